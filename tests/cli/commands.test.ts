import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.js';
import { games } from '../../src/games/index.js';
import { loadWords, localesOf } from '../../src/locales/index.js';
import { openStore } from '../../src/store/index.js';
import { file, inFolder, json, refused, run } from './run.js';

describe('help', () => {
  test('tells of one command, asked for before or after its name', async () => {
    for (const args of [
      ['help', 'verify'],
      ['verify', '--help'],
      ['verify', 'some.json', '-h'],
      ['--help', 'verify'],
    ]) {
      const { exit, out, err } = await run(args);
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
      expect(out).toContain('verify TRANSCRIPT.json [--seal SEAL] [--set FILE]');
      expect(out).not.toContain('play POSITION.json');
    }
    expect((await json<{ commands: unknown[] }>(['verify', '--help'])).commands).toHaveLength(1);
  });

  test.each([
    ...COMMANDS.map(({ name }) => name as string),
    'play --lines',
    'bench opponents',
    'bench anchors',
    'due retry',
  ])('names every option that %s knows', async words => {
    const { err } = await run([...words.split(' '), '--zzzzzzzzzzzz']);
    const known = [...err.matchAll(/--[a-z]+/g)].flatMap(([option]) => (/json|zzz/.test(option) ? [] : option));
    const { out } = await run(['help', ...words.split(' ').slice(0, 1)]);
    expect(err).not.toContain('...');
    expect(known.filter(option => !out.includes(option))).toEqual([]);
  });

  test('knows no command that is not there', async () => {
    await refused(['help', 'verfy'], 'unknown command "verfy"', 'did you mean verify');
    await refused(['verfy', '--help'], 'did you mean verify');
    await refused(['help', 'verify', 'cards'], 'one word too many');
  });
});

describe('cards', () => {
  test('lists every card with its facts, our text and whether it may be played with', async () => {
    const cards = await json<{ id: string; text: string | null; legal: boolean }[]>(['cards', 'squad']);
    expect(cards.find(card => card.id === 'ST026')).toMatchObject({
      ...{ id: 'ST026', hero: 'Iron Man', name: 'Repulsor Rays', team: 'Avengers', factors: ['tech'], level: 4 },
      ...{ block: ['energy'], attack: 2, legal: true },
    });
    expect(cards.every(card => card.legal)).toBe(true);
    expect(new Set(cards.map(card => card.id)).size).toBe(cards.length);
  });

  test('says of what goes in no deck why, and nothing against a hero whose cards are not there', async () => {
    const cards = await json<{ type_code: string; name: string; legal: boolean; why?: string }[]>([
      'cards',
      'champions',
    ]);
    expect(cards.filter(({ type_code: type, legal }) => type === 'hero' && !legal)).toEqual([]);
    expect(cards.find(({ name }) => name === 'Peter Parker')).toMatchObject({
      legal: false,
      why: 'Peter Parker can’t go in a deck.',
    });
    expect((await run(['cards', 'champions'])).out).toContain('\n       Peter Parker can’t go in a deck.\n');
  });

  test('reads as text', async () => {
    const { exit, out } = await run(['cards', 'squad']);
    expect(exit).toBe(0);
    expect(out).toContain('ST026  Iron Man: Repulsor Rays');
  });

  test.each(localesOf(null))('speaks %s', async language => {
    const { exit, out } = await run(['cards', 'champions', '--language', language]);
    const aunt = loadWords('champions', language).say({
      id: 'card-title',
      args: { name: { name: 'Aunt May', of: 'card' } },
    });
    expect([exit, out.includes(`01006  ${aunt}`)]).toEqual([0, true]);
  });

  test('refuses a language that has no words', () => refused(['cards', 'squad', '--language', 'dee'], '--language'));

  test('names every language there is where none is near', async () => {
    await refused(['cards', 'squad', '--language', 'xx'], `there are ${localesOf(null).join(', ')}`);
  });
});

