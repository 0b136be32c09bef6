import { DiscordAPIError, type Interaction } from 'discord.js';
import { expect, test, vi } from 'vitest';
import type { UserCommand } from '../../src/discord/define/command.js';
import type { House } from '../../src/discord/house.js';
import { Router } from '../../src/discord/router.js';

/** What is logged and told when Discord refuses an answer with a code. */
async function refusedWith(code: number) {
  const command: UserCommand = {
    name: 'Wave',
    requires: {},
    runOn: () => {
      const raw = { code, message: 'no' };
      throw new DiscordAPIError(raw, code, 401, 'POST', '', { body: undefined, files: undefined });
    },
  };
  const log = { debug: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const reply = vi.fn(() => Promise.resolve());
  const [yes, no] = [() => true, () => false];
  const interaction = {
    ...{ id: '1', user: { id: '2' }, locale: 'en', commandName: 'Wave', reply, isRepliable: yes },
    ...{ isCommand: yes, isUserContextMenuCommand: yes, isChatInputCommand: no },
    ...{ isMessageComponent: no, isModalSubmit: no, isAutocomplete: no },
  };
  await new Router([command], { log, people: { chosenBy: async () => null } } as unknown as House).handle(
    interaction as unknown as Interaction,
  );
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
