import { expect } from 'vitest';
import type { TestHouse } from './house.js';

const SECOND = 1000;
export const MINUTE = 60 * SECOND;

/** Routes by which the bot shows anything. */
const EVERYTHING = ['POST /channels/**', 'PATCH /channels/**', 'DELETE /channels/**', 'GET /channels/**'];

/** Discord answers nothing that is asked of channels, until the playground is told to behave again. */
export function away({ playground }: TestHouse): void {
  for (const route of EVERYTHING) playground.misbehave.refuse({ route, status: 503, times: 10_000 });
}

/** What a moderator does. */
export async function moderate({ playground }: TestHouse, method: string, path: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bot ${playground.token}` };
  const response = await fetch(`${playground.api}/v10${path}`, { method, headers });
  expect(response.status).toBeLessThan(300);
}

/** So much time passes: everything has been tried in vain so often that only the clock, or what Discord tells us, brings it back. */
export async function pass(
  { house, clock }: { readonly house: TestHouse; readonly clock: { now: number } },
  ms: number,
  step = 10 * SECOND,
): Promise<void> {
  for (const end = clock.now + ms; clock.now < end; clock.now += step) await house.settled();
  await house.settled();
}

/** What hosts were told is missing. */
export const told = ({ house }: { readonly house: TestHouse }): string[] =>
  house.playground.traffic.all.flatMap(({ method, status, body }) => {
    const { content = '' } = (body ?? {}) as { content?: string };
    return method === 'POST' && status === 200 && /I can’t show|The channel of your/.test(content) ? [content] : [];
  });