describe('decks', () => {
  test('lists the ready-made decks', async () => {
    const decks = await json<{ id: string; size: number; rulesets: string[] }[]>(['decks', 'squad']);
    expect(decks.find(deck => deck.id === 'iron-man')).toMatchObject({
      size: 40,
      rulesets: ['tcg', 'online', 'quick'],
    });
    expect((await run(['decks', 'squad'])).out).toContain('iron-man');
  });
});

describe('quests', () => {
  interface Listed {
    id: string;
    after: string[];
    options: object;
    size: number;
    cards: Record<string, number>;
    terms: string[];
  }

  test('lists quests with their enemies, decks and what is special about them', async () => {
    const quests = await json<Listed[]>(['quests', 'squad']);
    expect(quests.find(quest => quest.id === 'wasp-4')).toMatchObject({
      ...{ group: 'wasp', title: 'Wasp', stage: 4, enemy: 'Scarlet Spider', difficulty: 4, level: 'strong', size: 40 },
      options: { ruleset: 'online', sides: [{ hand: ['ST091'] }, { keepers: ['ST001'], wholeDeck: true }] },
      terms: [expect.stringContaining('Wasp: Little Surprise'), expect.stringContaining('Spider-Man: Web-Slinger')],
    });
    const { out } = await run(['quests', 'squad']);
    expect(out).toContain('wasp-4  Wasp 4: Scarlet Spider (difficulty 4)');
    expect(out).toContain(`${quests.length} quests`);
    await refused(['quests', 'sqad'], 'did you mean squad');
  });

  test('what it prints sets a quest up', async () => {
    const quest = (await json<Listed[]>(['quests', 'squad'])).find(({ id }) => id === 'wasp-4') as Listed;
    const seats = [{ deck: 'starter' }, { deck: quest.cards }];
    const document = file({ game: 'squad', ruleset: quest.options, seats });
    const { position } = await json<{ position: { players: { hand: string[]; keepers: string[] }[] } }>([
      'play',
      document,
    ]);
    expect(position.players[0]?.hand).toContain('ST091');
    expect(position.players[1]?.keepers).toEqual(['ST001']);
    const wrong = { ruleset: 'online', sides: [{ hand: ['ST999'] }, {}] };
    await refused(['play', file({ game: 'squad', ruleset: wrong, seats })], 'no card ST999');
  });
});

describe('deck check', () => {
  interface Check {
    legal: boolean;
    problems: { rule: string; message: string }[];
    cards: Record<string, number>;
  }
  const check = (content: unknown, ...more: string[]) =>
    json<Check>(['deck', 'check', 'squad', file(content), ...more]);

  test('says what is wrong with a deck', async () => {
    const { legal, problems, cards } = await check({ cards: { ST026: 5, ST999: 1 } });
    expect(legal).toBe(false);
    expect(problems.map(problem => problem.rule).sort()).toEqual(['copies', 'deck-size', 'known-cards']);
    expect(cards).toEqual({ ST026: 5 });
    expect(problems.find(problem => problem.rule === 'known-cards')?.message).toContain('Line 2, “ST999”');
  });

  test('takes what decks --json prints, cards alone, a list of ids, and a list as people write it', async () => {
    const [deck] = await json<{ cards: Record<string, number> }[]>(['decks', 'squad']);
    expect(await check(deck)).toEqual({ legal: true, problems: [], cards: deck?.cards });
    expect((await check(deck?.cards)).legal).toBe(true);
    expect((await check(['ST026', 'ST026'])).cards).toEqual({ ST026: 2 });
    expect((await check('2x Repulsor Rays\n1 ST005')).cards).toEqual({ ST026: 2, ST005: 1 });
  });

  test('checks by another ruleset', async () => {
    expect(await check({ ST026: 7 }, '--ruleset', 'quick')).toMatchObject({ legal: true });
    await refused(['deck', 'check', 'squad', file({ ST026: 7 }), '--ruleset', 'quik'], '--ruleset', 'quick');
  });

  test('names what is wrong with a file', async () => {
    await refused(['deck', 'check', 'squad', file('{"cards": [')], 'That isn’t valid JSON');
    await refused(['deck', 'check', 'squad', file({ cards: { ST026: 0 } })], 'cards.ST026');
    const german = ['--language', 'de'];
    await refused(['deck', 'check', 'squad', file('{"cards": ['), ...german], 'Das ist kein gültiges JSON', 'Klammer');
    const { problems } = await check({ ST026: 5 }, ...german);
    expect(problems.find(({ rule }) => rule === 'deck-size')?.message).toContain('Karten');
    await refused(['deck', 'chek', 'squad', file({})], 'did you mean check?');
    await refused(['deck', 'list'], 'unknown word "list": longbox deck check GAME FILE');
  });
});

