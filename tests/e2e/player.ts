import { expect } from 'vitest';
import type { Random } from '../../src/kernel/index.js';
import type { Look } from '../../src/matches/matches.js';
import type { Member, Outcome, SeenComponent, SeenMessage } from '../playground/member.js';
import { isEphemeral, textOf, walk } from '../playground/member.js';
import type { TestHouse } from './house.js';

type Control = {
  readonly id: string;
  readonly values?: readonly string[];
  readonly most: number;
  readonly least: number;
};

/** Verbs of custom ids that answer a prompt, or draft an answer. */
const ANSWERS = new Set(['a', 's', 'n', 'amt', 'sug', 'd', 'ds', 'ok', 'set', 'rest']);

/** What can be clicked in a message to answer its question. */
export function answersIn(message: Pick<SeenMessage, 'components'>): Control[] {
  return walk(message.components)
    .filter(
      (part): part is SeenComponent & { custom_id: string } =>
        part.custom_id !== undefined && part.disabled !== true && ANSWERS.has(part.custom_id.split('|')[0] ?? ''),
    )
    .map(part => ({
      id: part.custom_id,
      least: part.min_values ?? 1,
      most: part.max_values ?? 1,
      ...(part.options !== undefined && { values: part.options.map(option => option.value) }),
    }));
}

/** The question that a control answers. */
export const questionOf = (id: string): number => Number(id.split('|')[2]?.split('.')[0]);

/** Whether a menu shows that a control's answer was taken: it has gone on from that question, which was still open. */
export function isTaken({ id }: Pick<Control, 'id'>, after: SeenMessage): boolean {
  const ids = walk(after.components).map(one => one.custom_id ?? '');
  const isMenu = ids.some(one => one.startsWith('menu|'));
  const isAsked = answersIn(after).some(one => questionOf(one.id) === questionOf(id));
  const isLate = /That choice has already been made|That question is for another player/.test(textOf(after));
  return isMenu && !isAsked && !isLate;
}

/** So many messages usually hold the newest board: menus stand below it. */
const NEAR = 12;

const isBoard = (message: SeenMessage): boolean =>
  !isEphemeral(message) && message.embeds.length > 0 && message.author.bot === true;

/** The newest board a member sees in a channel: the public message with an embed. */
export async function boardIn(member: Member, channel = 'card-table'): Promise<SeenMessage> {
  const board =
    (await member.messages(channel, NEAR)).findLast(isBoard) ?? (await member.messages(channel)).findLast(isBoard);
  if (board === undefined) throw new Error(`${member.name} sees no board in ${channel}`);
  return board;
}

/** What a lesson advises in a menu: the button with a star, or the one beside the line with one. Undefined where it has no advice. */
export function advisedIn(menu: Pick<SeenMessage, 'components'>): string | undefined {
  const advised = walk(menu.components).find(
    ({ label, components, accessory }) =>
      label?.startsWith('★') === true ||
      (accessory !== undefined && components?.some(({ content }) => content?.startsWith('**★') === true) === true),
  );
  return advised?.custom_id ?? advised?.accessory?.custom_id;
}

/** Opens a member's private menu from the board. */
export async function openMenu(member: Member, channel?: string): Promise<SeenMessage> {
  const outcome = await member.click(await boardIn(member, channel), 'Your move');
  if (outcome.message === undefined) throw new Error(`${member.name} got no menu: ${outcome.kind}`);
  return outcome.message;
}

/** The same; null where the board has just been drawn without that button, because the match is over. */
export async function openMenuIfAny(member: Member, channel?: string): Promise<SeenMessage | null> {
  return openMenu(member, channel).catch((error: unknown) => {
    if (/Your move|That button is gone/.test(String(error))) return null;
    throw error;
  });
}

/** Clicks one of the answers a menu offers, chosen at random. Null when it asks nothing. */
export async function clickSomething(member: Member, menu: SeenMessage, random: Random): Promise<SeenMessage | null> {
  const controls = answersIn(menu);
  if (controls.length === 0) return null;
  // Attacking makes matches end: passing is chosen only now and then.
  const keen = controls.filter(control => !control.id.endsWith('|pass') && !control.id.startsWith('n|'));
  const control = random.pick(keen.length > 0 && random.int(6) > 0 ? keen : controls);
  const { values } = control;
  const outcome =
    values === undefined
      ? await member.click(menu, control.id)
      : await member.select(
          menu,
          control.id,
          random.shuffle([...values]).slice(0, Math.max(control.least, Math.min(control.most, 1))),
        );
  if (outcome.message === undefined) throw new Error(`${member.name} clicked ${control.id} and got ${outcome.kind}`);
  return outcome.message;
}

/** What is rarely needed at a board. */
export async function moreOf(member: Member, board?: SeenMessage): Promise<SeenMessage> {
  return privately(await member.click(board ?? (await boardIn(member)), 'More…'));
}

export const isOver = (board: SeenMessage): boolean => /## .*(wins|A draw)/.test(board.embeds[0]?.description ?? '');

/** What a board offers once its match is over. */
export const AFTERWARDS = [
  'Rematch, same decks',
  'Change decks',
  'Replay',
  'The story',
  'Turning points',
  'Transcript',
  'In words',
] as const;

