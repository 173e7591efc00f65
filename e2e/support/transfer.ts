/** Exported matches, as the app writes them. */

import type { AnySave } from './saves.ts';

/** CRC-32 (ISO-HDLC), bit by bit. */
function crc32(text: string): number {
  let crc = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A text with version, age, length and checksum around the data. */
export function framed(data: unknown, version = 1, age = 1_800_000_000_000): string {
  const text = JSON.stringify(sorted(data));
  const length = new TextEncoder().encode(text).length;
  const crc = crc32(`${version} ${age} ${length} ${text}`);
  return `{"v":${version},"n":${age},"len":${length},"crc":${crc},"data":${text}}`;
}

/** A match in the format of an export. */
export function exported({ players, saved_at, record }: AnySave): string {
  return framed({ players, saved_at, record });
}

/** The app writes the names of fields in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort().map(([name, field]) => [name, sorted(field)]));
}
