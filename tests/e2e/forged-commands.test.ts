import { ApplicationCommandOptionType as Kind } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.js';
import { registration } from '../../src/discord/define/registration.js';
import type { Member } from '../playground/member.js';
import { answerTo, type Forgery, suggestedTo } from './forgery.js';
import { openHouse, type TestHouse } from './house.js';

// Discord holds people to what a command allows, but for those who write a client of their own. Whatever comes, it is
// answered in a sentence.

interface Given {
  readonly type: number;
  readonly name: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly value: string | number }[];
  readonly min_value?: number;
  readonly options?: readonly Given[];
}
interface Way {
  readonly command: string;
  readonly sub: string | null;
  readonly options: readonly Given[];
}

/** Every command with each of its subcommands. */
const ways: readonly Way[] = commands.flatMap(command => {
  const { name, options = [] } = registration(command) as { name: string; options?: readonly Given[] };
  if (!('actions' in command)) return [];
  return [...command.actions.keys()].map(sub => ({
    command: name,
    sub,
    options: sub === null ? options : (options.find(one => one.name === sub)?.options ?? []),
  }));
});

const isServerOnly = (name: string): boolean =>
  commands.find(command => command.name === name)?.requires.server === true;

/** A value that an option may have, as far as one can be made up. */
function usual({ type, choices, min_value: least }: Given): Forgery {
  if (type === Kind.String || type === Kind.Integer)
    return { value: choices?.[0]?.value ?? (type === Kind.String ? 'x' : (least ?? 1)) };
  return { value: type === Kind.Boolean ? true : '123456789012345678' };
}

/** Values that no client of Discord's sends for an option of that type. */
const forgedFor = ({ type }: Given): Forgery[] => {
  const odd = ['constructor', -1, 1e12, null].map(value => ({ value }));
  // Also a value that is right, of a type that is not.
  return [
    ...odd,
    { value: 'x'.repeat(6001) },
    { type: type === Kind.String ? Kind.Integer : Kind.String, value: '5' },
    {},
  ];
};

const said = ({ name, type }: Given, value: Forgery): Forgery => ({ name, type, ...value });

function asking({ command, sub }: Pick<Way, 'command' | 'sub'>, options: readonly Forgery[]): Forgery {
  return { name: command, options: sub === null ? options : [{ type: Kind.Subcommand, name: sub, options }] };
}

describe.each(ways.map(way => [[way.command, way.sub ?? ''].join(' ').trim(), way] as const))('/%s', (_, way) => {
  const needed = way.options.filter(option => option.required === true);
  const plain = needed.map(option => said(option, usual(option)));

  test('in direct messages, and without what it needs', async () => {
    for (const options of [plain, []]) {
      const words = await answerTo(house, eve, asking(way, options), direct);
      if (isServerOnly(way.command)) expect(words).toContain('That only works in a server');
      else if (options.length < needed.length) expect(words).toContain('doesn’t work for');
    }
  });

  test('with options that it cannot have', async () => {
    for (const option of way.options) {
      const others = plain.filter(({ name }) => name !== option.name);
      for (const value of forgedFor(option)) {
        const words = await answerTo(house, mara, asking(way, [...others, said(option, value)]));
        const isWords = option.type === Kind.String && option.choices === undefined;
        if (!isWords) expect(words, JSON.stringify(value)).toContain('doesn’t work for `');
      }
    }
  });

  test('suggests nothing where it may not be used, and nothing for options that there are not', async () => {
    for (const { name } of way.options.filter(option => option.autocomplete === true)) {
      const typed = (option: string) => asking(way, [{ name: option, type: Kind.String, value: 'x', focused: true }]);
      const found = await suggestedTo(house, eve, typed(name), direct);
      if (isServerOnly(way.command)) expect(found).toEqual([]);
      expect(await suggestedTo(house, mara, asking(way, [{ name, type: Kind.String, value: 'x' }]))).toEqual([]);
      for (const option of ['constructor', '__proto__'])
        expect(await suggestedTo(house, mara, typed(option))).toEqual([]);
    }
  });
});

test('commands and subcommands that there are not', async () => {
  for (const name of ['constructor', '__proto__', 'nothing', 'Challenge'])
    expect(await answerTo(house, mara, { name })).toContain('older version of that command');
  for (const command of new Set(ways.map(way => way.command)))
    for (const sub of ['constructor', '__proto__', 'nothing'])
      expect(await answerTo(house, mara, asking({ command, sub }, [])), command).toContain(
        'older version of that command',
      );
  for (const { command, sub } of ways.filter(way => way.sub !== null))
    expect(await answerTo(house, mara, { name: command }), `${command} ${sub}`).toContain(
      'older version of that command',
    );
});

test('what is for those who manage the server, by somebody who does not', async () => {
  for (const data of [asking({ command: 'settings', sub: null }, []), asking({ command: 'set', sub: 'list' }, [])])
    expect(await answerTo(house, eve, data)).toContain('Only members with the permission **Manage Server**');
  for (const sub of ['create', 'start', 'finish', 'schedule'])
    expect(await answerTo(house, eve, asking({ command: 'league', sub }, []))).toContain(
      'Only league hosts can do that',
    );
});

test('“Challenge” in somebody’s menu, in direct messages', async () => {
  const data = { type: 2, name: 'Challenge', target_id: eve.id, resolved: { users: {} } };
  expect(await answerTo(house, eve, data, direct)).toContain('That only works in a server');
});

let house: TestHouse;
let mara: Member;
let eve: Member;
let direct: string;
beforeAll(async () => {
  house = await openHouse();
  mara = await house.member('Mara');
  eve = await house.member('Eve');
  direct = await eve.direct();
});
afterAll(() => house.close());
