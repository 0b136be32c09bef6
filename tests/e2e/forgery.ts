import { expect } from 'vitest';
import { type Member, type Outcome, textOf } from '../playground/member.js';
import type { TestHouse } from './house.js';
import { privately } from './player.js';

/** What only a client of somebody's own sends, as the bot hears it. */
export type Forgery = Readonly<Record<string, unknown>>;

/** Sends something in place of a command that works everywhere, and says what the bot answered. */
async function send(house: TestHouse, member: Member, data: Forgery, channel?: string): Promise<Outcome> {
  house.playground.misbehave.forge({ id: '1', type: 1, ...data });
  return member.run('/help', {}, channel === undefined ? {} : { in: channel });
}

/** The words that a forged command is answered with. The bot must not fail over it. */
export async function answerTo(house: TestHouse, member: Member, data: Forgery, channel?: string): Promise<string> {
  const outcome = await send(house, member, data, channel);
  const what = JSON.stringify(data).slice(0, 300);
  expect(outcome.kind, what).not.toBe('failed');
  expect(house.failed, what).toEqual([]);
  const said = outcome.message === undefined ? outcome.kind : textOf(privately(outcome));
  expect(said, what).not.toBe('');
  return said;
}

/** What is suggested to somebody whose client asks for it with this. */
export async function suggestedTo(house: TestHouse, member: Member, data: Forgery, channel?: string) {
  house.playground.misbehave.forge({ id: '1', type: 1, ...data });
  const found = await member.autocomplete('rules', 'topic', '', {}, channel === undefined ? {} : { in: channel });
  expect(house.failed, JSON.stringify(data)).toEqual([]);
  return found;
}
