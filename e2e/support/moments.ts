import { type Save, type Step } from './saves.ts';

const LOG: Step[] = [
  [1, { attack: '8d' }], [0, { beat: { attack: '8d', with: '10d' } }], [1, 'pass'], [0, { attack: '6c' }],
  [1, { beat: { attack: '6c', with: '8c' } }], [0, 'pass'], [1, { attack: 'Qc' }],
  [0, { beat: { attack: 'Qc', with: 'Kc' } }], [1, 'pass'], [0, { attack: '7h' }],
  [1, { beat: { attack: '7h', with: '7s' } }], [0, { attack: '7c' }],
  [1, { beat: { attack: '7c', with: '10c' } }], [0, 'pass'], [1, { attack: '6h' }],
  [0, { beat: { attack: '6h', with: 'Qh' } }], [1, 'pass'], [0, { attack: '9h' }],
  [1, { beat: { attack: '9h', with: '6s' } }], [0, { attack: '9c' }],
  [1, { beat: { attack: '9c', with: 'Jc' } }], [0, 'pass'], [1, { attack: '8h' }],
  [0, { beat: { attack: '8h', with: 'Ah' } }], [1, { attack: 'Ac' }],
  [0, { beat: { attack: 'Ac', with: '10s' } }], [1, { attack: '10h' }],
  [0, { beat: { attack: '10h', with: 'Js' } }], [1, 'pass'], [0, { attack: '6d' }],
  [1, { beat: { attack: '6d', with: '7d' } }], [0, 'pass'], [1, { attack: '9d' }],
  [0, { beat: { attack: '9d', with: 'Jd' } }], [1, { attack: 'Jh' }],
  [0, { beat: { attack: 'Jh', with: '9s' } }], [1, 'pass'], [0, { attack: 'Qd' }],
  [1, { beat: { attack: 'Qd', with: '8s' } }], [0, 'pass'], [1, { attack: 'Kh' }],
  [0, { beat: { attack: 'Kh', with: 'Ks' } }], [1, 'pass'], [0, { attack: 'Kd' }],
  [1, { beat: { attack: 'Kd', with: 'Qs' } }], [0, 'pass'], [1, { attack: 'As' }], [0, 'take'],
];

/** A finished match of Durak, in which the first player had better cards to play at two moments: the kings of diamonds. */
export const WITH_MOMENTS: Save = {
  players: [
    { name: 'Mina', kind: 'person', duck: 0 },
    { name: null, kind: { bot: 'dabbler' }, duck: 1 },
  ],
  saved_at: 0,
  label: null,
  record: { format: 1, game: 'durak', rules: 1, setup: { seats: 2, seed: 1, options: {"after_fool": "attacked", "deck": 36, "first_bout_five": false, "length": {"deals": 1}, "several_at_once": false, "teams": false, "throw_in": "all", "throw_in_after_take": false, "transfer": false, "transfer_by_showing": false} }, log: LOG },
};