describe('backup', () => {
  test('copies the database, and not onto something', async () => {
    const data = inFolder('data');
    await openStore(`${data}/longbox.sqlite`).close();
    const copy = inFolder('copy.sqlite');
    expect(await json(['backup', copy, '--data', data])).toEqual({
      file: copy,
      from: `${data}/longbox.sqlite`,
      deleted: [],
    });
    await openStore(copy).close();
    await refused(['backup', copy, '--data', data], 'is there already');
    expect((await run(['backup', '--data', data])).out).toContain('backups');
  });

  test('makes another within the same second', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T04:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const data = inFolder('second');
    await openStore(`${data}/longbox.sqlite`).close();
    for (const name of ['longbox-2026-11-23T04-00-00.sqlite', 'longbox-2026-11-23T04-00-00-2.sqlite'])
      expect(await json(['backup', '--data', data])).toMatchObject({ file: `${data}/backups/${name}` });
  });

  test('says where it looked', async () => {
    await refused(['backup', '--data', inFolder('nowhere')], 'no database', 'nowhere', '--data');
  });
});

describe('bench', () => {
  test('measures what it is asked to', async () => {
    const { commit, benchmarks } = await json<{
      commit: string;
      benchmarks: { id: string; results: { value: number; beside?: { value: number } }[] }[];
    }>(['bench', '--only', 'resume', '--seconds', '1']);
    expect(commit).toMatch(/^(?:[0-9a-f]{7,}(?:, changed)?|not in git)$/);
    expect(benchmarks[0]?.results.filter(({ beside }) => (beside?.value ?? 0) > 0).length).toBe(games.length);
    expect(benchmarks.map(one => one.id)).toEqual(['resume']);
    expect(benchmarks[0]?.results.every(result => result.value > 0)).toBe(true);
    await refused(['bench', '--only', 'resum'], 'did you mean resume?');
  });
});

describe('every command', () => {
  test('stands in the help', async () => {
    const { commands } = await json<{ commands: { name: string }[] }>(['help']);
    expect(commands.map(command => command.name)).toEqual(COMMANDS.map(command => command.name));
    // Each way of a command has a line of its own.
    expect((await run(['help', 'due'])).out).toContain('  due [--aside] [--data DIR]\n  due retry [NUMBER]');
    for (const args of [[], ['--help'], ['-h']]) expect((await run(args)).out).toContain('play POSITION.json');
  });

  test('is refused in one line when something is wrong with it', async () => {
    await refused(['simulat'], 'unknown command "simulat"', 'did you mean simulate?');
    await refused(['xyzzy'], 'there are cards, decks');
    await refused(['cards'], 'GAME is missing');
    await refused(['cards', 'squid'], 'no game "squid": did you mean squad?');
    await refused(['cards', 'squad', 'more'], '"more" is one word too many');
    await refused(['cards', 'squad', '--jsno'], 'unknown option --jsno: did you mean --json?');
    await refused(['cards', 'squad', '--ruleset'], '--ruleset needs a value');
    await refused(['cards', 'squad', '--json=yes'], '--json takes no value');
    await refused(['cards', 'squad', '--json', '--json'], 'given twice');
    await refused(['play', inFolder('nothing.json')], 'nothing.json: there is no such file');
    await refused(['play', inFolder('.')], 'that is a folder');
  });
});
