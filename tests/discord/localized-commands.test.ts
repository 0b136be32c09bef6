import { rmSync } from 'node:fs';
import { type APIApplicationCommandOption, Locale } from 'discord.js';
import { afterAll, describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.js';
import { registration } from '../../src/discord/define/registration.js';
import { FALLBACK, Library, loadWords, localesOf } from '../../src/locales/index.js';
import { commandFaults, listFaults } from '../../src/playground/checks/commands.js';
import { foreignRoot, MARK } from '../locales/foreign.js';
import type { Said } from './said.js';

const registered = commands.map(command => registration(command) as Said);
const locales = Object.values(Locale).filter(
  locale => locale.split('-')[0] !== FALLBACK && localesOf(null).includes(locale.split('-')[0] as string),
);

/** A command with everything that has a name in it. */
const within = (one: Said): Said[] => [one, ...[...(one.options ?? []), ...(one.choices ?? [])].flatMap(within)];
const called = (one: Said, locale: string): string => one.name_localizations?.[locale] ?? one.name;
const twiceIn = (list: readonly Said[] = [], locale: string): string[] => {
  const names = list.map(one => `${one.type === 2 ? 'menu ' : ''}${called(one, locale)}`);
  return names.filter((name, at) => names.indexOf(name) !== at);
};

it('Discord takes every command as it is registered', () => {
  for (const command of registered) expect(commandFaults(command as never)).toEqual([]);
  expect(listFaults(registered as never)).toEqual([]);
});

describe.each([FALLBACK, ...locales])('in %s', locale => {
  it('no two names are the same at their place', () => {
    expect(twiceIn(registered, locale)).toEqual([]);
    for (const one of registered.flatMap(within)) {
      expect(twiceIn(one.options, locale)).toEqual([]);
      expect(twiceIn(one.choices, locale)).toEqual([]);
    }
  });

  it('names and descriptions have Discord’s lengths and letters', () => {
    const parts = registered.flatMap(command => within(command).map(part => ({ part, top: part === command })));
    const choices = new Set(registered.flatMap(within).flatMap(({ choices: some = [] }) => some));
    for (const { part } of parts) {
      const name = called(part, locale);
      const isFree = choices.has(part) || part.type === 2;
      if (isFree) expect([...name].length <= (part.type === 2 ? 32 : 100), name).toBe(true);
      else expect(name).toMatch(/^[-_'\p{Ll}\p{Lo}\p{N}]{1,32}$/u);
      expect([...(part.description_localizations?.[locale] ?? '')].length).toBeLessThanOrEqual(100);
    }
  });
});

describe.each(locales)('in %s', locale => {
  it('everything is described', () => {
    const undescribed = registered
      .flatMap(within)
      .filter(part => part.description !== undefined && part.description_localizations?.[locale] === undefined);
    expect(undescribed.map(({ name }) => name)).toEqual([]);
  });
});

describe('a language that was added', () => {
  const root = foreignRoot('it');
  afterAll(() => rmSync(root, { recursive: true }));
  const library = new Library({ strict: true, report: () => undefined }, root);

  it('describes each command, option and choice without a change to the code', () => {
    const wordsIn = (game: string | null, locale: string) => library.words(game, locale);
    const all = commands.flatMap(command => within(registration(command, wordsIn) as Said));
    const options = all as (Said & Pick<APIApplicationCommandOption, 'type'>)[];
    for (const one of options.filter(({ description }) => description !== undefined))
      expect(one.description_localizations?.[Locale.Italian]).toMatch(new RegExp(`^${MARK}`));
    const titled = all.flatMap(({ choices = [] }) => choices).filter(one => one.name !== 'English');
    expect(titled.length).toBeGreaterThan(30);
    expect(loadWords(null, 'it').locale).toBe(FALLBACK);
  });
});
