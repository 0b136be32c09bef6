import { describe, expect, test } from 'vitest';
import { translator } from '../../src/discord/render/translator.js';
import { champions } from '../../src/games/champions/index.js';
import { gameOf, games } from '../../src/games/index.js';
import {
  bigMoment,
  type Drama,
  decidingBlow,
  type Ending,
  endingOf,
  type Game,
  type MatchFacts,
  MOMENT_KINDS,
  type Moment,
  momentsIn,
  type Outcome,
  storyOf,
  text,
} from '../../src/kernel/index.js';
import { loadWords, localesOf } from '../../src/locales/index.js';
import { momentPicture, type Picture, posterPicture, storyPicture } from '../../src/pictures/index.js';
import { WIDTH } from '../../src/pictures/style.js';
import { faults } from './faults.js';
import { finished } from './finished.js';
import { read } from './read.js';
import { say as byId } from './scenes.js';

const wrong = ({ svg }: Picture): string[] => faults(read(svg));
/** The same of a strip, in which the corner of the box that says when may lie on the edge of a round face; no sound does. */
const wrongInStrip = (picture: Picture): string[] =>
  wrong(picture).filter(fault => !/ cuts .*"height":52}/.test(fault));
const everywhere = games.map(game => ({ id: game.id, game }));
const none = { get: () => undefined };

describe.each(everywhere)('a match of $id', ({ game }) => {
  const match = finished(game, 'comic');
  const { say, ...over } = match;
  const options = {
    say: (words: Parameters<typeof say>[0]) => say.plain(words),
    theme: 'dark' as const,
    cards: game.cards,
  };

  test('is told by lines that are in its words', () => {
    const { lines, blows, turn, conceded } = over.drama;
    const known = new Map(over.log.map(({ id, args }) => [id, args]));
    expect(known.has(turn)).toBe(true);
    // A line that was told has all that its words ask for.
    const argsOf = (id: string) => known.get(id) ?? ARGS;
    // A strict voice throws at an id that it does not know.
    expect(() => say.plain(text('log-nothing-of-the-kind'))).toThrow();
    for (const id of [...Object.keys(lines), ...Object.keys(blows), ...conceded])
      expect(() => say.plain(text(id, argsOf(id))), id).not.toThrow();
  });

  test('has a story of five turning points in their order, and its end', () => {
    const moments = storyOf(over.log, over.drama);
    expect(moments).toHaveLength(5);
    expect(moments.map(({ n }) => n)).toEqual([...moments].map(({ n }) => n).sort((one, other) => one - other));
    const picture = storyPicture({ title: game.title, moments, outcome: over.outcome }, options);
    expect(wrongInStrip(picture)).toEqual([]);
    expect(picture.height).toBeLessThanOrEqual(1.25 * WIDTH);
    const { says } = read(picture.svg);
    for (const { words } of moments) expect(says.some(said => said.endsWith(say.plain(words)))).toBe(true);
    expect(says).toContain(say.plain(over.outcome.reason));
    expect(says.some(said => /wins?!$|^A draw!$/.test(said))).toBe(true);
    // Dated as the game counts, from its first turn or round on.
    const part = game.partners === true ? 'Round' : 'Turn';
    for (const { turn } of moments) expect(says.some(said => said.startsWith(`${part} ${turn}`))).toBe(true);
    expect(moments.every(({ turn }) => turn > 0)).toBe(true);
    expect(storyPicture({ title: game.title, moments, outcome: over.outcome }, options).svg).toBe(picture.svg);
  });

  test('has a poster that says how it ended, and three numbers of its facts', () => {
    const picture = posterPicture(over, options);
    expect(wrong(picture)).toEqual([]);
    const { says } = read(picture.svg);
    expect(says).toContain(say.plain(over.outcome.reason));
    const figures = over.drama.figures(over.facts);
    expect(figures).toHaveLength(3);
    for (const { label, value } of figures) expect(says).toContain(`${say.plain(label)} ${value}`);
    expect(figures.some(({ value }) => value > 0)).toBe(true);
  });

  test('shows nothing that only some saw', () => {
    const shown = momentsIn(over.log, over.drama);
    const secrets = new Set(over.log.flatMap(({ secret }) => (secret === undefined ? [] : [secret.id])));
    expect(shown.filter(({ words }) => secrets.has(words.id))).toEqual([]);
  });
});