export interface Playing {
  /** Called after every click. */
  readonly each?: (clicks: number) => Promise<void>;
  /** Where the board stands. */
  readonly channel?: string;
  /** When to stop; else when the newest board says that the match is over. */
  readonly done?: () => Promise<boolean>;
}

/** How often it is looked whether a match goes on, every 50 ms: a machine with other work may take some seconds for a board. */
const LOOKS = 600;

/** Members play, each by what their own menu offers, to the end. */
export async function playToTheEnd(
  members: readonly Member[],
  random: Random,
  { each, channel, done = async () => isOver(await boardIn(members[0] as Member, channel)) }: Playing = {},
): Promise<number> {
  let clicks = 0;
  for (let idle = 0; idle < LOOKS; ) {
    let moved = false;
    for (const member of members) {
      let menu = await openMenuIfAny(member, channel);
      while (menu !== null && answersIn(menu).length > 0) {
        menu = await clickSomething(member, menu, random);
        clicks++;
        moved = true;
        await each?.(clicks);
        if (await done()) return clicks;
      }
    }
    if (await done()) return clicks;
    idle = moved ? 0 : idle + 1;
    if (!moved) await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`the match came to a halt after ${clicks} clicks`);
}

/** The message an outcome shows, which must be for this person's eyes only. */
export function privately(outcome: Outcome): SeenMessage {
  const { message } = outcome;
  if (message === undefined || !isEphemeral(message)) throw new Error(`not a private message: ${outcome.kind}`);
  return message;
}

/** Decks of one size that make a match under the Quick Rules end within a few turns. */
export const SHORT = {
  /** Speed that nothing in the other deck stops, and strength. */
  spiders: { name: 'Spiders', cards: { ST229: 3, ST048: 3 } },
  /** Blocks speed; its own attacks are not stopped by the spiders' icons. */
  avengers: { name: 'Avengers', cards: { ST017: 3, ST049: 1, ST136: 2 } },
} as const;

/** Gives somebody a deck of their own; returns it as an option takes it. */
export async function giveDeck(
  house: TestHouse,
  owner: Member,
  deck: { name: string; cards: Readonly<Record<string, number>> },
): Promise<string> {
  const id = `${deck.name}-${owner.name}`.toLowerCase().replace(/[^a-z-]/g, '');
  await house.bot.house.store.createDeck({ id, owner: owner.id, game: 'squad', deck, code: null, updatedAt: 1 }, 99);
  return `own:${id}`;
}

export interface Sitting {
  readonly decks: readonly [string, string];
  readonly options?: Record<string, unknown>;
  readonly channel?: string;
}

/** Challenges, accepts, chooses a deck: the match begins. Returns its id. */
export async function sitDown(
  house: TestHouse,
  [host, guest]: readonly [Member, Member],
  { decks, options = {}, channel = 'card-table' }: Sitting,
): Promise<string> {
  await host.run('challenge', { opponent: guest.mention, deck: decks[0], ...options }, { in: channel });
  await house.settled();
  const challenge = (await guest.messages(channel)).at(-1) as SeenMessage;
  const accepted = privately(await guest.click(challenge, 'Accept'));
  await guest.select(accepted, 'deck*', decks[1]);
  await house.settled();
  const [match] = await house.bot.house.store.matchesOf({ player: host.id, status: ['playing'], limit: 1 });
  if (match === undefined) throw new Error('no match has begun');
  return match.id;
}

/** A match of six cards each. */
export async function sitDownShortly(
  house: TestHouse,
  [host, guest]: readonly [Member, Member],
  options: Record<string, unknown> = {},
): Promise<string> {
  const decks = [await giveDeck(house, host, SHORT.spiders), await giveDeck(house, guest, SHORT.avengers)] as const;
  return sitDown(house, [host, guest], { decks, options: { ruleset: 'quick', ...options } });
}

export const lookAt = (house: TestHouse, match: string): Promise<Look> => house.bot.house.matches.look(match);

/** Who is asked now, of these people in the order of their seats. */
export async function asked(house: TestHouse, match: string, members: readonly [Member, Member]): Promise<Member> {
  const { table } = await lookAt(house, match);
  const seat = table?.prompts[0]?.seat;
  if (seat === undefined) throw new Error('nobody is asked');
  return members[seat] as Member;
}

/** What is written in a match's thread. */
export async function threadOf(house: TestHouse, member: Member, match: string): Promise<SeenMessage[]> {
  const board = await house.bot.house.store.board(match);
  expect(board?.thread).toEqual(expect.any(String));
  return member.messages(board?.thread as string);
}

/** A match alone against Rhino, begun. */
export async function againstRhino(house: TestHouse, member: Member): Promise<string> {
  const lobby = privately(await member.run('/scenario start villain:Rhino'));
  await member.select(lobby, 'deck*', 'ready:spider-man');
  await house.settled();
  const board = (await member.messages()).filter(message => !isEphemeral(message)).at(-1) as SeenMessage;
  await member.click(board, 'start*');
  await house.settled();
  const [match] = await house.bot.house.store.matchesOf({ player: member.id, status: ['playing'], limit: 1 });
  return match?.id as string;
}
