import { expect, test } from 'vitest';
import { nightTranslator, planLines, signUpBody } from '../../src/discord/leagues/bodies.js';
import { nudges } from '../../src/discord/leagues/calls.js';
import { corrected } from '../../src/discord/leagues/correcting.js';
import { joined } from '../../src/discord/leagues/entering.js';
import { roundExhibit } from '../../src/discord/leagues/exhibits.js';
import { askToStart } from '../../src/discord/leagues/paneling.js';
import { recapExhibit } from '../../src/discord/leagues/recaps.js';
import { roundTitle, tableInWords } from '../../src/discord/leagues/tables.js';
import { untold } from '../../src/discord/leagues/threads.js';
import { edited as editedText, told } from '../../src/discord/leagues/told.js';
import { headlineOf } from '../../src/discord/lobby/board.js';
import { houseTranslator, matchTranslator } from '../../src/discord/render/translators.js';
import { LIMITS } from '../../src/discord/reply/limits.js';
import { text } from '../../src/kernel/index.js';
import { correction } from '../../src/leagues/correcting.js';
import { edited } from '../../src/leagues/editing.js';
import type { Night, NightTable } from '../../src/leagues/night.js';
import { seed } from '../../src/leagues/wishes.js';
import { plainTerms, type Terms } from '../../src/matches/lobby/terms.js';
import { evening, nightOf } from '../leagues/nights.js';
import { checkMessage } from './render/limits.js';

const FRIDAY = Date.UTC(2026, 11, 4, 20);

/** A night of Super Hero Squad: so many players, so many rounds done. */
function night(
  { players = 4, done = 0, ...plan }: Partial<Night['plan']> & { players?: number; done?: number },
  phase: Night['phase'],
): Night {
  const { field } = evening({ format: plan.format ?? 'swiss', players, done, seed: 'words' });
  const of = nightOf(field, phase, player => `Player ${player}`);
  return { ...of, plan: { ...of.plan, game: 'squad', ruleset: 'tcg', ...plan } };
}
const say = nightTranslator(night({}, 'sign-up'), 'en');
const described = (of: Night): string =>
  signUpBody(of, say)
    .embeds?.map(one => 'description' in one && one.description)
    .join() ?? '';

test('a night says when it begins only while that is still to come', () => {
  const timed = { ...night({}, 'sign-up'), at: FRIDAY };
  expect(described(timed)).toContain('It begins');
  expect(described({ ...timed, phase: 'running' })).not.toContain('It begins');
  expect(described(night({}, 'sign-up'))).toContain('The host will start it.');
  expect(described(night({}, 'running'))).not.toContain('The host will start it.');
});

test('the calendar, which has a time of its own, says it once', () => {
  const timed = { ...night({}, 'sign-up'), at: FRIDAY };
  expect(planLines(timed, say, 'beside').join()).not.toContain('It begins');
});

test('a night that ends in a bracket says how many advance to it', () => {
  expect(described(night({ format: 'swiss-cut', cut: 8 }, 'sign-up'))).toContain('The top 8 advance to the bracket.');
  expect(described(night({ format: 'swiss-cut' }, 'sign-up'))).toContain('with more than 16 players, the top 8');
});

test('late players hear from which round on they play', () => {
  const running = night({ done: 1 }, 'running');
  const [one] = running.entrants as [Night['entrants'][number]];
  expect(told(running, say, joined(running, one.player)).content).toContain(`from round ${running.rounds.length + 1}`);
});

test('the host hears of byes before the start, where the number of players is odd', () => {
  expect(askToStart(night({ players: 5 }, 'sign-up'), 'en').content).toContain('someone gets a bye each round');
  expect(askToStart(night({ players: 4 }, 'sign-up'), 'en').content).not.toContain('bye');
  expect(askToStart(night({ players: 5, format: 'single' }, 'sign-up'), 'en').content).not.toContain('bye');
});

test('a round names its seed in one line', () => {
  const running = night({ done: 1 }, 'running');
  const [round] = running.rounds as [Night['rounds'][number]];
  const { embeds = [] } = roundExhibit(running, round, say).body([]);
  expect(JSON.stringify(embeds)).toContain(`"Pairing seed: ${round.seed}"`);
});

/** A night whose first table a host has decided. */
function decided(): Night {
  const running = night({ done: 1 }, 'running');
  const [round] = running.rounds as [Night['rounds'][number]];
  const [table, ...others] = round.tables;
  const first = { ...table!, result: { places: [2, 1] }, settled: 'corrected' as const, decided: 1 };
  return { ...running, rounds: [{ ...round, tables: [first, ...others] }] };
}