/** Arguments of every kind that a line may ask for. */
const ARGS = Object.fromEntries([
  ...['who', 'whose'].map(name => [name, { seat: 0 }]),
  ...['card', 'what', 'hero', 'target', 'enemy', 'last', 'cards', 'on', 'against', 'why'].map(name => [name, 'Card']),
  ...[
    'amount',
    'count',
    'left',
    'threat',
    'points',
    'total',
    'rating',
    'round',
    'turn',
    'power',
    'value',
    'damage',
  ].map(name => [name, 1]),
]);

describe('a big moment', () => {
  const moment = (kind: Moment['kind']): Moment => ({
    n: 1,
    turn: 3,
    kind,
    weight: 6,
    words: text(`Something of the kind ${kind} happened to somebody`),
    card: null,
    seat: 0,
  });

  test.each(MOMENT_KINDS.map(kind => ({ kind })))('of the kind $kind has one sound, always the same', ({ kind }) => {
    const picture = momentPicture(moment(kind), { say: byId, theme: 'light', cards: none });
    expect(wrong(picture)).toEqual([]);
    expect(read(picture.svg).tilted.flatMap(({ texts }) => texts.map(one => one.text))).toEqual([`sound-${kind}`]);
    expect(momentPicture(moment(kind), { say: byId, theme: 'light', cards: none }).svg).toBe(picture.svg);
  });

  const drama = {
    turn: 'turn',
    lines: {
      small: { kind: 'strike' as const, weight: 1 },
      blocked: { kind: 'stopped' as const, weight: 2, amount: 'left' },
      misfire: { kind: 'misfire' as const, weight: 6 },
    },
    blows: {},
    conceded: ['gave-up'],
    figures: () => [],
  };
  const line = (n: number, id: string, args = {}) => ({ n, id, args, depth: 0 });

  test('decided no match where it came to nothing, whatever its line calls the amount', () => {
    const taking = {
      ...drama,
      lines: { taken: { kind: 'strike' as const, weight: 0, amount: 'points' } },
      blows: { taken: 'by' as const },
    };
    const taken = [3, 0].map((points, n) => line(n, 'taken', { who: { seat: 0 }, points }));
    const outcome = { places: [1, 2], reason: text('over') };
    expect(decidingBlow(taken, taking, outcome)?.words).toEqual(text('taken', { who: { seat: 0 }, points: 3 }));
  });

  test('is the weightiest of its lines, and none where nothing was big', () => {
    expect(bigMoment([line(1, 'small'), line(2, 'other')], drama)).toBeNull();
    expect(bigMoment([line(1, 'blocked', { left: 2 })], drama)).toBeNull();
    expect(bigMoment([line(1, 'blocked', { left: 3 })], drama)?.n).toBe(1);
    expect(bigMoment([line(1, 'small'), line(2, 'misfire'), line(3, 'misfire')], drama)?.n).toBe(2);
  });

  test('is none that was undone', () => {
    expect(bigMoment([line(1, 'misfire'), line(2, 'note-took-back', { from: 1 })], drama)).toBeNull();
  });

  test('is told again in a story only where it weighs much more than what else there was', () => {
    const lines = [
      line(0, 'turn'),
      ...[1, 2, 3, 4, 5].flatMap(n => [line(2 * n, 'blocked', { left: 1 }), line(2 * n + 1, 'small')]),
    ];
    const told = storyOf(lines, drama);
    expect(told.map(({ kind }) => kind)).toEqual(['stopped', 'stopped', 'strike', 'stopped', 'strike']);
    const great = lines.map(one => (one.id === 'blocked' ? { ...one, args: { left: 9 } } : one));
    expect(storyOf(great, drama).map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'stopped'));
  });

  test('of a lost match is the threat that its villain gained', () => {
    const lost = [
      line(1, 'log-scheme', { card: '01097b' }),
      line(2, 'log-round', { round: 1 }),
      line(3, 'log-threat', { amount: 2, what: { card: '01097b' }, threat: 2 }),
      line(4, 'log-round', { round: 2 }),
      line(5, 'log-threat', { amount: 5, what: { card: '01097b' }, threat: 7 }),
    ];
    const told = storyOf(lost, champions.drama as Drama);
    expect(told.map(({ n, turn, kind, card }) => [n, turn, kind, card])).toEqual([
      [3, 1, 'rise', '01097b'],
      [5, 2, 'rise', '01097b'],
    ]);
  });

  const outcome = (places: number[], more: Partial<Outcome> = {}): Outcome => ({
    places,
    reason: text('over'),
    ...more,
  });
  const endings: [Ending, Outcome][] = [
    ['won', outcome([2, 1])],
    ['drawn', outcome([1, 1])],
    ['conceded', outcome([1, 2], { reason: text('gave-up') })],
    ['together-won', outcome([1, 1], { together: 'won' })],
    ['together-lost', outcome([1], { together: 'lost' })],
  ];

  test.each(endings)('that ends a match as %s has a poster of its own', (ending, end) => {
    expect(endingOf(end, drama)).toBe(ending);
    const facts = { turns: 3, seats: end.places.map(() => ({})), cards: {} };
    const poster = (of: Outcome) =>
      posterPicture({ outcome: of, log: [], facts, drama }, { say: byId, theme: 'dark', cards: none });
    expect(wrong(poster(end))).toEqual([]);
    for (const [other, of] of endings) if (other !== ending) expect(poster(of).svg).not.toBe(poster(end).svg);
  });
});

