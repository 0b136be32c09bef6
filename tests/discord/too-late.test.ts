import { DiscordAPIError } from 'discord.js';
import { expect, test } from 'vitest';
import { wave, waving } from './wave.js';

/** What is logged and told when Discord refuses an answer with a code. */
async function refusedWith(code: number) {
  const { log, router } = waving(() => {
    const raw = { code, message: 'no' };
    throw new DiscordAPIError(raw, code, 401, 'POST', '', { body: undefined, files: undefined });
  });
  const { reply, interaction } = wave('1');
  await router.handle(interaction);
  return { told: reply.mock.calls.length, errors: log.error.mock.calls.length, noted: log.debug.mock.calls };
}

test.each([10062, 40060, 10015, 50027])(
  'an answer refused with %i comes too late, and nothing is amiss',
  async code => {
    const noted = [[{ code }, 'an interaction was answered too late']];
    expect(await refusedWith(code)).toEqual({ told: 0, errors: 0, noted });
  },
);

test('an answer refused for any other reason is told and logged', async () => {
  expect(await refusedWith(50013)).toEqual({ told: 1, errors: 1, noted: [] });
});
