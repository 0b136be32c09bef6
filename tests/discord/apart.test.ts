import { describe, expect, it } from 'vitest';
import { toldApart } from '../../src/discord/menu/apart.js';
import { copiesIn } from '../../src/discord/render/copies.js';
import { translator } from '../../src/discord/render/translator.js';
import {
  type CardView,
  digest,
  type Option,
  optionsOf,
  type Panel,
  type Prompt,
  type Scene,
  text,
} from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import { voice } from './render/voice.js';

const say = voice(['Ann', 'Bob']);
const named = (name: string) => text('name', { name });
const option = (key: string, name = 'Drone'): Option => ({ key, label: named(name) });
const asked = (...options: Option[]): Prompt => ({
  ...{ kind: 'one', number: 7, seat: 0, reason: 'attack', question: named('Which?'), trail: [] },
  ...{ default: { pick: [] }, options },
});
const view = (key: string, more: Partial<CardView> = {}): CardView => ({
  key,
  card: null,
  title: named('Drone'),
  ...more,
});
const panel = (seat: number, kind: 'row' | 'hand', ...cards: CardView[]): Panel => ({
  ...{ id: `${seat}`, seat, title: named('a place'), meters: [] },
  zones: [{ id: 'z', title: named('a zone'), kind, count: cards.length, cards }],
});
const scene = (...panels: Panel[]): Scene => ({ title: named('t'), status: named('s'), panels, turn: 0 });
const left = (value: number) => ({ counters: [{ id: 'hit-points', label: named('HP'), value }] });
const exhausted = { marks: [{ id: 'exhausted', words: named('exhausted') }] };

const labels = (prompt: Prompt, seen: Scene, hand: readonly CardView[] = []): string[] =>
  optionsOf(toldApart(prompt, seen, copiesIn(hand), say)).map(({ label }) => say.plain(label));
const drones = (...cards: CardView[]): string[] =>
  labels(asked(...cards.map(({ key }) => option(key ?? ''))), scene(panel(0, 'row', ...cards)));

describe('options of one name', () => {
  it('say whose they are', () => {
    const seen = scene(panel(0, 'row', view('c1')), panel(1, 'row', view('c2')));
    expect(labels(asked(option('c1'), option('c2')), seen)).toEqual(['Drone (Ann)', 'Drone (Bob)']);
  });

  it('say what is left of them, what they are and what they carry, as far as that tells them apart', () => {
    expect(drones(view('c1', { ...left(1), ...exhausted }), view('c2', left(2)))).toEqual([
      'Drone (HP 1)',
      'Drone (HP 2)',
    ]);
    expect(drones(view('c1', left(1)), view('c2', { ...left(1), ...exhausted }))).toEqual([
      'Drone',
      'Drone (exhausted)',
    ]);
    expect(drones(view('c1', { attached: [view('c9')] }), view('c2'))).toEqual(['Drone (Drone)', 'Drone']);
    expect(drones(view('c1', left(1)), view('c2', left(2)), view('c3', { ...left(2), ...exhausted }))).toEqual([
      'Drone (HP 1)',
      'Drone (HP 2)',
      'Drone (HP 2 · exhausted)',
    ]);
  });

  it('have a number where nothing differs', () => {
    expect(drones(view('c1'), view('c2'))).toEqual(['Drone (1)', 'Drone (2)']);
    expect(drones(view('c1', left(1)), view('c2', left(2)), view('c3', left(2)))).toEqual([
      'Drone (HP 1)',
      'Drone (HP 2 · 1)',
      'Drone (HP 2 · 2)',
    ]);
    // What is searched for lies nowhere on the table.
    expect(labels(asked(option('c1'), option('c2')), scene())).toEqual(['Drone (1)', 'Drone (2)']);
  });

  it('are known by whatever part of their keys differs, under whatever letter', () => {
    const seen = scene(panel(0, 'row', view('c1', left(1)), view('c2', left(2)), view('c3')));
    expect(labels(asked(option('smash.c3.h1'), option('smash.c3.h2')), seen)).toEqual(['Drone (HP 1)', 'Drone (HP 2)']);
  });

  it('stay as they are where they are copies in a hand, or under different titles', () => {
    const hand = [view('c1'), view('c2')];
    expect(labels(asked(option('c1'), option('c2')), scene(panel(0, 'hand', ...hand)), hand)).toEqual([
      'Drone',
      'Drone',
    ]);
    const grouped = [option('c1'), { ...option('c2'), group: named('Others…') }];
    expect(labels(asked(...grouped), scene())).toEqual(['Drone', 'Drone']);
  });

  it('keep their keys, and the question its fingerprint', () => {
    const prompt = asked(option('c1'), option('c2'), option('c3', 'Rhino'));
    const told = toldApart(prompt, scene(), copiesIn([]), say);
    expect(optionsOf(told).map(({ key }) => key)).toEqual(['c1', 'c2', 'c3']);
    expect(digest(told)).toBe(digest(prompt));
    expect(optionsOf(told)[2]).toEqual(option('c3', 'Rhino'));
  });
});

it.each([
  ['en', 'Hit points 1'],
  ['de', 'Lebenspunkte 1'],
  ['fr', 'Points de vie 1'],
  ['es', 'Vida 1'],
])('in %s, Champions says how many hit points are left', (locale, left) => {
  const words = translator(loadWords('champions', locale), { names: ['Ann'], cardTitle: () => undefined });
  const drone = (key: string, value: number): CardView => ({
    ...{ key, card: null, title: text('facedown-drone') },
    counters: [{ id: 'hit-points', label: text('meter-hit-points'), value }],
  });
  const options = ['c1', 'c2'].map(key => ({ key, label: text('facedown-drone') }));
  const seen = scene(panel(0, 'row', drone('c1', 1), drone('c2', 2)));
  const [first] = optionsOf(toldApart(asked(...options), seen, copiesIn([]), words));
  expect(words.plain(first?.label ?? named(''))).toContain(`(${left})`);
});