test('a host who corrects a result reads how the table ended now', () => {
  const now = decided();
  const [table] = now.rounds[0]!.tables as [Night['rounds'][number]['tables'][number]];
  const [loser, winner] = table.players.map(player => `Player ${player}`);
  const { content } = told(now, say, corrected(now, { at: { round: 1, table: 1 }, reason: 'typo' }, say));
  expect(content).toContain(`${winner} beat ${loser} (corrected)`);
});

test.each([
  ['en', 'Round 2 of 3: semifinals', 'Round 3 of 3: final'],
  ['de', 'Runde 2 von 3: Halbfinale', 'Runde 3 von 3: Finale'],
  ['fr', 'Ronde 2 sur 3\u202f: demi-finales', 'Ronde 3 sur 3\u202f: finale'],
  ['es', 'Ronda 2 de 3: semifinales', 'Ronda 3 de 3: final'],
])('the last rounds of a bracket say what they decide: %s', (locale, semifinals, final) => {
  const titles = (of: Night): string[] => {
    const words = nightTranslator(of, locale);
    return of.rounds.map(round => roundTitle(of, round.n, words));
  };
  const [first, ...last] = titles(night({ format: 'single', players: 8, done: 3 }, 'running'));
  expect(first).not.toMatch(/:/);
  expect(last).toEqual([semifinals, final]);
  expect(titles(night({ format: 'swiss', players: 8, done: 3 }, 'running')).join()).not.toMatch(/:/);
});

test('a league table, whose message has the game for a title, does not name it again', () => {
  const terms = { ...plainTerms, league: { night: 'n', round: 1, table: 1, sealed: false } };
  const match = {
    game: 'squad',
    ruleset: 'tcg',
    status: 'choosing',
    host: 'ann',
    seats: [{ seat: 0, player: 'ann', name: 'Ann' }],
    set: null,
    terms,
  };
  const [line = ''] = headlineOf(match as never, matchTranslator(match as never, 'en')).split('.');
  expect(line).toBe('League match (Trading Card Game)');
});

test('players read in their thread what a host decided, each decision once', () => {
  const now = decided();
  const thread = `table ${now.rounds[0]!.seed.slice(0, 8)} 1`;
  const post = { channel: 'thread' } as never;
  const posted = new Map([[thread, post]]);
  const [one, ...more] = untold(now, posted, 0, say);
  expect(more).toEqual([]);
  const [decision, result] = one?.words.split('\n') ?? [];
  expect(decision).toBe(say(text('league-told-decided')));
  expect(result).toMatch(/\(corrected\)$/);
  expect(untold(now, new Map([...posted, [one!.what, post]]), 0, say)).toEqual([]);
  // Where its match goes on elsewhere, they read it there.
  const moved = { id: 'm', channel: 'elsewhere' };
  const [round] = now.rounds;
  const rounds = [{ ...round!, tables: round!.tables.map(table => ({ ...table, matches: [moved] })) }];
  expect(untold({ ...now, rounds }, posted, 0, say)).toEqual([{ ...one, place: 'elsewhere' }]);
});

test.each([
  ['en', 'Mara beat Ines (left)', 'Ann – Ines (left) – Bo'],
  ['de', 'Mara schlägt Ines (ausgestiegen)', 'Ann – Ines (ausgestiegen) – Bo'],
  ['es', 'Mara gana a Ines (abandono)', 'Ann – Ines (abandono) – Bo'],
  ['fr', 'Mara bat Ines (a quitté)', 'Ann – Ines (a quitté) – Bo'],
])(
  'a round marks who had left before their table was played, and does not call them a no-show: %s',
  (locale, duel, several) => {
    const running = night({ done: 0 }, 'running');
    const [round] = running.rounds as [Night['rounds'][number]];
    const names = ['Mara', 'Ines', 'Ann', 'Bo'];
    const named: Night = { ...running, entrants: names.map(name => ({ ...running.entrants[0]!, player: name, name })) };
    const words = houseTranslator(locale);
    const table = round.tables[0]!;
    const away = { absent: ['Ines'], settled: 'awarded' as const, result: { places: [1, null] } };
    const line = (change: Partial<NightTable>): string => tableInWords(named, { ...table, ...change }, words);
    expect(line({ players: ['Mara', 'Ines'], ...away, left: ['Ines'] })).toBe(`**1** ${duel}`);
    expect(line({ players: ['Ann', 'Ines', 'Bo'], absent: ['Ines'], left: ['Ines'] })).toBe(`**1** ${several}`);
    expect(line({ players: ['Mara', 'Ines'], ...away })).toBe(
      `**1** ${duel.replace(/ \(.*/, '')} ${words(text('league-awarded'))}`,
    );
    // A host has given them the table all the same.
    const ruled = { settled: 'corrected' as const, result: { places: [2, 1] } };
    expect(line({ players: ['Mara', 'Ines'], ...away, left: ['Ines'], ...ruled })).not.toContain('Ines (');
  },
);

