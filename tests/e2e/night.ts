import { expect } from 'vitest';
import { readTerms } from '../../src/matches/lobby/terms.js';
import type { MatchRow } from '../../src/store/index.js';
import { isEphemeral, type Member, textOf as marked, type SeenMessage } from '../playground/member.js';
import { openHouse, type TestHouse, type TestHouseOptions, until } from './house.js';
import { privately } from './player.js';

/** The words of a message without what marks them. */
export const textOf = (message: SeenMessage): string => marked(message).replace(/\*\*|[\\`]/g, '');
export const NAMES = ['Mara', 'Theo', 'Ines', 'Kofi'] as const;

/** Public messages of a channel, as somebody sees them once everything is drawn. */
export async function shown(house: TestHouse, member: Member, channel = 'card-table'): Promise<SeenMessage[]> {
  await house.bot.house.presenter.settled();
  return (await member.messages(channel)).filter(message => !isEphemeral(message));
}

/** The newest public message with these words in it. */
export async function saying(house: TestHouse, member: Member, words: string): Promise<SeenMessage> {
  let found: SeenMessage | undefined;
  await until(`somebody sees “${words}”`, async () => {
    found = (await shown(house, member)).findLast(message => textOf(message).includes(words));
    return found !== undefined;
  });
  return found as SeenMessage;
}

export const open = async (house: TestHouse): Promise<MatchRow[]> =>
  (await house.bot.house.store.matchesOf({ status: ['choosing', 'playing'] })).filter(
    ({ terms }) => readTerms(terms).league !== undefined,
  );

export async function tables(house: TestHouse, count: number): Promise<MatchRow[]> {
  await until(`there are ${count} tables`, async () => (await open(house)).length === count);
  return open(house);
}

export const told = async (member: Member, command: string): Promise<string> =>
  textOf(privately(await member.run(command)));

/** Runs a command that asks first, and presses the button of its question. */
export async function confirmed(member: Member, command: string, label: string): Promise<string> {
  const question = privately(await member.run(command));
  return textOf(privately(await member.click(question, label)));
}

/** Four people and a night for which they have signed up with a deck each. */
export async function signedUp(
  options = '',
  format = 'swiss',
  about: TestHouseOptions = {},
): Promise<{ house: TestHouse; members: readonly Member[] }> {
  const house = await openHouse(about);
  const members = await Promise.all(NAMES.map(name => house.member(name)));
  const [mara] = members as [Member];
  await told(mara, `/league create name:Friday format:${format} deck-lock:true ${options}`);
  for (const member of members)
    expect(await told(member, '/league join deck:ready:storm')).toContain('You’re signed up for Friday');
  return { house, members };
}
