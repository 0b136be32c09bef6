import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApplicationCommandOptionType as Kind, Locale } from 'discord.js';
import * as zod from 'discord-api-spec/zod';
import { afterAll, describe, expect, expectTypeOf, it } from 'vitest';
import { commands } from '../../commands/index.js';
import { clickIn, clickVerbs } from '../../src/discord/clicks.js';
import { byName } from '../../src/discord/define/by-name.js';
import { defineClick, WHOLE } from '../../src/discord/define/click.js';
import { action, type Command, defineCommand } from '../../src/discord/define/command.js';
import { oneOf, required, type Values, whole, words, yesNo } from '../../src/discord/define/options.js';
import { registration } from '../../src/discord/define/registration.js';
import { packageRoot } from '../../src/home/index.js';
import { text } from '../../src/kernel/index.js';
import { readWords } from '../../src/locales/files.js';
import { inspect, Library } from '../../src/locales/index.js';

type Localized = Readonly<Record<string, string | null>> | null;

interface Part {
  readonly type?: number;
  readonly name: string;
  readonly name_localizations?: Localized;
  readonly description?: string;
  readonly description_localizations?: Localized;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly {
    readonly name: string;
    readonly name_localizations?: Localized;
    readonly value: string | number;
  }[];
  readonly options?: readonly Part[];
}

const told = commands.map(command => registration(command) as Part);

/** A command, its subcommands and their options. */
const partsOf = (part: Part): Part[] => [part, ...(part.options ?? []).flatMap(partsOf)];

const schemas = zod as unknown as Record<string, { safeParse(body: unknown): { success: boolean; error?: unknown } }>;

/** Of each text Discord counts the longest of all languages. */
const longest = (english: string, others?: Localized): number =>
  Math.max(english.length, ...Object.values(others ?? {}).map(other => other?.length ?? 0));

/** All characters of a command that Discord counts. */
const lengthOf = ({ choices = [], options = [], ...part }: Part): number =>
  longest(part.name, part.name_localizations) +
  longest(part.description ?? '', part.description_localizations) +
  choices.reduce((sum, one) => sum + longest(one.name, one.name_localizations) + String(one.value).length, 0) +
  options.reduce((sum, option) => sum + lengthOf(option), 0);

