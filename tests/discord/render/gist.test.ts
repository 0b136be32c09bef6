import { describe, expect, test } from 'vitest';
import { lookMeant, lookOf, readPreferences, readSettings } from '../../../src/discord/people/settings.js';
import { withPictures } from '../../../src/discord/render/pictures.js';
import { gistLines } from '../../../src/discord/render/scene-lines.js';
import { translator } from '../../../src/discord/render/translator.js';
import { briefTranslator, matchTranslator } from '../../../src/discord/render/translators.js';
import { games } from '../../../src/games/index.js';
import { type Panel, type Scene, text, type Zone } from '../../../src/kernel/index.js';
import { loadWords } from '../../../src/locales/index.js';
import { practiceName } from '../../../src/matches/lobby/seats.js';
import { characterId } from '../../../src/opponents/index.js';
import { begin, momentsOf, playOn } from '../../corpus.js';
import { checkBody } from './oracle.js';

test.each(games.map(game => [game.id, game] as const))('a table at a glance is six lines at most: %s', (_, game) => {
  for (const { table, prompt, say, answers } of momentsOf({ game, matches: 2, seed: 'gist' })) {
    if (answers % 10 !== 0) continue;
    const acting = prompt === null ? [] : [prompt.seat];
    const scene = game.view(table.state, 'public');
    const lines = gistLines(scene, say, acting);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines.filter(line => line.includes('▶'))).toHaveLength(acting.length);
    // Every panel is there.
    for (const { title } of scene.panels) expect(lines.join('\n')).toContain(say(title).slice(0, 39));
  }
});

test('a hero is named in the line of a player who must act, too', () => {
  const game = games.find(({ id }) => id === 'champions') as (typeof games)[number];
  const { table } = begin(game, 3, 'heroes named');
  const names = ['Mara', 'Theo', 'Ines'];
  const say = translator(loadWords(game.id, 'en'), { names, cardTitle: id => game.cards.get(id)?.title });
  const scene = game.view(table.state, 'public');
  const idle = gistLines(scene, say, []);
  expect(idle.filter(line => line.split(' · ').length > 2).length).toBeGreaterThan(2);
  const acting = gistLines(scene, say, [0, 1, 2]);
  expect(acting.map(line => line.replace('▶ ', ''))).toEqual(idle);
});

test('many at a table share lines', () => {
  const game = games.find(({ id }) => id === 'smash') as (typeof games)[number];
  const begun = begin(game, 8, 'many');
  playOn(begun, 5);
  const names = begun.table.setup.seats.map(({ name }) => name);
  const say = translator(loadWords(game.id, 'en'), { names, cardTitle: id => game.cards.get(id)?.title });
  const lines = gistLines(game.view(begun.table.state, 'public'), say, [3]);
  expect(lines.length).toBeLessThanOrEqual(6);
  for (const name of names) expect(lines.join('\n')).toContain(name);
});

test('where players share lines, a battle has one of its own that says what lies there', () => {
  const game = games.find(({ id }) => id === 'smash') as (typeof games)[number];
  const begun = begin(game, 6, 'battle');
  const names = begun.table.setup.seats.map(({ name }) => name);
  const say = translator(loadWords(game.id, 'en'), { names, cardTitle: id => game.cards.get(id)?.title });
  const battles = Array.from({ length: 60 }, () => {
    playOn(begun, 1);
    return game.view(begun.table.state, 'public');
  }).filter(({ panels }) => panels.some(({ id }) => id === 'battle'));
  expect(battles.length).toBeGreaterThan(3);
  for (const scene of battles) {
    const lines = gistLines(scene, say, []);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines.filter(line => line.includes('The battle'))).toEqual([
      expect.stringMatching(/^\*\*The battle\*\* · \w/),
    ]);
  }
});

