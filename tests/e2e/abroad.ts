import type { Random } from '../../src/kernel/index.js';
import type { Member, SeenMessage } from '../playground/member.js';
import { posted, type TestHouse } from './house.js';
import { advisedIn, answersIn, clickSomething, lookAt } from './player.js';

// Members and matches of a server that speaks any language: nothing here goes by the words of a button.

/** A member whose Discord, and whose server, speaks this language. */
export async function guestOf(house: TestHouse, locale: string, name = 'Mara'): Promise<Member> {
  const guest = await house.member(name);
  await guest.setLocale(locale);
  await house.bot.house.servers.change(house.playground.guildId, () => ({ language: locale }));
  return guest;
}

/** The board of a match as it was drawn last. */
export async function boardOf(house: TestHouse, match: string): Promise<SeenMessage> {
  await house.settled();
  const board = await house.bot.house.store.board(match);
  return posted(house).findLast(({ id }) => id === board?.message) as SeenMessage;
}

const UNDER_WAY = ['inviting', 'choosing', 'playing'] as const;

/** The match that somebody has open. */
export async function matchOf(house: TestHouse, member: Member): Promise<string> {
  const [row] = await house.bot.house.store.matchesOf({ player: member.id, status: UNDER_WAY, limit: 1 });
  if (row === undefined) throw new Error(`${member.name} plays no match`);
  return row.id;
}

/**
 * A busy machine may answer one of some hundred clicks later than Discord waits for it. The bot is refused then, and a
 * player opens their menu again: what was said is in the right language all the same.
 */
export const LATE = { refusals: [10062] };
const unanswered = (error: unknown): null => {
  if (/ got failed$/.test(String(error))) return null;
  throw error;
};

/** Clicks what a lesson advises, else anything. */
async function clickBest(member: Member, menu: SeenMessage, random: Random): Promise<SeenMessage | null> {
  const advised = advisedIn(menu);
  if (advised === undefined) return clickSomething(member, menu, random).catch(unanswered);
  return (await member.click(menu, advised)).message ?? null;
}

/** Members answer what their menus ask until their match is over, with something done before each menu. Returns the match’s id. */
export async function playOut(
  house: TestHouse,
  members: readonly Member[],
  random: Random,
  before?: (member: Member, match: string) => Promise<void>,
): Promise<string> {
  const match = await matchOf(house, members[0] as Member);
  for (let opened = 0; opened < 300; opened++)
    for (const member of members) {
      if ((await lookAt(house, match)).match.status === 'over') return match;
      await before?.(member, match);
      let menu = (await member.click(await boardOf(house, match), 'menu*').catch(() => null))?.message ?? null;
      while (menu !== null && answersIn(menu).length > 0) menu = await clickBest(member, menu, random);
    }
  throw new Error('the match does not end');
}
