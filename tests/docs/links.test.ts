import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.js';
import { COMMANDS } from '../../src/cli/commands.js';
import { readPlan } from '../../src/cli/simulate.js';
import { INVITED_WITH } from '../../src/discord/start/permissions.js';
import { games } from '../../src/games/index.js';
import { codeOf, found, type Page, pages, read, root, sections } from './markdown.js';

const all = pages();
const { scripts, dependencies } = JSON.parse(read('package.json')) as Record<
  'scripts' | 'dependencies',
  Record<string, string>
>;

describe.each(all.map(page => [page.path, page] as const))('%s', (path, page) => {
  test('links lead somewhere', () => {
    const links = found(/\]\(([^)\s]+)\)/g, [page.prose]).filter(link => !/^[a-z]+:/.test(link));
    const broken = links.filter(link => {
      const [file = '', heading] = link.split('#');
      const target = file === '' ? path : posix.join(dirname(path), file);
      if (!existsSync(join(root, target))) return true;
      const there = all.find(other => other.path === target);
      return heading !== undefined && there?.anchors.includes(heading) !== true;
    });
    expect(broken).toEqual([]);
  });

  test('scripts are in package.json', () => {
    const named = [
      ...found(/\bnpm run (?:--silent )?([\w:-]+)/g, codeOf(page)),
      ...found(/\bnpm (start|test)\b/g, codeOf(page)),
    ];
    expect(named.filter(script => scripts[script] === undefined)).toEqual([]);
  });

  test('commands of the command line are there', () => {
    const named = found(/\blongbox -- ([a-z]+)/g, codeOf(page));
    expect(named.filter(name => !COMMANDS.some(command => command.name === name))).toEqual([]);
  });

  test('slash commands are there', () => {
    const unknown = page.spans.filter(span => {
      const command = /^\/([a-z][a-z-]*)(?: ([a-z][a-z-]*))?(?: [^/]*)?$/.exec(span);
      return command !== null && !isCommand(command[1] as string, command[2]);
    });
    expect(unknown).toEqual([]);
  });

  test('files are where they are said to be', () => {
    const named = found(
      /(?<![\w./-])((?:src|tests|commands|scripts|docs|migrations)\/[^\s`'"(){}|,;:]*)/g,
      codeOf(page),
    )
      .filter(file => !/[<*…$]/.test(file))
      .map(file => file.replace(/[.]+$/, ''));
    expect(named.filter(file => !existsSync(join(root, file)))).toEqual([]);
  });
});

function isCommand(name: string, subcommand?: string): boolean {
  const command = commands.find(known => known.name === name);
  if (command === undefined || !('actions' in command)) return false;
  return subcommand === undefined || command.actions.has(null) || command.actions.has(subcommand);
}

describe('what the pages say is so', () => {
  const code = (path: string): string[] => codeOf(all.find(page => page.path === path) as Page);

  test('README invites with the permissions that the bot needs', () => {
    expect(code('README.md').join('\n')).toContain(`&permissions=${INVITED_WITH}`);
  });

  test('every setting is in the table and in the code', () => {
    const settings = /\b((?:LONGBOX|DISCORD|DATABASE)_[A-Z]+)\b/g;
    const inTable = found(/^\| `([A-Z_]+)` \|/gm, [read('README.md')]).sort();
    expect(inTable).toEqual([...new Set(found(settings, [read('src/config.ts')]))].sort());
    const elsewhere = all.flatMap(page => found(settings, codeOf(page)));
    expect(elsewhere.filter(name => !inTable.includes(name))).toEqual([]);
  });

  test('simulations that pages name can be played', () => {
    const named = all.flatMap(page => found(/\blongbox -- simulate (\w[^\n]*)/g, codeOf(page)));
    for (const line of named.filter(one => !one.includes('--set ')))
      expect(() => readPlan(line.split(' '), { games }), line).not.toThrow();
    expect(named.length).toBeGreaterThan(5);
  });

  test('every slash command and every option of a night is on a page', () => {
    const told = ['players', 'leagues', 'hosts', 'sets', 'privacy'].map(name => read(`docs/${name}.md`)).join('\n');
    const named = commands.flatMap(({ name, ...one }) =>
      'actions' in one
        ? [...one.actions.keys()].map(action => (action === null ? `/${name}` : `/${name} ${action}`))
        : [],
    );
    expect(named.filter(name => !told.includes(name))).toEqual([]);
    const league = commands.find(({ name }) => name === 'league');
    const { options = {} } = (league !== undefined && 'actions' in league && league.actions.get('create')) || {};
    const page = code('docs/leagues.md');
    expect(Object.keys(options).filter(option => !page.includes(option))).toEqual([]);
    expect(Object.keys(options)).toContain('deck-lock');
  });

  test('the page of the command line describes every option of every command', () => {
    const parts = sections('docs/cli.md');
    const missing = COMMANDS.flatMap(({ name, usage }) => {
      const said = parts.filter(({ heading }) => heading.split(' ')[1] === name).map(({ text }) => text);
      return found(/(--[a-z]+)/g, [usage])
        .filter(option => !said.join().includes(option))
        .map(option => `${name} ${option}`);
    });
    expect(missing).toEqual([]);
  });

  test('every package that runs is among the libraries, with why', () => {
    const told = code('docs/libraries.md');
    expect(Object.keys(dependencies).filter(name => !told.includes(name))).toEqual([]);
  });

  test('CONTRIBUTING names every script', () => {
    const told = [...code('CONTRIBUTING.md'), ...code('README.md')].join('\n');
    const missing = Object.keys(scripts).filter(
      script => !new RegExp(`npm (run (--silent )?)?${script}\\b`).test(told),
    );
    expect(missing).toEqual([]);
  });

  test('examples of a game stand in the toy game', () => {
    const toy = read('tests/kernel/toy.ts').replace(/\s+/g, ' ');
    const examples = all
      .find(page => page.path === 'docs/add-a-game.md')
      ?.blocks.filter(({ language }) => language === 'ts');
    for (const { heading, text } of examples ?? []) expect(toy, heading).toContain(text.trim().replace(/\s+/g, ' '));
    expect(examples?.length).toBeGreaterThan(5);
  });
});