describe('what decides stands in both lines, whatever players and cards are called', () => {
  const pile = (id: string, title: string, count: number): Zone => ({
    id,
    title: text('name', { name: title }),
    kind: 'pile',
    count,
    cards: [],
  });
  const keepers: Zone = {
    ...pile('keepers', 'Keepers', 1),
    kind: 'row',
    cards: [{ key: 'k', card: 'k', title: text('name', { name: 'Iron Man: Arms Race' }) }],
  };
  const linesOf = (...seats: readonly [string, readonly Zone[]][]): string[] => {
    const panels = seats.map(([name, zones], seat): Panel => {
      const title = text('name', { name });
      return { id: `seat:${seat}`, seat, title, meters: [], zones };
    });
    const scene = { title: text('game'), status: text('game'), panels, seating: 'facing', turn: null } as Scene;
    const say = translator(loadWords('squad', 'en'), { names: [], cardTitle: () => undefined });
    return gistLines(scene, say, []);
  };

  test('names of cards go before piles do, and for both', () => {
    const piles = (deck: number): Zone[] => [pile('hand', 'Hand', 5), pile('deck', 'Deck', deck)];
    expect(linesOf(['Mara', [keepers, ...piles(30)]], ['Theo', [pile('keepers', 'Keepers', 0), ...piles(0)]])).toEqual([
      '**Mara** · Keepers 1 · Hand 5 · Deck 30',
      '**Theo** · Keepers 0 · Hand 5 · Deck 0',
    ]);
    expect(linesOf(['Mara', [keepers]], ['Theo', []])[0]).toBe('**Mara** · Keepers: Iron Man: Arms Race');
  });

  test('a zone that only one of them has takes none from the others', () => {
    const hero = (name: string): Zone => ({
      ...pile('identity', 'Identity', 1),
      kind: 'row',
      cards: [{ key: name, card: name, title: text('name', { name }), lead: true }],
    });
    const last = pile('discard', 'Discard pile of a long name', 3);
    expect(linesOf(['Mara', [hero('Hulk'), keepers, last]], ['Theo', [hero('Wasp'), last]])).toEqual([
      '**Mara** · Hulk · Keepers: Iron Man: Arms Race',
      '**Theo** · Wasp',
    ]);
  });

  test('a name is cut only where that makes it one line, and never that of the table', () => {
    const long = pile('deck', 'Cards that nobody has seen for a while', 30);
    const name = 'Theodora Longname of the Hills';
    expect(linesOf([name, [long]])).toEqual([`**${name}**`]);
  });

  test('a long name is cut before they are', () => {
    const piles = [pile('hand', 'Hand', 5), pile('deck', 'Deck', 30)];
    const [line = ''] = linesOf(['Theodora Longname of the Hills and Rivers', piles], ['Bo', piles]);
    expect(line).toMatch(/^\*\*Theodora Longname.*…\*\* · Hand 5 · Deck 30$/);
    expect(line.replaceAll('*', '').length).toBeLessThanOrEqual(42);
  });
});

test.each([
  ['en', 'Firebrand'],
  ['de', 'Draufgänger-Bot'],
  ['fr', 'Fonceur'],
  ['es', 'Temerario'],
])('a practice bot goes by its character where that tells who it is: %s', (locale, short) => {
  const bot = characterId('steady', 'bold');
  const matchOf = (name: string) => ({
    game: 'squad',
    set: null,
    seats: [
      { seat: 0, player: 'ann', name },
      { seat: 1, player: bot, name: practiceName('steady', 1, 'bold') },
    ],
  });
  const called = (name: string): string =>
    briefTranslator(matchOf(name) as never, locale).plain(text('seat', { seat: { seat: 1 } }));
  expect(called('Mara')).toBe(short);
  expect(called(short)).toBe(
    matchTranslator(matchOf(short) as never, locale).plain(text('seat', { seat: { seat: 1 } })),
  );
});

const board = {
  content: '',
  embeds: [{ title: 'T', description: 'D', fields: [{ name: 'n', value: 'v' }], footer: { text: 'f' } }],
};
const picture = (name: string) => ({ name, png: new Uint8Array([1]), description: name });

test('a board with pictures has no words but the first lines, or all of them below where that is wanted', () => {
  const short = withPictures(board, [picture('1.png')], false);
  expect(short.embeds).toEqual([
    { title: 'T', description: 'D', footer: { text: 'f' }, image: { url: 'attachment://1.png' } },
  ]);
  const two = withPictures(board, [picture('1.png'), picture('2.png')], false);
  expect(two.embeds?.map(one => 'footer' in one)).toEqual([false, true]);
  const whole = withPictures(board, [picture('1.png')], true);
  expect(whole.embeds?.at(-1)).toEqual({ fields: [{ name: 'n', value: 'v' }], footer: { text: 'f' } });
  for (const body of [short, two, whole]) expect(checkBody('message', body, ['1.png', '2.png'])).toEqual([]);
});

test('each way to show tables is kept and read again; what was stored before stays what it was', () => {
  for (const look of ['dark', 'light', 'dark-words', 'light-words', 'words'] as const) {
    expect(lookOf(readPreferences(lookMeant(look)))).toBe(look);
    expect(lookOf(readSettings(lookMeant(look)))).toBe(look);
  }
  expect(lookOf(readSettings({ pictures: 'light' }))).toBe('light');
  expect(lookOf(readPreferences(null))).toBe('dark');
});
