import fc from 'fast-check';
import {
  type Answer,
  type CardView,
  countsOf,
  type LogEntry,
  type Panel,
  type Prompt,
  type Scene,
  type Text,
  text,
  wayOf,
  type Zone,
} from '../../../src/kernel/index.js';

/** Names as people and card sets choose them, the hostile ones among them. */
export const name: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Iron Man', 'Spider-Man', 'Ta-Da!', 'Ms. Marvel', 'Wölfin', '1. Strike') },
  { weight: 2, arbitrary: fc.string({ maxLength: 40, unit: 'grapheme' }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '@everyone',
      '<@123456789012345678>',
      '**bold** ~~x~~ ||spoiler||',
      'https://discord.gg/abc',
      '[link](https://example.com)',
      '`code`',
      '> quote',
      '\u202Egnp.exe',
      '\u200b\u200b',
      '# Title\nnext',
      '\\',
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 400 }).map(n => 'Long*'.repeat(n)) },
);

/** A sentence that is one name. */
export const titled: fc.Arbitrary<Text> = name.map(said => text('name', { name: said }));
export const fact: fc.Arbitrary<Text> = fc
  .record({ word: fc.constantFrom('level', 'attack', 'cost'), n: fc.nat(20) })
  .map(args => text('fact', args));

const key = fc.oneof(
  { weight: 6, arbitrary: fc.nat(999).map(n => `c${n}`) },
  { weight: 2, arbitrary: fc.string({ minLength: 1, maxLength: 150 }).filter(said => !(said in {})) },
  { weight: 1, arbitrary: fc.constantFrom('pass', 'done', 'a|b', '~x', ' ', '12') },
);

const meter = fc.record(
  { id: fc.constant('m'), label: titled, value: fc.nat(99), max: fc.nat(99) },
  { requiredKeys: ['id', 'label', 'value'] },
);
const mark = fc.record({ id: fc.constant('mark'), words: titled });

const leaf = {
  card: fc.option(fc.constant('X1')),
  title: titled,
  facts: fc.array(fact, { maxLength: 5 }),
  upsideDown: fc.boolean(),
  marks: fc.array(mark, { maxLength: 2 }),
  counters: fc.array(meter, { maxLength: 2 }),
};
const plainCard: fc.Arbitrary<CardView> = fc.record(leaf, { requiredKeys: ['card', 'title'] });
export const card: fc.Arbitrary<CardView> = fc.record(
  { ...leaf, attached: fc.array(plainCard, { maxLength: 3 }) },
  { requiredKeys: ['card', 'title'] },
);

const zone = (cards: number): fc.Arbitrary<Zone> =>
  fc
    .record({
      id: fc.constant('z'),
      title: titled,
      kind: fc.constantFrom('row', 'pile', 'hand', 'chain'),
      cards: fc.array(card, { maxLength: cards }),
      hidden: fc.nat(30),
    })
    .map(({ hidden, cards: shown, ...rest }) => {
      const keyed = shown.map((one, at) => ({ ...one, key: `k${at}` }));
      const links = rest.kind === 'chain' && keyed.length > 1 ? [{ from: 'k0', to: 'k1', label: rest.title }] : [];
      return { ...rest, cards: keyed, links, count: shown.length + hidden };
    });

/** A scene of any size up to far beyond what an embed holds. */
export const scene = ({ panels = 10, zones = 5, cards = 8 } = {}): fc.Arbitrary<Scene> =>
  fc
    .record({
      title: titled,
      status: titled,
      result: fc.option(titled, { nil: undefined }),
      turn: fc.option(fc.nat(1)),
      panels: fc.array(
        fc.record({
          title: titled,
          meters: fc.array(meter, { maxLength: 4 }),
          zones: fc.array(zone(cards), { maxLength: zones }),
        }),
        { maxLength: panels },
      ),
    })
    .map(({ result, panels: some, ...rest }) => ({
      ...rest,
      ...(result !== undefined && { result }),
      panels: some.map((panel, at): Panel => ({ ...panel, id: `p${at}`, ...(at > 0 && { seat: at - 1 }) })),
    }));

