import type { Locator, Page } from '@playwright/test';

/** A code on screen: the side in modules, and the dark ones as a path. */
export interface Code {
  size: number;
  path: string;
}

/** The code in this part of a page. */
export const codeIn = (part: Locator): Promise<Code> =>
  part.locator('svg').evaluate((svg) => ({
    size: (svg as SVGSVGElement).viewBox.baseVal.width,
    path: svg.querySelector('path')!.getAttribute('d')!,
  }));

/** From now on the page has a camera that sees the content of `window.seen`: a code, as `codeIn` reads it. */
export async function withCamera(page: Page) {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1280, height: 720 });
    const brush = canvas.getContext('2d')!;
    const paint = () => {
      brush.resetTransform();
      brush.fillStyle = '#777';
      brush.fillRect(0, 0, 1280, 720);
      const { seen } = window as unknown as { seen?: Code };
      if (!seen) return;
      // Like a phone in a hand: turned a little, and not in the middle.
      brush.translate(700, 380);
      brush.rotate(0.14);
      brush.scale(260 / seen.size, 260 / seen.size);
      brush.translate(-seen.size / 2, -seen.size / 2);
      brush.fillStyle = '#e8f2ee';
      brush.fillRect(0, 0, seen.size, seen.size);
      brush.fillStyle = '#062a28';
      brush.fill(new Path2D(seen.path));
    };
    setInterval(paint, 50);
    const devices = [{ kind: 'videoinput', deviceId: 'front' }];
    Object.defineProperty(navigator, 'mediaDevices', {
      value: {
        getUserMedia: async () => canvas.captureStream(20),
        enumerateDevices: async () => devices,
      },
    });
  });
}
