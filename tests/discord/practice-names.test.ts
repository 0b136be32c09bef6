import { describe, expect, it } from 'vitest';
import type { House } from '../../src/discord/house.js';
import { askToDrop } from '../../src/discord/leagues/asking.js';
import { nightTranslator, signUpBody } from '../../src/discord/leagues/bodies.js';
import { askToCorrect } from '../../src/discord/leagues/correcting.js';
import { roundExhibit, standingsExhibit } from '../../src/discord/leagues/exhibits.js';
import { historyBody } from '../../src/discord/leagues/history.js';
import { panelBody, tableBody } from '../../src/discord/leagues/panel.js';
import { gone, playerMeant, there } from '../../src/discord/leagues/players.js';
import { recapExhibit } from '../../src/discord/leagues/recaps.js';
import { threadTitle, untold } from '../../src/discord/leagues/threads.js';
import { tableChoices, verdictChoices } from '../../src/discord/leagues/verdicts.js';
import { seatName } from '../../src/discord/render/seat-names.js';
import { houseTranslator } from '../../src/discord/render/translators.js';
import type { Night, NightRound, NightTable } from '../../src/leagues/night.js';
import type { OpenTable } from '../../src/leagues/outlook.js';
import { practiceName } from '../../src/matches/lobby/seats.js';
import { practiceId } from '../../src/opponents/index.js';
import { LeagueHouse, wished } from '../leagues/house.js';
import { evening, type Happening, nightOf } from '../leagues/nights.js';

const say = houseTranslator('de');
const THEME = 'dark';

const numberOf = (player: string): number => Number(player.slice(1));
/** The same, with a practice bot for each player. */
function ofBots<T>(value: T): T {
  if (typeof value === 'string') return (/^p\d+$/.test(value) ? practiceId('easy', numberOf(value)) : value) as T;
  if (Array.isArray(value)) return value.map(ofBots) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, ofBots(one)])) as T;
}

const nightOfBots = (how: Partial<Happening>, phase: 'running' | 'over' = 'over'): Night =>
  ofBots(
    nightOf(evening({ format: 'single', players: 4, seed: 'bots', ...how }).field, phase, player =>
      practiceName('easy', numberOf(player)),
    ),
  );

const over = nightOfBots({});
const running = nightOfBots({ done: 0 }, 'running');
const first = running.rounds[0] as NightRound;
const table = first.tables[0] as NightTable;
const open: OpenTable = {
  round: 1,
  table: 1,
  players: table.players,
  since: 0,
  channel: null,
  waits: [{ player: table.players[0] as string, since: 0 }],
  callAgain: null,
};

/** What people read: no ids of buttons, and no escapes. */
const written = (shown: unknown): string =>
  JSON.stringify(shown)
    .replace(/"(custom_id|value)":"(practice|l\w+\|)[^"]*"/g, '')
    .replace(/\\\\/g, '');

const SHOWN: Record<string, () => unknown> = {
  'a round in words': () => roundExhibit(running, first, say).body([]),
  'the picture of a bracket': () => roundExhibit(running, first, say).sketches(THEME),
  'the standings': () => standingsExhibit(over, say).body([]),
  'the picture of the standings': () => standingsExhibit(over, say).sketches(THEME),
  'the past': () =>
    historyBody(
      { nights: [{ night: over, winners: [table.players[0] as string], first: [], at: 0 }], hasOlder: false },
      say,
    ),
  'the panel of a table': () => tableBody(running, open, 'de'),
  'the question before somebody is taken out': () => askToDrop(running, table.players[0] as string, 'de'),
  'a correction that sends others to a table': () => {
    const night = nightOfBots({ done: 1 }, 'running');
    const [one] = night.rounds[0]?.tables[0]?.result?.places ?? [];
    const correction = { at: { round: 1, table: 1 }, result: one === 1 ? '2 1' : '1 2', reason: '' };
    return askToCorrect(night, correction, 'de');
  },
  'the tables to choose from': () => tableChoices(running, say),
  'the results to choose from': () => verdictChoices(running, table, say),
  'the title of a thread': () => threadTitle(running, { round: 1, table: 1 }, table, say),
  'why a table has ended without a match': () => {
    const awarded = { ...table, settled: 'awarded' as const, result: { places: [1, null] } };
    const posted = new Map([[`table ${first.seed.slice(0, 8)} 1`, { channel: 'thread' }]]);
    const night = { ...running, rounds: [{ ...first, tables: [awarded] }] };
    return untold(night, posted as never, 0, say).map(({ words }) => words);
  },
  'the recap': () => {
    const night = { ...over, plan: { ...over.plan, game: 'squad' } };
    const lucky = {
      at: { round: 1, table: 1 },
      player: table.players[0] as string,
      id: 'heads',
      times: 6,
      expected: 2.5,
    };
    return recapExhibit(night, { moments: [], lucky }, 'de', nightTranslator(night, 'de'))?.body([]);
  },
};

describe('a practice bot in a league night', () => {
  it.each(Object.keys(SHOWN))('goes by its level in German: %s', what => {
    const said = written(SHOWN[what]?.());
    expect(said).toContain('Bot leicht');
    expect(said).not.toContain('Easy Bot');
  });

  it('goes by its level on the message to sign up on, and on the panel', async () => {
    const house = new LeagueHouse();
    const { id } = await house.leagues.create(wished({}));
    const night = await house.leagues.practice(id, 'host', { count: 2 });
    const panel = await panelBody(house as unknown as House, night, 'de');
    for (const shown of [signUpBody(night, say), panel]) {
      expect(written(shown)).toMatch(/Bot (leicht|solide) 2/);
      expect(written(shown)).not.toContain('Easy Bot');
    }
  });

  it('is found by the name that its host reads, and by the one on record, with an @ before it too', () => {
    for (const typed of ['Bot leicht 2', 'Easy Bot 2', '@Bot leicht 2', ' @easy bot 2'])
      expect(playerMeant(running, there, typed, 'de')).toBe(practiceId('easy', 2));
    expect(() => playerMeant(running, gone, 'Bot leicht 2', 'de')).toThrow('league-no-player');
  });

  it.each(['Easy Practice', 'Easy Practice 2', 'Easy Practice (Bob)'])(
    'is shown as today where it is on record as %s',
    name => {
      const shown = (locale: string) =>
        seatName({ player: practiceId('easy', 1), name }, houseTranslator(locale).plain);
      expect(shown('en')).toBe(name.replace('Practice', 'Bot'));
      expect(shown('de')).toBe(name.replace('Easy Practice', 'Bot leicht'));
    },
  );

  it('is not said of somebody forgotten, of whom each language speaks in its own words', () => {
    const shown = (locale: string) =>
      seatName({ player: 'former:1', name: 'Former player' }, houseTranslator(locale).plain);
    expect(shown('en')).toBe('Former player');
    expect(shown('de')).toBe('Früher dabei');
  });

  it('keeps its number', () => {
    expect(written(standingsExhibit(over, say).body([]))).toContain('Bot leicht 4');
  });
});