describe('whose face a poster has', () => {
  const line = (id: string, more: object) => ({ n: 1, depth: 0, id, ...more });
  /** By the log's last line, and by which card each seat has played most. */
  const poster = (game: Game, outcome: Outcome, last: ReturnType<typeof line>, ...most: readonly string[]): string => {
    const cards = Object.fromEntries(
      most.map((card, seat) => [card, { played: most.map((_, at) => (at === seat ? 9 : 0)) }]),
    );
    const facts = { turns: 3, seats: most.map(() => ({})), cards } as unknown as MatchFacts;
    const drama = game.drama as Drama;
    return posterPicture({ outcome, log: [last], facts, drama }, { say: byId, theme: 'dark', cards: game.cards }).svg;
  };
  const [squad, champions] = ['squad', 'champions'].map(gameOf) as [Game, Game];
  const reason = text('over');
  // Cards of different heroes.
  const one = { squad: 'ST001', champions: '01001a' };
  const other = { squad: 'ST087', champions: '01010a' };

  test('is the hero whose blow decided it, not the one who was played most', () => {
    const outcome = { places: [1, 2], reason };
    const dealt = (card: string) => line('log-dealt', { args: { card: { card }, who: { seat: 1 }, amount: 4 } });
    const shown = (card: string, most: string) => poster(squad, outcome, dealt(card), most, most);
    expect(shown(one.squad, other.squad)).toBe(shown(one.squad, one.squad));
    expect(shown(one.squad, one.squad)).not.toBe(shown(other.squad, one.squad));
  });

  test('is that of the partner who struck last; the others keep theirs', () => {
    const outcome = { places: [1, 1], reason, together: 'won' as const };
    const struck = (seat: number) =>
      line('log-damage', {
        args: { what: { card: '01094' }, amount: 3, left: 0, who: { seat } },
        why: { card: one.champions },
      });
    const shown = (seat: number, ...most: readonly string[]) => poster(champions, outcome, struck(seat), ...most);
    expect(shown(0, other.champions, '01019a')).toBe(shown(0, one.champions, '01019a'));
    expect(shown(1, other.champions, '01019a')).not.toBe(shown(1, one.champions, '01019a'));
  });
});

describe.each(everywhere)('the numbers on a poster of $id', ({ game }) => {
  test.each(localesOf(game.id))('have their labels whole: %s', locale => {
    const { plain: say } = translator(loadWords(game.id, locale), { names: ['Mara'], cardTitle: () => undefined });
    const facts = { turns: 3, seats: [{}], cards: {} };
    const drama = game.drama as Drama;
    const { svg } = posterPicture(
      { outcome: { places: [1], reason: text('former-player') }, log: [], facts, drama },
      { say, theme: 'dark', cards: none },
    );
    const drawn = read(svg).texts.map(({ text: said }) => said);
    for (const { label } of drama.figures(facts)) expect(drawn).toContain(say(label));
  });
});
