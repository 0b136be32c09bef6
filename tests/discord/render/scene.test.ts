import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { sceneEmbeds, tellScene } from '../../../src/discord/render/scene.js';
import { levels } from '../../../src/discord/render/scene-lines.js';
import { type CardView, type Panel, type Scene, type Text, text } from '../../../src/kernel/index.js';
import { scene } from './arbitrary.js';
import { checkBody } from './oracle.js';
import { voice } from './voice.js';

const say = voice(['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou']);
const named = (name: string): Text => text('name', { name });
const fact = (n: number): Text => text('fact', { word: 'level', n });
const PUBLIC = { viewer: 'public' } as const;

/** Titles that are told face up: of rows, hands and chains all, of piles the top. */
const titles = (told: Scene): string[] => {
  const own = (card: CardView): string[] => [
    ...(card.card === null ? [] : [say(card.title)]),
    ...(card.attached ?? []).flatMap(own),
  ];
  return told.panels.flatMap(panel =>
    panel.zones.flatMap(zone =>
      zone.kind === 'pile'
        ? zone.cards.slice(0, 1).flatMap(card => (card.card === null ? [] : [say(card.title)]))
        : zone.cards.flatMap(own),
    ),
  );
};

describe('any scene', () => {
  test.prop([scene({ panels: 10 })], { numRuns: 80 })('is one embed within the limits', told => {
    const embeds = sceneEmbeds(told, say, PUBLIC);
    expect(embeds).toHaveLength(1);
    expect(checkBody('message', { embeds })).toEqual([]);
    expect(sceneEmbeds(told, say, PUBLIC)).toEqual(embeds);
  });

  test.prop([scene({ panels: 32, zones: 2, cards: 2 })], { numRuns: 50 })(
    'is so with more panels than fields',
    told => {
      expect(checkBody('message', { embeds: sceneEmbeds(told, say, PUBLIC) })).toEqual([]);
    },
  );

  test.prop([scene({ panels: 4, zones: 3, cards: 3 })], { numRuns: 150 })(
    'names every card that shortening leaves',
    told => {
      const { embed, levels: used, cut } = tellScene(told, say, PUBLIC);
      const capped = used.some(level => levels[level]?.cards !== Number.POSITIVE_INFINITY);
      fc.pre(!cut && !capped);
      const words = JSON.stringify(embed.fields);
      for (const title of titles(told)) expect(words).toContain(JSON.stringify(title.slice(0, 90)).slice(1, -2));
    },
  );
});

const card = (title: string, more: Partial<CardView> = {}): CardView => ({
  card: 'X',
  title: named(title),
  facts: [fact(4)],
  ...more,
});
const seat = (at: number, cards: CardView[]): Panel => ({
  id: `seat:${at}`,
  seat: at,
  title: text('seat', { seat: { seat: at } }),
  meters: [{ id: 'power', label: named('Power'), value: 7, max: 20 }],
  zones: [
    { id: 'hand', title: named('Hand'), kind: 'hand', count: 5, cards: [] },
    { id: 'deck', title: named('Deck'), kind: 'pile', count: 23, cards: [] },
    { id: 'discard', title: named('Discard'), kind: 'pile', count: 4, cards: [card('Web')] },
    { id: 'keepers', title: named('Keepers'), kind: 'row', count: cards.length, cards },
  ],
});
const table = (panels: Panel[], turn: number | null = 0): Scene => ({
  title: named('Super Heroes'),
  status: named('Turn 5'),
  panels,
  turn,
});

