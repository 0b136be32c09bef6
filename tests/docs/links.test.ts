import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.js';
import { COMMANDS } from '../../src/cli/commands.js';
import { INVITED_WITH } from '../../src/discord/start/permissions.js';
import * as champions from '../../src/games/champions/abilities/index.js';
import * as abilities from '../../src/games/squad/abilities/index.js';
import { cards } from '../../src/games/squad/cards/index.js';
import * as filters from '../../src/games/squad/filters.js';
import { squad } from '../../src/games/squad/index.js';
import { type Page, pages, root, sections } from './markdown.js';

const all = pages();
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Everything that looks like code: blocks and pieces in running text. */
const codeOf = ({ spans, blocks }: Page): string[] => [...spans, ...blocks.map(block => block.text)];

const found = (pattern: RegExp, texts: readonly string[]): string[] =>
  texts.flatMap(text => [...text.matchAll(pattern)].map(match => match[1] as string));

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

  test('README counts the cards and decks there are', () => {
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
    const text = read('README.md').replace(/\s+/g, ' ');
    expect(text).toContain(
      ` ${cards.length} cards and ${words[squad.decks.ready.length] ?? squad.decks.ready.length} ready-made decks`,
    );
  });

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

  test('CONTRIBUTING names every script', () => {
    const told = [...code('CONTRIBUTING.md'), ...code('README.md')].join('\n');
    const missing = Object.keys(scripts).filter(
      script => !new RegExp(`npm (run (--silent )?)?${script}\\b`).test(told),
    );
    expect(missing).toEqual([]);
  });

  test('every builder and filter is in the guide to cards', () => {
    const told = code('docs/add-a-card.md').join('\n');
    const missing = [...Object.keys(abilities), ...Object.keys(filters), ...Object.keys(champions)].filter(
      name => !new RegExp(`\\b${name}\\b`).test(told),
    );
    expect(missing).toEqual([]);
  });

  test('examples of cards stand in the files that are named with them', () => {
    let compared = 0;
    for (const { heading, text } of sections('docs/add-a-card.md').filter(part => part.heading.startsWith('### '))) {
      const examples = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(match => match[1] as string);
      const files = found(/`(src\/games\/(?:squad|champions)\/cards\/[^`]+)`/g, [text]);
      for (const [at, example] of examples.entries()) {
        const there = read(files[at] as string).replace(/\s+/g, ' ');
        expect(there, `${heading}: ${files[at]}`).toContain(example.trim().replace(/\s+/g, ' '));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(5);
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
