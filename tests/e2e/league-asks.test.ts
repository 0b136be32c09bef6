import { expect, test } from 'vitest';
import { command } from '../../commands/league.js';
import { registration } from '../../src/discord/define/registration.js';
import { leagueClicks } from '../../src/discord/leagues/clicks.js';
import { DEEDS, type Deed, SEAT_DEEDS, TABLE_DEEDS } from '../../src/discord/leagues/panel.js';
import { buttons, type Member, type SeenMessage } from '../playground/member.js';
import type { TestHouse } from './house.js';
import { confirmed, open, saying, signedUp, tables, told } from './night.js';
import { privately } from './player.js';

/**
 * How safe a press is: it `asks` before anything changes, can be `undone` by what answers it, has an `opposite` that makes it
 * as it was, or only `looks`. `answers`: a button of a question that was asked.
 */
type Safety = 'asks' | 'undone' | 'opposite' | 'looks' | 'answers';

const SUBCOMMANDS: Readonly<Record<string, Safety>> = {
  create: 'opposite',
  schedule: 'opposite',
  registration: 'asks',
  join: 'opposite',
  leave: 'asks',
  'check-in': 'opposite',
  practice: 'opposite',
  panel: 'looks',
  seed: 'opposite',
  edit: 'undone',
  move: 'undone',
  skip: 'asks',
  start: 'asks',
  pause: 'opposite',
  resume: 'opposite',
  swap: 'opposite',
  pairings: 'looks',
  standings: 'looks',
  history: 'looks',
  export: 'looks',
  drop: 'asks',
  readmit: 'opposite',
  correct: 'asks',
  finish: 'asks',
  reopen: 'opposite',
};

const CLICKS: Readonly<Record<string, Safety>> = {
  ljoin: 'opposite',
  ldecks: 'looks',
  ldeck: 'opposite',
  lhere: 'opposite',
  ldrop: 'asks',
  lend: 'answers',
  lagain: 'opposite',
  lwhen: 'answers',
  lreg: 'answers',
  lskip: 'answers',
  lredo: 'opposite',
  lgone: 'answers',
  lout: 'answers',
  lback: 'opposite',
  lfix: 'answers',
  lkeep: 'looks',
  llist: 'looks',
  // Of the panel: what is pressed there stands below.
  lpan: 'asks',
  lptab: 'looks',
  lpdo: 'asks',
  lpout: 'asks',
  lpback: 'opposite',
};

/** One button of the panel does many things, told apart by what its id says. */
const PANEL: Readonly<Record<Deed | (typeof TABLE_DEEDS)[number] | (typeof SEAT_DEEDS)[number], Safety>> = {
  look: 'looks',
  back: 'looks',
  on: 'looks',
  start: 'asks',
  begin: 'answers',
  pause: 'opposite',
  resume: 'opposite',
  end: 'asks',
  // Players are named in their thread once more; a table waits longer than it would have.
  call: 'opposite',
  more: 'opposite',
  won: 'asks',
  gave: 'answers',
};

/** What asks, by the names under which the test below has it asked. */
const asking = (kinds: Readonly<Record<string, Safety>>): string[] =>
  Object.entries(kinds).flatMap(([name, safety]) => (safety === 'asks' ? [name] : []));

test('of every subcommand and button of leagues it is known how safe it is', () => {
  const { options = [] } = registration(command) as { options?: { name: string }[] };
  expect(options.map(({ name }) => name).sort()).toEqual(Object.keys(SUBCOMMANDS).sort());
  expect(leagueClicks.map(({ verb }) => verb).sort()).toEqual(Object.keys(CLICKS).sort());
  expect([...DEEDS, ...TABLE_DEEDS, ...SEAT_DEEDS].sort()).toEqual(Object.keys(PANEL).sort());
});

/** How much has happened in the only night there is. */
async function length({ bot }: TestHouse): Promise<number> {
  const [row] = await bot.house.store.nights({});
  return row?.length ?? 0;
}

/** Nothing happens by itself any more. */
async function still(house: TestHouse): Promise<number> {
  const [row] = await house.bot.house.store.nights({});
  await house.bot.house.leagues.advance(row?.id as string);
  return length(house);
}

test('whatever cannot be undone asks first, and leaves all as it is where it is not confirmed', async () => {
  const { house, members } = await signedUp('', 'single');
  const [mara] = members as [Member];
  const asked: string[] = [];
  const asks = async (what: string, question: SeenMessage, way: string): Promise<void> => {
    const before = await still(house);
    const labels = buttons(question).map(({ label }) => label);
    expect([what, labels]).toEqual([what, expect.arrayContaining([way])]);
    expect([what, labels.length]).toEqual([what, 2]);
    await mara.click(question, way);
    expect([what, await length(house)]).toEqual([what, before]);
    asked.push(what);
  };
  const command = async (what: string, options: object = {}): Promise<SeenMessage> => {
    const before = await length(house);
    const question = privately(await mara.run(`league ${what}`, { ...options }));
    expect([what, await length(house)]).toEqual([what, before]);
    return question;
  };
  const panel = async (): Promise<SeenMessage> => privately(await mara.run('/league panel'));
  await told(mara, '/league schedule when:in 2 days every:7');
  // Before it begins.
  await asks('registration', await command('registration', { closes: 'in 1h' }), 'Keep it as is');
  await asks('skip', await command('skip'), 'Keep it as is');
  await asks('drop', await command('drop', { who: 'Theo' }), 'Keep it as is');
  await asks('finish', await command('finish'), 'Keep it as is');
  await asks('start', await command('start'), 'Back');
  await asks('lpan start', privately(await mara.click(await panel(), 'Start now')), 'Back');
  await asks('lpan end', privately(await mara.click(await panel(), 'Cancel the night')), 'Keep it as is');
  await confirmed(mara, '/league start', 'Start now');
  // While it is under way.
  const [first] = await tables(house, 2);
  const board = await saying(house, mara, 'Under way');
  await asks('leave', await command('leave'), 'Keep it as is');
  await asks('ldrop', privately(await mara.click(board, 'Leave')), 'Keep it as is');
  await asks('drop', await command('drop', { who: 'Theo' }), 'Keep it as is');
  await asks('finish', await command('finish'), 'Keep it as is');
  const shown = await panel();
  await asks('lpout', privately(await mara.select(shown, 'lpout*', mara.id)), 'Keep it as is');
  const table = privately(await mara.select(await panel(), 'lptab*', '1.1'));
  const wins = buttons(table).find(({ label }) => label?.endsWith(' wins'))?.label as string;
  await asks('lpdo won', privately(await mara.click(table, wins)), 'Back');
  await house.bot.house.matches.concede(first?.id as string, first?.seats[0]?.player as string);
  const other = (await open(house))[0];
  await house.bot.house.matches.concede(other?.id as string, other?.seats[0]?.player as string);
  await saying(house, mara, 'Round 2 of 2');
  await tables(house, 1);
  const [row] = await house.bot.house.store.nights({});
  const night = await house.bot.house.leagues.night(row?.id as string);
  const places = night.rounds[0]?.tables[0]?.result?.places ?? [];
  const result = places.map(place => (place === 1 ? 2 : 1)).join(' ');
  await asks('correct', await command('correct', { table: '1.1', result, reason: 'wrong button' }), 'Keep it as is');
  // Whatever is said to ask has been seen to.
  expect(asking(SUBCOMMANDS).filter(name => !asked.includes(name))).toEqual([]);
  const presses = [...asking(CLICKS), ...asking(PANEL)].filter(
    one => !asked.some(what => what.split(' ').includes(one)),
  );
  expect(presses).toEqual([]);
  await house.close();
});