export interface Size {
  readonly options: number;
  readonly range: number;
}

const option = fc.record(
  {
    key,
    label: titled,
    card: fc.constant('X1'),
    group: fc.constantFrom('hand', 'table', 'deck').map(g => text('name', { name: g })),
  },
  { requiredKeys: ['key', 'label'] },
);
const options = (most: number, least = 1) =>
  fc.uniqueArray(option, { minLength: least, maxLength: most, selector: one => one.key });

const base = fc.record(
  {
    number: fc.integer({ min: 1, max: 99_999 }),
    seat: fc.nat(1),
    reason: fc.constant('attack'),
    question: titled,
    source: fc.constant('X1'),
    trail: fc.array(titled, { maxLength: 4 }),
    default: fc.constant<Answer>({ pick: [] }),
  },
  { requiredKeys: ['number', 'seat', 'reason', 'question', 'trail', 'default'] },
);

/** Prompts of every kind; each has at least one legal answer. */
export const prompt = ({ options: most, range }: Size): fc.Arbitrary<Prompt> =>
  base.chain(common =>
    fc.oneof(
      options(most).map((list): Prompt => ({ ...common, kind: 'one', options: list })),
      fc
        .tuple(options(most), fc.nat(), fc.nat(), fc.boolean(), fc.boolean())
        .map(([list, a, b, worded, ordered]): Prompt => {
          const max = a % (list.length + 1);
          const none = { key: 'take', label: text('name', { name: 'Take it' }) };
          return {
            ...common,
            kind: 'some',
            options: list,
            min: max === 0 ? 0 : b % (max + 1),
            max,
            ...(worded && { none }),
            ...(ordered && max > 1 && { ordered }),
          };
        }),
      fc
        .tuple(fc.nat(50), fc.nat(range))
        .map(([min, more]): Prompt => ({ ...common, kind: 'amount', min, max: min + more })),
      options(Math.min(most, 60)).map((list): Prompt => ({ ...common, kind: 'order', options: list })),
      fc
        .tuple(options(most), fc.array(fc.nat(4), { minLength: most, maxLength: most }), fc.nat())
        .map(([list, caps, pick]): Prompt => {
          const held = list.map((one, at) => ({ ...one, max: caps[at] ?? 1 }));
          const room = held.reduce((sum, one) => sum + one.max, 0);
          return { ...common, kind: 'distribute', options: held, total: pick % (room + 1) };
        }),
      fc
        .tuple(
          options(most),
          fc.array(
            fc.uniqueArray(fc.constantFrom('energy', 'mental', 'wild', 'both'), { minLength: 1, maxLength: 3 }),
            {
              minLength: most,
              maxLength: most,
            },
          ),
          fc.integer({ min: 1, max: 3 }),
          fc.boolean(),
        )
        .map(([list, ways, cost, typed]): Prompt => {
          const able = list.map((one, at) => ({
            ...one,
            ways: (ways[at] ?? ['wild']).map((as, n) =>
              wayOf(as === 'both' ? { energy: 1, mental: 1 + (n % 2) } : { [as]: 1 + ((at + n) % 2) }),
            ),
          }));
          const [first = 'wild'] = Object.keys(countsOf(able[0]?.ways[0] ?? wayOf({})));
          const total = Math.min(cost, able.length);
          return { ...common, kind: 'pay', options: able, cost: { total, typed: typed ? { [first]: 1 } : {} } };
        }),
    ),
  );

export const entry: fc.Arbitrary<LogEntry> = fc
  .record({ n: fc.integer({ min: 1, max: 500 }), depth: fc.nat(8), said: name, own: name, secret: fc.boolean() })
  .map(({ n, depth, said, own, secret }) => ({
    n,
    depth,
    id: 'name',
    args: { name: said },
    ...(secret && { secret: { seats: [0], id: 'name', args: { name: own } } }),
  }));