describe('a small table', () => {
  it('reads in order, a line for what belongs together', () => {
    const keepers = [
      card('Iron Man', {
        marks: [{ id: 'exhausted', words: named('exhausted') }],
        counters: [{ id: 'damage', label: named('damage'), value: 3, max: 5 }],
        attached: [card('Shield', { attached: [card('Strap', { upsideDown: true, facts: [] })] })],
      }),
      { card: null, title: named('secret') },
      { card: null, title: named('secret'), back: named('Drone') },
    ];
    const [embed] = sceneEmbeds(table([seat(0, keepers), seat(1, [])]), say, { viewer: 1 });
    expect(embed).toEqual({
      title: 'Super Heroes',
      description: 'Turn 5',
      fields: [
        {
          name: '▶ Ann',
          value: [
            'Power 7/20',
            '**Hand** 5 · **Deck** 23 · **Discard** 4 (top: Web)',
            '**Keepers** 3',
            '• Iron Man – level 4 · *exhausted* · damage 3/5',
            '\u2003↳ Shield – level 4',
            '\u2003\u2003↳ Strap · upside down',
            '• Facedown card',
            '• Drone',
          ].join('\n'),
        },
        {
          name: 'Bob (you)',
          value: 'Power 7/20\n**Hand** 5 · **Deck** 23 · **Discard** 4 (top: Web) · **Keepers** 0',
        },
      ],
    });
  });

  it('tells what hangs together in a chain, also where it branches', () => {
    const chain: Panel = {
      id: 'table',
      title: named('Battle'),
      meters: [],
      zones: [
        {
          id: 'chain',
          title: named('Chain'),
          kind: 'chain',
          count: 3,
          cards: ['A', 'B', 'C'].map(title => card(title, { key: title, facts: [] })),
          links: [
            { from: 'A', to: 'B', label: named('fire') },
            { from: 'A', to: 'C' },
          ],
        },
      ],
    };
    expect(sceneEmbeds(table([chain]), say, PUBLIC)[0]?.fields?.[0]?.value).toBe(
      '**Chain** 3\n• A → B (fire) → C\n• B\n• C',
    );
  });

  it('says the result under the status', () => {
    const over: Scene = { ...table([]), result: named('Ann wins') };
    expect(sceneEmbeds(over, say, PUBLIC)[0]?.description).toBe('Turn 5\nAnn wins');
  });
});

describe('shortening', () => {
  const crowd = (facts: number, size = 6, name = 'Keeper') =>
    Array.from({ length: size }, (_, at) =>
      card(`${name} ${at}`, {
        facts: Array.from({ length: facts }, (_, n) => fact(n)),
        attached: [card(`${name} upgrade ${at}`, { facts: Array.from({ length: facts }, (_, n) => fact(n)) })],
      }),
    );
  const eight = (cards: CardView[]) =>
    table(
      Array.from({ length: 8 }, (_, at) => seat(at, cards)),
      2,
    );

  it('first leaves out the facts of the seats that are not to act', () => {
    const { levels: used, embed } = tellScene(eight(crowd(5)), say, PUBLIC);
    expect(used).toEqual([1, 1, 0, 1, 1, 1, 1, 1]);
    expect(embed.fields?.[2]?.value).toContain('level 3');
    expect(embed.fields?.[3]?.value).not.toContain('level');
    expect(embed.fields?.[3]?.value).toContain('Keeper upgrade 5');
  });

  it('counts those as acting who are asked, if told', () => {
    expect(tellScene(eight(crowd(5)), say, { viewer: 'public', acting: [5] }).levels).toEqual([1, 1, 1, 1, 1, 0, 1, 1]);
  });

  it('then puts equal cards together', () => {
    const same = Array.from({ length: 40 }, () => card('A rather long name for a keeper', { facts: [] }));
    const { embed, levels: used } = tellScene(table([seat(0, same)]), say, PUBLIC);
    expect(used).toEqual([2]);
    expect(embed.fields?.[0]?.value).toContain('• 40 × A rather long name for a keeper');
  });

  it('then names only the first cards, and counts the others', () => {
    const { embed, levels: used } = tellScene(table([seat(0, crowd(1, 40))]), say, PUBLIC);
    expect(levels[used[0] ?? 0]).toMatchObject({ cards: 12, collapse: true, facts: false });
    expect(embed.fields?.[0]?.value).toMatch(/• and 28 more$/);
  });

  it('keeps one crowded panel from taking the others with it', () => {
    expect(tellScene(table([seat(0, crowd(1, 40)), seat(1, crowd(1))]), say, PUBLIC).levels[1]).toBe(0);
  });

  it.each([1, 8, 12])('holds with %i seats of very long names', seats => {
    const giant = table(
      Array.from({ length: seats }, (_, at) => ({
        ...seat(at, crowd(5, 6, '*'.repeat(300))),
        title: named('~'.repeat(400)),
      })),
    );
    expect(checkBody('message', { embeds: sceneEmbeds(giant, say, PUBLIC) })).toEqual([]);
  });

  it('cuts whole lines at the very end, and says how many', () => {
    const zones = Array.from({ length: 60 }, (_, at) => ({
      ...seat(0, [card(`C${at}`)]).zones[3]!,
      title: named(`A zone by number ${at}`),
    }));
    const { embed, cut } = tellScene(table([{ ...seat(0, []), zones }]), say, PUBLIC);
    expect(cut).toBe(true);
    expect(embed.fields?.[0]?.value).toMatch(/\nand \d+ more lines$/);
    expect(checkBody('message', { embeds: [embed] })).toEqual([]);
  });
});
