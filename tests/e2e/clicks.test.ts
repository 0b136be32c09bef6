import { expect, test } from 'vitest';
import { Chance } from '../../src/kernel/index.js';
import { isEphemeral, type Member, type SeenMessage, textOf, walk } from '../playground/member.js';
import { soak } from '../soak.js';
import { openHouse } from './house.js';
import { againstRhino, answersIn, asked, clickSomething, lookAt, openMenu, privately, sitDown } from './player.js';

const DECISIONS = 40;
const ROUNDS = 3;
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].slice(0, soak(8, 2));
const MOST = 7;

/** What a player spends, printed. */
const report = (what: string, spent: number): void => void process.stdout.write(`${what}: ${spent.toFixed(2)}\n`);

/** The private menus of a match that a member has before them, also of one that is over. */
const menusOf = async (member: Member, match: string): Promise<SeenMessage[]> => {
  const isOfMenu = (id: string): boolean => id.startsWith(`menu|${match}|`) || id.startsWith(`again|${match}|`);
  return (await member.messages()).filter(
    message => isEphemeral(message) && walk(message.components).some(one => isOfMenu(one.custom_id ?? '')),
  );
};

/** A menu as soon as it asks something. */
const asking = (member: Member, { id }: SeenMessage): Promise<SeenMessage> =>
  member.waitFor(message => message.id === id && answersIn(message).length > 0);

test('a match of Super Hero Squad costs hardly more clicks than decisions, in one menu for each player', async () => {
  const house = await openHouse({ seed: 'squad' });
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  const match = await sitDown(house, pair, { decks: ['ready:iron-man', 'ready:storm'] });
  const menus = new Map<Member, SeenMessage>();
  for (const member of pair) menus.set(member, await openMenu(member));
  let clicks = pair.length;
  const random = new Chance('budget').stream('clicks');
  const before = (await lookAt(house, match)).match.moves;
  const decisions = async (): Promise<number> => (await lookAt(house, match)).match.moves - before;
  while ((await decisions()) < DECISIONS && (await lookAt(house, match)).match.status === 'playing') {
    const mover = await asked(house, match, pair);
    const menu = await asking(mover, menus.get(mover) as SeenMessage);
    await clickSomething(mover, menu, random);
    clicks++;
  }
  const spent = clicks / (await decisions());
  report('clicks per Squad decision', spent);
  expect(spent).toBeLessThanOrEqual(1.2);
  await house.settled();
  for (const member of pair) expect(await menusOf(member, match)).toHaveLength(1);
  await house.close();
}, 180_000);

interface Pick {
  readonly id: string;
  /** In a list. */
  readonly value?: string | undefined;
}

/** A hero who plays one card a turn and pays as suggested, fights, and defends nothing. */
function choiceOf(menu: SeenMessage, played: boolean): Pick {
  const controls = answersIn(menu);
  const ids = controls.map(({ id }) => id);
  const said = textOf(menu);
  const find = (test: (id: string) => boolean): string | undefined => ids.find(test);
  const isCard = (id: string): boolean => /^a\|\w+\|\d+\|\+?c\d+$/.test(id);
  const listed = controls.flatMap(({ id, values = [] }): Pick[] =>
    values.filter(value => /^\+?c\d+$/.test(value)).map(value => ({ id, value })),
  );
  const isTurn = said.includes('Your turn');
  if (isTurn && !played && listed[0] !== undefined && !ids.some(id => id.endsWith('|form'))) return listed[0];
  const id =
    find(id => id.startsWith('sug|')) ??
    (said.includes('Change to hero') ? find(id => id.endsWith('|form')) : undefined) ??
    find(id => id.endsWith('.attack')) ??
    find(id => id.endsWith('.thwart')) ??
    (isTurn ? (played ? undefined : find(isCard)) : find(id => id.startsWith('n|'))) ??
    find(id => id.endsWith('|+end') || id.endsWith('|end')) ??
    (ids[0] as string);
  return { id, value: controls.find(one => one.id === id)?.values?.[0] };
}

const give = async (member: Member, menu: SeenMessage, { id, value }: Pick): Promise<SeenMessage> =>
  privately(await (value === undefined ? member.click(menu, id) : member.select(menu, id, value)));

/** Plays rounds of a match; returns the clicks that each took on average. */
async function clicksPerRound(seed: string): Promise<number> {
  const house = await openHouse({ seed });
  const mara = await house.member('Mara');
  const match = await againstRhino(house, mara);
  const roundOf = async (): Promise<number> => {
    const { table } = await lookAt(house, match);
    return ((table as NonNullable<typeof table>).state as { round: number }).round;
  };
  let menu = await openMenu(mara);
  // Their opening hand is chosen once, before the first round.
  while ((await roundOf()) === 0) menu = await give(mara, menu, choiceOf(await asking(mara, menu), false));
  let clicks = 0;
  let turn = 0;
  let played = false;
  const isPlayed = async (): Promise<boolean> =>
    (await roundOf()) > ROUNDS || (await lookAt(house, match)).match.status !== 'playing';
  while (!(await isPlayed())) {
    const round = await roundOf();
    if (round !== turn) [turn, played] = [round, false];
    const asks = await asking(mara, menu);
    const choice = choiceOf(asks, played);
    // A card is paid for with the click that plays it, as its line says.
    played ||= choice.id.startsWith('sug|') || /\|\+c/.test(`${choice.id}|${choice.value ?? ''}`);
    menu = await give(mara, asks, choice);
    clicks++;
  }
  const rounds = Math.min(ROUNDS, await roundOf());
  expect(rounds).toBeGreaterThan(1);
  await house.settled();
  expect(await menusOf(mara, match)).toHaveLength(1);
  await house.close();
  return clicks / rounds;
}

test('rounds of Marvel Champions alone are played in one menu, with few clicks', async () => {
  const spent: number[] = [];
  for (const seed of SEEDS) spent.push(await clicksPerRound(seed));
  const mean = spent.reduce((sum, one) => sum + one, 0) / spent.length;
  report(`clicks per Champions round, solo (${spent.map(one => one.toFixed(1)).join(', ')})`, mean);
  expect(mean).toBeLessThanOrEqual(MOST);
}, 300_000);
