import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readList } from '../../../../src/decks/list/read.js';
import { writeList } from '../../../../src/decks/list/write.js';
import { type Card, cardFrom } from '../../../../src/games/smash/card.js';
import { cards } from '../../../../src/games/smash/cards/index.js';
import { ready } from '../../../../src/games/smash/decks/ready.js';
import { smash } from '../../../../src/games/smash/index.js';
import { type Kind, TYPES } from '../../../../src/games/smash/printed.js';
import { cardSchema } from '../../../../src/games/smash/written.js';
import type { Game } from '../../../../src/kernel/index.js';
import { loadWords, type TableWords } from '../../../../src/locales/index.js';

const of = <K extends Kind>(kind: K): Extract<Card, { kind: K }>[] =>
  cards.filter((card): card is Extract<Card, { kind: K }> => card.kind === kind);
const named = (id: string): Card => cards.find(card => card.id === id) as Card;
const words = loadWords('smash', 'en');
const table: TableWords = { names: [], cardTitle: id => smash.cards.get(id)?.title };
const said = ({ says }: Card): string => (says === null ? '' : words.say(says, table));

describe('the house set', () => {
  test('36 heroes, nine of each type, and a Super for each', () => {
    for (const type of TYPES) expect(of('hero').filter(card => card.type === type)).toHaveLength(9);
    expect(
      of('super')
        .map(({ hero }) => hero)
        .sort(),
    ).toEqual(
      of('hero')
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('README.md counts them', () => {
    const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
    const [heroes, supers, stories, loots] = (['hero', 'super', 'story', 'loot'] as const).map(kind => of(kind).length);
    expect(readme).toContain(
      `(${heroes} heroes, ${supers} Supers, ${stories} Stories, ${loots} Loots, Team-Ups and Smash) and four ready-made decks`,
    );
    expect(ready).toHaveLength(4);
  });

  test('Stories, one Smash, and Team-Ups for all ten pairs of types', () => {
    expect(of('story')).toHaveLength(40);
    expect(of('smash')).toHaveLength(1);
    expect(new Set(of('team-up').map(({ types }) => [...types].sort().join()))).toHaveProperty('size', 10);
    expect(of('team-up')).toHaveLength(10);
  });

  test('24 Loots, six of each type: always on, used, and played against a rival', () => {
    for (const type of TYPES) {
      const own = of('loot').filter(card => card.type === type);
      expect(own).toHaveLength(6);
      expect(own.filter(({ reaction }) => reaction !== null)).toHaveLength(2);
      expect(own.some(({ use }) => use !== null)).toBe(true);
      expect(own.some(({ passive }) => passive.length > 0)).toBe(true);
    }
  });

  test('ids and names are unique', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(new Set(cards.map(({ name }) => name.toLowerCase())).size).toBe(cards.length);
  });

  test('no two cards play alike', () => {
    const shapes = cards.map(card => {
      const { id: _id, name: _name, ...plays } = card.data;
      // Which hero a Super is for, and which type a hero or Loot has, makes no other card of it.
      const { hero: _hero, type: _type, ...rest } = plays as Record<string, unknown>;
      return JSON.stringify(rest);
    });
    expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
  });

  test('no two cards of a kind say the same, and each says something short', () => {
    for (const kind of ['hero', 'super', 'story', 'loot', 'team-up'] as const) {
      const texts = of(kind).map(said);
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) {
        expect(text.length).toBeGreaterThan('Draw.'.length);
        expect(text.length).toBeLessThan(300);
        expect(text).not.toMatch(/\{|\$| {2}/);
      }
    }
  });

  test('Cat Lady and Help Centaur revive; Cool Man’s Super kicks him off his team; X-Ray Spex are used to look at a hand', () => {
    const byName = (name: string): Card => cards.find(card => card.name === name) as Card;
    for (const name of ['Cat Lady', 'Help Centaur'])
      expect(said(byName(name))).toContain('Power: revive one of your heroes');
    const cool = of('super').find(({ hero }) => named(hero).name === 'Cool Man') as Card;
    expect(said(cool)).toContain('then Cool Man is defeated unless it’s your last hero.');
    expect(said(byName('X-Ray Spex'))).toBe('Use: look at a rival’s hand.');
  });

  test('a Super speaks of its hero by name, a hero of itself as "this hero"', () => {
    const supers = of('super');
    expect(supers.filter(card => said(card).includes('this hero'))).toEqual([]);
    for (const card of supers) expect(said(card)).toContain(named(card.hero).name);
    const again = supers.filter(card => said(card).split(named(card.hero).name).length > 2);
    expect(again.length).toBeGreaterThan(4);
    expect(of('hero').some(card => said(card).includes('this hero'))).toBe(true);
  });
});

describe('what a card says', () => {
  const saying = (card: object): string => said(cardFrom(cardSchema.parse({ id: 'TX1', name: 'Test', ...card })));
  const story = (...does: object[]): string => saying({ kind: 'story', does });
  const again = { do: 'again' };
  const draw = { do: 'draw', count: 1 };

  test('SM-C24: behind a condition, a coin or a choice it tells what belongs to it from what happens in any case', () => {
    const behind = { if: 'behind' };
    expect(story({ do: 'when', is: behind, does: [again, draw] })).toBe(
      'If a rival has more heroes in play than you, take another action this turn and draw a card.',
    );
    expect(story({ do: 'when', is: behind, does: [{ do: 'discard', count: 1, who: 'rivals' }, draw] })).toBe(
      'If a rival has more heroes in play than you, make each rival discard a card and draw a card yourself.',
    );
    expect(story({ do: 'when', is: behind, does: [again] }, draw)).toBe(
      'If a rival has more heroes in play than you, take another action this turn; in any case, draw a card.',
    );
    expect(story({ do: 'flip', tails: [again] }, draw)).toBe(
      'Flip a coin; on tails, take another action this turn; in any case, draw a card.',
    );
    expect(story({ do: 'choose', of: [[again], [draw]] }, again, draw)).toBe(
      'Either take another action this turn, or draw a card; in any case, take another action this turn, then draw a card.',
    );
    expect(story(again, draw)).toBe('Take another action this turn, then draw a card.');
  });

  test('SM-C29: a card says whether its owner may use what waits for something, or it happens anyway', () => {
    const waiting = (more: object): string =>
      saying({ kind: 'hero', type: 'magic', triggers: [{ on: 'stunned', does: [draw], ...more }] });
    expect(waiting({})).toBe('When stunned, you may draw a card.');
    expect(waiting({ must: true })).toBe('When stunned: draw a card.');
  });

  test('Loot that is played against something is discarded before it does the rest, or stays', () => {
    const loot = { kind: 'loot', type: 'magic', reaction: 'attack', does: [draw] };
    expect(saying(loot)).toBe('Against an attack: discard this from your hand to end it, then draw a card.');
    expect(saying({ ...loot, passive: [{ is: 'sturdy' }] })).toBe(
      'Against an attack: equip this to end it, then draw a card. Sturdy: when it would be stunned, you may flip a coin; on heads it isn’t.',
    );
  });
});

describe('decks', () => {
  const options = smash.options.parse({});
  const rules = (change: Record<string, number>): string[] =>
    smash.decks.check({ name: '', cards: { ...ready[0]?.cards, ...change } }, options).map(({ rule }) => rule);

  test('four ready ones, all legal, each with the Supers of its heroes', () => {
    expect(ready).toHaveLength(4);
    for (const deck of ready) {
      expect(smash.decks.check(deck, options)).toEqual([]);
      for (const id of Object.keys(deck.cards)) if (named(id).kind === 'hero') expect(deck.cards[`S${id}`]).toBe(1);
    }
  });

  const [first] = ready;
  const own = (kind: Kind): string => Object.keys(first?.cards ?? {}).find(id => named(id).kind === kind) as string;
  const absent = (kind: Kind): string => of(kind).find(({ id }) => first?.cards[id] === undefined)?.id as string;
  test.each([
    ['nine heroes', { [own('hero')]: 0 }, ['heroes']],
    ['not ten', { [absent('hero')]: 1 }, ['heroes']],
    ['no duplicate heroes', { [own('hero')]: 2 }, ['copies', 'heroes']],
    ['fifty other cards', { SM01: 24 }, ['deck-size']],
    ['no more than 25 Smash cards', { SM01: 26, [own('story')]: 0 }, ['smash']],
    ['fewer Smash cards are fine', { SM01: 24, [absent('story')]: 1 }, []],
    ['no duplicates of Stories', { SM01: 24, [own('story')]: 2 }, ['copies']],
    ['no duplicates of Loot', { SM01: 24, [own('loot')]: 2 }, ['copies']],
    ['no duplicates of Team-Ups', { SM01: 24, [own('team-up')]: 2 }, ['copies']],
    ['no duplicates of Supers', { SM01: 24, [own('super')]: 2 }, ['copies']],
    ['a hero without its Super is allowed', { [own('super')]: 0, [absent('story')]: 1 }, []],
    ['only cards that there are', { XX99: 1 }, ['known-cards']],
  ])('%s', (_, change, expected) => {
    expect(rules(change)).toEqual(expected);
  });

  test('a name that begins with an X keeps it behind a number', () => {
    for (const line of ['1 X-Ray Spex', '1x X-Ray Spex', '1xX-Ray Spex'])
      expect(readList(smash as Game, line).deck.cards).toEqual({ LG01: 1 });
  });

  test('a list that was written is read again', () => {
    for (const deck of ready)
      expect(readList(smash as Game, writeList(smash as Game, deck)).deck.cards).toEqual(deck.cards);
  });
});
