import { type CardView, type Fact, type Meter, type Panel, type Scene, signed, text } from '../../src/kernel/index.js';

// Tables of games of every kind, so that a game that comes later finds its picture ready. A word is the id of its text.

const meter = (id: string, value: number, max?: number): Meter => ({
  id,
  label: text(id),
  value,
  ...(max !== undefined && { max }),
});
const mark = (id: string) => ({ id, words: text(id) });
const stat = (icon: string, value: number): Fact => signed(text(`${icon} ${value}`), [icon], value);
const kind = (...icons: string[]): Fact => signed(text(icons.join(' and ')), icons);

let keys = 0;
const card = (title: string, facts: readonly Fact[], more: Partial<CardView> = {}): CardView => ({
  key: `k${++keys}`,
  card: 'X1',
  title: text(title),
  facts,
  ...more,
});

/** Says a text by its id, and seats by their numbers. */
export const say = ({ id, args = {} }: ReturnType<typeof text>): string => {
  const values = Object.values(args).map(arg =>
    typeof arg !== 'object' ? String(arg) : 'seat' in arg ? `seat ${arg.seat}` : 'id' in arg ? say(arg) : '',
  );
  return [id, ...values].join(' ').trim();
};

const hero = (seat: number): Panel => ({
  id: `seat:${seat}`,
  seat,
  title: text(['Peter Parker', 'Carol Danvers', 'Jennifer Walters', 'Tony Stark'][seat] ?? 'Somebody'),
  meters: [meter('health', 9 - seat, 12), meter('hand-size', 5)],
  zones: [
    {
      id: 'identity',
      title: text('Identity'),
      kind: 'row',
      count: 1,
      cards: [
        card('Spider-Man', [stat('thwart', 1), stat('attack', 2), stat('defense', 3)], {
          marks: seat === 0 ? [mark('exhausted'), mark('stunned'), mark('tough')] : [mark('confused')],
          attached: [card('Web-Shooter', [kind('tech')], { counters: [meter('web counters', 2)] })],
        }),
      ],
    },
    {
      id: 'allies',
      title: text('Allies and upgrades'),
      kind: 'row',
      count: 4,
      cards: [
        card('Black Cat', [stat('cost', 2), stat('thwart', 1), stat('attack', 1), kind('energy')], {
          marks: [mark('exhausted')],
          counters: [meter('damage', 1)],
        }),
        card('Avengers Mansion', [stat('cost', 4), kind('mental')]),
        card('Spider-Tracer', [stat('cost', 1), kind('physical', 'wild')]),
        card('Aunt May', [stat('cost', 1)], { counters: [meter('uses', 3)] }),
      ],
    },
    {
      id: 'engaged',
      title: text('Engaged minions'),
      kind: 'row',
      count: 2,
      cards: [
        card('Hydra Mercenary', [stat('attack', 1), stat('scheme', 0)], {
          counters: [meter('damage', 2, 3)],
        }),
        card('Shocker', [stat('attack', 2)], { marks: [mark('stunned')] }),
      ],
    },
    { id: 'hand', title: text('Hand'), kind: 'hand', count: 5, cards: [] },
    { id: 'deck', title: text('Deck'), kind: 'pile', count: 21, cards: [] },
    { id: 'discard', title: text('Discard pile'), kind: 'pile', count: 7, cards: [card('Swinging Web Kick', [])] },
  ],
});

/** Four heroes against a villain: schemes, attachments, minions, counters, every state of a card. */
export const villains: Scene = {
  title: text('Marvel Champions'),
  status: text('Round 4, the villain phase: Rhino attacks Peter Parker.'),
  turn: 0,
  panels: [
    {
      id: 'table',
      title: text('The villain'),
      meters: [meter('health', 31, 56), meter('threat', 9, 28), meter('acceleration', 2)],
      zones: [
        {
          id: 'villain',
          title: text('Villain and schemes'),
          kind: 'row',
          count: 3,
          cards: [
            card('Rhino', [stat('attack', 3), stat('scheme', 1)], {
              marks: [mark('tough'), mark('confused')],
              attached: [
                card('Armored Rhino Suit', [], { counters: [meter('damage', 3, 5)] }),
                card('Charge', [stat('boost', 1)]),
              ],
            }),
            card('The Break-In!', [kind('hazard')], { counters: [meter('threat', 9, 28)] }),
            card('Crowd Control', [kind('crisis')], { counters: [meter('threat', 4)] }),
          ],
        },
        { id: 'encounter', title: text('Encounter deck'), kind: 'pile', count: 18, cards: [] },
      ],
    },
    ...[0, 1, 2, 3].map(hero),
  ],
};