describe.each(told.map(command => [command.name, command] as const))('the command %s', (name, command) => {
  const parts = partsOf(command);

  it('is one that Discord takes', () => {
    const schema = schemas.ApplicationCommandCreateRequestSchema;
    expect(schema).toBeDefined();
    const { default_member_permissions: bits, ...rest } = JSON.parse(JSON.stringify(command));
    // The schema reads a number there, though Discord writes it as text.
    const read = schema?.safeParse({
      ...rest,
      ...(bits !== undefined && { default_member_permissions: Number(bits) }),
    });
    expect(read?.success, JSON.stringify(read?.error)).toBe(true);
  });

  it('is described within the limits, in words of its own', () => {
    for (const part of parts.filter(({ type }) => type !== 2)) {
      expect(part.description?.length ?? 0, part.name).toBeGreaterThan(1);
      expect(part.description?.length ?? 0, part.description).toBeLessThanOrEqual(100);
      expect(part.name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
    }
    expect(lengthOf(command)).toBeLessThanOrEqual(8000);
  });

  it('has no more options, choices and subcommands than Discord lists, the required ones first', () => {
    for (const { options = [], choices = [], autocomplete } of parts) {
      expect(options.length).toBeLessThanOrEqual(25);
      expect(choices.length).toBeLessThanOrEqual(25);
      for (const choice of choices) expect(choice.name.length, choice.name).toBeLessThanOrEqual(100);
      expect(autocomplete === true && choices.length > 0).toBe(false);
      const order = options.map(option => option.required === true);
      expect(order).toEqual([...order].sort((one, other) => Number(other) - Number(one)));
    }
  });

  it('says nothing that no command of ours has', () => {
    const ids = inspect(readWords(packageRoot(), 'commands', 'en') ?? '').ids;
    const mine = ids.filter(
      id => id === `command-${name}` || id.startsWith(`command-${name}-`) || id.startsWith(`command-${name}.`),
    );
    const there = new Set(
      (command.options ?? []).flatMap(part =>
        part.type === Kind.Subcommand
          ? [
              `command-${name}-${part.name}`,
              ...(part.options ?? []).map(one => `command-${name}-${part.name}.${one.name}`),
            ]
          : [`command-${name}.${part.name}`],
      ),
    );
    expect(mine.filter(id => id !== `command-${name}` && !there.has(id))).toEqual([]);
  });
});

describe('another language', () => {
  const root = mkdtempSync(join(tmpdir(), 'commands-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (folder: string, locale: string, ftl: string): void => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, `${locale}.ftl`), ftl);
  };
  write('src/locales', 'en', 'level-easy = Easy');
  write('src/locales', 'de', 'level-easy = Leicht');
  write(
    'src/locales/commands',
    'en',
    'command-play = Play\n    .level = How well\noption-level = Level\ncommand-play-now = Now',
  );
  write(
    'src/locales/commands',
    'de',
    'command-play = Spielen\n    .level = Wie gut\ncalled-play = spiel\ncalled-level = stufe',
  );
  const library = new Library({ strict: true, report: () => undefined }, root);
  const wordsIn = (game: string | null, locale: string) => library.words(game, locale);
  const level = oneOf([{ value: 'easy', title: text('level-easy') }]);
  const nothing = async (): Promise<void> => undefined;

  it('has its own names, descriptions and choices in every place of that language', () => {
    const command = defineCommand({ name: 'play', options: { level }, run: nothing });
    expect(registration(command, wordsIn)).toMatchObject({
      name: 'play',
      name_localizations: { [Locale.German]: 'spiel' },
      description: 'Play',
      description_localizations: { [Locale.German]: 'Spielen' },
      options: [
        {
          name: 'level',
          name_localizations: { [Locale.German]: 'stufe' },
          description: 'How well',
          description_localizations: { [Locale.German]: 'Wie gut' },
          choices: [{ name: 'Easy', value: 'easy', name_localizations: { [Locale.German]: 'Leicht' } }],
        },
      ],
    });
  });

  it('is left out where it has no words, and English never stands in for it', () => {
    const command = defineCommand({ name: 'play', subcommands: { now: action({ run: nothing }) } });
    const [now] = (registration(command, wordsIn) as unknown as { options: object[] }).options;
    expect(now).toMatchObject({ name: 'now', description: 'Now' });
    expect(now).not.toHaveProperty('description_localizations');
    expect(now).not.toHaveProperty('name_localizations');
  });

  it('may not call two options the same', () => {
    write('src/locales/commands', 'fr', 'called-level = niveau\ncalled-best = niveau');
    write('src/locales', 'fr', '');
    const options = { level, best: level };
    write('src/locales/commands', 'en', 'command-play = Play\n    .level = a\n    .best = b');
    const fresh = new Library({ strict: true, report: () => undefined }, root);
    const command = defineCommand({ name: 'play', options, run: nothing });
    expect(() => registration(command, (game, locale) => fresh.words(game, locale))).toThrow('niveau (fr)');
  });
});

describe('what a definition says', () => {
  it('is what its handler gets', () => {
    const options = {
      name: required(words()),
      rounds: whole(1, 9),
      secret: yesNo(),
      by: oneOf([
        { value: 'rating', title: text('by-rating') },
        { value: 'wins', title: text('by-wins') },
      ]),
    };
    expectTypeOf<Values<typeof options>>().toEqualTypeOf<{
      readonly name: string;
      readonly rounds: number | null;
      readonly secret: boolean | null;
      readonly by: 'rating' | 'wins' | null;
    }>();
    defineClick({
      verb: 'x',
      subject: 'match',
      schema: { number: WHOLE },
      async run(_interaction, id) {
        expectTypeOf(id.match).toEqualTypeOf<string>();
        expectTypeOf(id.number).toEqualTypeOf<number>();
        expectTypeOf(id).not.toHaveProperty('arg');
      },
    });
  });

  it('is held against what is sent', () => {
    const sent = (type: Kind, value: unknown) => ({ name: 'x', type, value }) as never;
    expect(whole(1, 9).read(sent(Kind.Integer, 9))).toBe(9);
    for (const value of [0, 10, -1, 1.5, Number.NaN, '5', null])
      expect(whole(1, 9).read(sent(Kind.Integer, value))).toBeUndefined();
    expect(words({ most: 3 }).read(sent(Kind.String, 'abc'))).toBe('abc');
    for (const value of ['abcd', 5, null, {}])
      expect(words({ most: 3 }).read(sent(Kind.String, value))).toBeUndefined();
    const by = oneOf([{ value: 'wins', title: text('by-wins') }]);
    for (const value of ['constructor', '__proto__', 1]) expect(by.read(sent(Kind.String, value))).toBeUndefined();
  });

  it('is refused at the start where two are called the same', () => {
    const twice: readonly (readonly [string, Command])[] = [
      ...commands,
      ...commands.slice(0, 1).map(one => ({ ...one })),
    ].map(one => [one.name, one]);
    expect(() => byName('commands', twice)).toThrow(`two commands are called ${commands[0]?.name}`);
  });
});

describe('a click', () => {
  it('has a verb of its own', () => expect(new Set(clickVerbs).size).toBe(clickVerbs.length));

  it.each([
    'join|m|0|',
    'menu|m|0|s.1',
    'why|m|0|12-15',
    'replay|m|0.3|on',
    'a|m|7.1|k',
    'forget|me|0|yes',
    'ljoin|n|0|',
  ])('is %s', id => expect(clickIn(id).kind.verb).toBe(id.split('|')[0]));

  it.each([
    'join|m|0|x',
    'join|m|1|',
    'join|m|0.1|',
    'menu|m|0|s.11',
    'why|m|0|15-12',
    'why|m|0|0-1',
    'forget|m|0|yes',
    'forget|me|0|maybe',
    'guide|m|0|',
    'constructor|m|0|',
    '__proto__|m|0|',
    'join|__proto__',
  ])('is not %s', id => expect(() => clickIn(id)).toThrow('button-unknown'));
});
