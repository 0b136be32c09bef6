import type { Interaction } from 'discord.js';
import { vi } from 'vitest';
import type { UserCommand } from '../../src/discord/define/command.js';
import type { House } from '../../src/discord/house.js';
import { Router, type RouterOptions } from '../../src/discord/router.js';

/** A router with one command, which does this, and what is logged meanwhile. */
export function waving(runOn: UserCommand['runOn'], options: RouterOptions = {}) {
  const log = { debug: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const house = { log, people: { chosenBy: async () => null } } as unknown as House;
  const router = new Router([{ name: 'Wave', requires: {}, runOn }], house, options);
  return { log, router };
}

/** Somebody gives that command, and the answers they get. */
export function wave(id: string) {
  const reply = vi.fn((_said: unknown) => Promise.resolve());
  const [yes, no] = [() => true, () => false];
  const interaction = {
    ...{ id, user: { id: '2' }, locale: 'en', commandName: 'Wave', reply, isRepliable: yes },
    ...{ isCommand: yes, isUserContextMenuCommand: yes, isChatInputCommand: no },
    ...{ isMessageComponent: no, isModalSubmit: no, isAutocomplete: no },
  } as unknown as Interaction;
  return { reply, interaction };
}