/** Eight teams of three heroes, with places already taken. */
export const teams: Scene = {
  title: text('Super Powered Smash Masters'),
  status: text('Team 3 chooses whom to attack.'),
  turn: 2,
  panels: Array.from(
    { length: 8 },
    (_, seat): Panel => ({
      id: `seat:${seat}`,
      seat,
      title: text(`Team ${seat + 1} of Wilhelmina-Charlotte`),
      meters: [meter('hero stack', 6 - (seat % 3), 9), ...(seat > 5 ? [meter('place', seat + 1)] : [])],
      zones: [
        {
          id: 'heroes',
          title: text('Heroes'),
          kind: 'row',
          count: 3,
          cards: [
            card('Cat Lady', [kind('nature'), stat('power', 3)], {
              ...(seat === 2 && { marks: [mark('stunned')], attached: [card('Cape of Thorns', [kind('magic')])] }),
            }),
            card('Doctor Gadgeteer', [kind('gadget'), stat('power', 5)], seat === 4 ? { upsideDown: true } : {}),
            card('The Mutant With A Remarkably Long Name', [kind('mutant', 'magic'), stat('power', 12)]),
          ],
        },
        { id: 'hand', title: text('Hand'), kind: 'hand', count: 5, cards: [] },
        { id: 'deck', title: text('Deck'), kind: 'pile', count: 30 - seat, cards: [] },
      ],
    }),
  ),
};

const link = (from: string, to: string, label: string) => ({ from, to, label: text(label) });

/** Chains that branch, with ratings and counters, and one face-down card. */
export const chains: Scene = {
  title: text('Marvel Recharge'),
  status: text('Attack 2: both chains are open.'),
  turn: 1,
  panels: [
    {
      id: 'seat:1',
      seat: 1,
      title: text('Theo'),
      meters: [meter('rating', 27)],
      zones: [
        {
          id: 'chain',
          title: text('Attack chain'),
          kind: 'chain',
          count: 7,
          cards: [
            card('Wolverine', [stat('rating', 7)], { key: 'a', counters: [meter('rating', 7)] }),
            card('Claw Swipe', [stat('rating', 4)], { key: 'b' }),
            card('Berserker Rage', [stat('rating', 5)], { key: 'c', marks: [mark('tough')] }),
            card('Cyclops', [stat('rating', 6)], { key: 'd' }),
            card('Optic Blast of the Second Summers Brother', [stat('rating', 3)], { key: 'e' }),
            { key: 'f', card: null, title: text('hidden') },
            card('Fastball Special', [stat('rating', 2)], { key: 'g' }),
          ],
          links: [
            link('a', 'b', 'claw'),
            link('b', 'c', 'fury'),
            link('b', 'd', 'team'),
            link('d', 'e', 'energy'),
            { from: 'e', to: 'f' },
            link('a', 'g', 'strength'),
            link('g', 'd', 'throw'),
          ],
        },
        { id: 'hand', title: text('Hand'), kind: 'hand', count: 4, cards: [] },
      ],
    },
  ],
};

/** Forty cards face up, as many as two seats are ever likely to have. */
export const crowded: Scene = {
  title: text('A crowded table'),
  status: text('Turn 30: Mara is up.'),
  turn: 0,
  panels: [0, 1].map(seat => ({
    id: `seat:${seat}`,
    seat,
    title: text(['Mara', 'Theo'][seat] as string),
    meters: [meter('power', 7, 20)],
    zones: [
      {
        id: 'keepers',
        title: text('Keepers'),
        kind: 'row',
        count: 20,
        cards: Array.from({ length: 20 }, (_, at) =>
          card(['Thunderbolt', 'Arms Race', 'Here Comes the Spider-Man', 'Samurai Slash'][at % 4] as string, [
            stat('level', at % 9),
            stat('attack', (at * 3) % 10),
            kind(['animal', 'strength', 'elemental', 'energy', 'tech', 'speed'][at % 6] as string),
            kind('block', ['tech', 'speed'][at % 2] as string),
          ]),
        ),
      },
      { id: 'deck', title: text('Deck'), kind: 'pile', count: 12, cards: [] },
    ],
  })),
};