test.each([
  ['en', 'Theo has left the night. The table goes on below; decks already chosen are kept.', 'Theo didn’t show up.'],
  [
    'de',
    'Theo ist ausgestiegen. Der Tisch geht unten weiter; schon gewählte Decks bleiben.',
    'Nicht erschienen: Theo.',
  ],
  ['es', 'Theo ha dejado la noche. La mesa sigue abajo; los mazos ya elegidos se conservan.', 'Incomparecencia: Theo.'],
  [
    'fr',
    'Theo a quitté la soirée. La table continue plus bas\u202f; les decks déjà choisis restent.',
    'Absence\u202f: Theo.',
  ],
])('a table that has to start over says why, and that it goes on: %s', (locale, left, away) => {
  const said = (goesOn: Terms['goesOn']): string => {
    const terms = { ...plainTerms, closed: 'goes-on', goesOn };
    const seats = ['Mara', 'Theo', 'Kofi'].map((name, seat) => ({ seat, player: name, name, deck: null }));
    const match = { game: 'squad', ruleset: 'tcg', status: 'withdrawn', host: 'league:n', seats, set: null, terms };
    return headlineOf(match as never, matchTranslator(match as never, locale));
  };
  expect(said({ left: [1], away: [] })).toBe(left);
  expect(said({ left: [], away: [1] })).toBe(left.replace(/^.*?\./, away));
});

test('a correction to the result a table already has is refused', () => {
  const at = { round: 1, table: 1 };
  expect(() => correction(decided(), at, { places: [2, 1] })).toThrow('league-result-same');
  expect(correction(decided(), at, { places: [1, 2] })).toHaveLength(1);
});

test('an edit that would change nothing is refused', () => {
  const open = night({ rounds: 3 }, 'sign-up');
  expect(() => edited(open, {})).toThrow('league-edit-same');
  expect(() => edited(open, { rounds: 3, channel: open.plan.channel })).toThrow('league-edit-same');
  expect(edited(open, { rounds: 4 })).toEqual({ type: 'edited', change: { rounds: 4 } });
});

test('only a series has nights that follow', () => {
  const single = night({}, 'sign-up');
  expect(told(single, say, editedText(single)).content).not.toContain('nights that follow');
  expect(told(single, say, editedText({ ...single, every: 7 })).content).toContain('nights that follow');
});

test('a format without seeds is not told of an option nobody used', () => {
  expect(() => seed(night({}, 'sign-up'), '1', 1)).toThrow('league-no-seeds');
});

test('who comes to a place by a swap is called there, though who had it before was called already', () => {
  const before = night({}, 'running');
  const calls = (laid: number): string[] => {
    const rounds = before.rounds.map(round => ({
      ...round,
      tables: round.tables.map(table => ({ ...table, laid, nudged: table.players.slice(0, 1) })),
    }));
    return nudges({ ...before, rounds }, say).map(({ what }) => what);
  };
  expect(calls(0)).toHaveLength(2);
  expect(calls(1).filter(what => calls(0).includes(what))).toEqual([]);
});

test('a night that ended with dozens ahead is looked back on within what a message holds', () => {
  const { field } = evening({ format: 'single', players: 128, seed: 'ahead', done: 1 });
  const ended = nightOf(field, 'over', player => player.padEnd(60, '*'));
  const of = { ...ended, plan: { ...ended.plan, game: 'squad', ruleset: 'tcg' } };
  const lucky = { at: { round: 1, table: 1 }, player: 'p1', id: 'heads', times: 5, expected: 2 };
  const exhibit = recapExhibit(of, { moments: [], lucky }, 'en', say);
  expect(checkMessage(exhibit?.body([]))).toEqual([]);
  for (const { description } of exhibit?.sketches('dark') ?? [])
    expect(description.length).toBeLessThanOrEqual(LIMITS.fileDescription);
});
