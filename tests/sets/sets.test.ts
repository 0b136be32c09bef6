import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { gameOf, games } from '../../src/games/index.js';
import {
  type CardSet,
  Chance,
  copy,
  type Deck,
  type Game,
  isLegal,
  optionsOf,
  type Prompt,
  Table,
  type Text,
} from '../../src/kernel/index.js';
import { loadWords } from '../../src/locales/index.js';
import { perform, taskOf } from '../../src/opponents/task.js';
import { gameWith, MOST_LETTERS, readSet } from '../../src/sets/index.js';
import { json, refused, run } from '../cli/run.js';
import { BLANK } from '../kernel/blank.js';
import { problemsSaid } from './said.js';

const page = readFileSync(new URL('../../docs/sets.md', import.meta.url), 'utf8');
const example = /```json\n(.*?)```/s.exec(page)?.[1] ?? '';
type Written = { cards: Record<string, unknown>[] } & Record<string, unknown>;
const written = (): Written => JSON.parse(example) as Written;
const problems = (set: unknown): readonly string[] =>
  problemsSaid(readSet(typeof set === 'string' ? set : JSON.stringify(set), games));
/** Where each of them stands. */
const paths = (set: unknown): string[] =>
  problems(set).map(problem => /column \d+, ([^:]+):/.exec(problem)?.[1] ?? problem);
const read = (set: unknown): CardSet => {
  const found = readSet(JSON.stringify(set), games);
  if ('problems' in found) throw new Error(problemsSaid(found).join('\n'));
  return found.set;
};
const smash = gameOf('smash') as Game;
const recharge = gameOf('recharge') as Game;

const folder = mkdtempSync(join(tmpdir(), 'sets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe('a set', () => {
  test('as the page shows it is sound, and its cards say what they do', () => {
    const set = read(written());
    expect(set).toMatchObject({ game: 'smash', name: 'Kitchen Heroes' });
    expect(gameWith(smash, set).cards.get('KH1')?.text).toMatchObject({ id: 'effect-sentences' });
  });

  test('changes nothing in the game of the house', () => {
    const before = smash.cards.all.length;
    const own = gameWith(smash, read(written()));
    expect(own.cards.all.length).toBe(before + 5);
    expect(smash.cards.all.length).toBe(before);
    expect(smash.cards.get('KH1')).toBeUndefined();
  });

  test('brings its decks: they are offered with the others, under its name', () => {
    const { decks } = gameWith(smash, read(written()));
    expect(decks.ready).toHaveLength(5);
    expect(decks.ready.at(-1)).toMatchObject({ id: 'whisk-it-all', group: { args: { name: 'Kitchen Heroes' } } });
    expect(smash.decks.ready).toHaveLength(4);
  });

  test('is there for practice bots that think in another thread', () => {
    const game = gameWith(smash, read(written()));
    const deck = game.decks.ready.at(-1) as Deck;
    const seats = ['A', 'B'].map(name => ({ name, deck }));
    const table = Table.begin(game, { version: 'v', options: game.options.parse({}), seats, seed: 's' });
    const [prompt] = table.prompts as [Prompt];
    const task = copy(taskOf(game, { table, since: [] }, { prompt, level: 'steady', seed: 'x' }));
    expect(isLegal(prompt, perform(task))).toBe(true);
    expect(() => perform({ ...task, set: null })).toThrow();
  });

  test('with a card that never comes to an end fails no match: it is a draw (SM-C36)', () => {
    const turnabout = [
      { do: 'revive', to: { pick: 'this' } },
      { do: 'stun', to: { pick: 'this' } },
    ];
    const cards = [
      {
        id: 'KH1',
        name: 'Yo-Yo',
        kind: 'hero',
        type: 'gadget',
        triggers: [{ on: 'stunned', must: true, does: turnabout }],
      },
      { id: 'KH2', name: 'Push', kind: 'story', does: [{ do: 'stun', to: { team: 'mine' } }] },
    ];
    const game = gameWith(smash, read({ ...written(), cards, decks: [] }));
    const options = game.options.parse({});
    const position = {
      teams: [
        { places: ['KH1'], hand: ['KH2'] },
        { places: ['MU02'], hand: ['SM01'] },
      ],
    };
    const seats = ['A', 'B'].map(name => ({ name, deck: { name: '', cards: {} } }));
    const state = game.position.read(position, options, [], () => new Chance('x').stream('y'));
    const table = Table.from(game, { version: 'v', options, seats, seed: 's' }, state);
    const [prompt] = table.prompts as [Prompt];
    const push = optionsOf(prompt).find(({ key }) => key.startsWith('story'))?.key as string;
    table.answer(prompt.number, prompt.seat, { pick: [push] });
    expect(table.outcome).toEqual({ places: [1, 1], reason: { id: 'end-endless' } });
    // The record leads there again.
    expect(Table.resume(game, table.setup, table.snapshot, []).outcome).toEqual(table.outcome);
  });

  test('has a hash of its name and of what it plays like', () => {
    expect(read({ ...written(), about: 'x' }).hash).toBe(read(written()).hash);
    expect(read({ ...written(), name: 'Other' }).hash).not.toBe(read(written()).hash);
    const changed = written();
    (changed.cards[0] as { power: unknown }).power = [{ do: 'draw', count: 2 }];
    expect(read(changed).hash).not.toBe(read(written()).hash);
    // What is left out is the same as its default written out.
    const explicit = written();
    (explicit.cards[2] as { does: unknown }).does = [
      {
        do: 'flip',
        heads: [{ do: 'stun', to: { team: 'rivals', pick: 'each' } }],
        tails: [{ do: 'draw', count: 1, who: 'mine' }],
      },
    ];
    expect(read(explicit).hash).toBe(read(written()).hash);
  });
});

test('a name stands on one line, without what cannot be seen', () => {
  const set = written();
  Object.assign(set.cards[0] as object, { name: ' Captain\n\u202eWhisk ' });
  expect(read(set).cards[0]).toMatchObject({ name: 'Captain Whisk' });
});

describe('a set is refused', () => {
  test('with one sentence to each place', () => {
    const set = written();
    Object.assign(set.cards[2] as object, { does: [{ do: 'choose', of: 'x' }] });
    expect(problems(set)).toEqual([expect.stringContaining('does[0].of: this has to be a list, and is a text')]);
  });

  test.each(BLANK)('where the set, one of its cards or one of its decks is called by %s', (_what, name) => {
    const set = written() as Written & { decks: object[] };
    const [card, deck] = [set.cards[0], set.decks[0]];
    expect(problems({ ...set, name }).join()).toMatch(/^line \d+, column \d+, name: /);
    expect(problems({ ...set, cards: [{ ...card, name }, ...set.cards.slice(1)] }).join()).toMatch(
      /^line \d+, column \d+, cards\[0\].name: /,
    );
    expect(problems({ ...set, decks: [{ ...deck, name }] }).join()).toMatch(/^line \d+, column \d+, decks\[0\].name: /);
  });

  const changed = (at: number, change: Record<string, unknown>): Written => {
    const set = written();
    Object.assign(set.cards[at] as object, change);
    return set;
  };
  test.each<[string, unknown, string]>([
    ['that is no JSON', '{', 'the file: not JSON'],
    ['that is too long', `"${'x'.repeat(MOST_LETTERS)}"`, 'the file: it has more than'],
    ['of another format', { ...written(), format: 2 }, 'format: this is not 1'],
    ['without cards', { ...written(), cards: [] }, 'cards: there are no cards'],
    ['for a game that takes none', { ...written(), game: 'squad' }, 'game: this has to be "recharge" or "smash"'],
    ['with a field nobody knows', { ...written(), colour: 'red' }, 'colour: there is no such field here'],
    ['with an id that is none', changed(0, { id: 'x' }), 'cards[0].id: this has to be two to four capital letters'],
    ['with an id of the house', changed(0, { id: 'MU01' }), 'cards[0].id: there is a card with the id "MU01" already'],
    [
      'with an id of its own twice',
      changed(3, { id: 'KH2' }),
      'cards[3].id: there is a card with the id "KH2" already',
    ],
    ['with a name that is taken', changed(0, { name: 'cool man' }), 'cards[0].name: there is a card'],
    ['with a Super of nobody', changed(1, { hero: 'KH9' }), 'cards[1].hero: there is no hero "KH9"'],
    ['with a second Super', changed(1, { hero: 'MU01' }), 'cards[1].hero: "Cool Man" has a Super already'],
    [
      'with a Story that speaks of a hero of its own',
      changed(2, { does: [{ do: 'flip', tails: [{ do: 'attack' }] }] }),
      'cards[2].does: a Story has no hero',
    ],
    [
      'with Loot that never gets to do what it does',
      changed(3, { reaction: undefined, does: [{ do: 'draw', count: 1 }] }),
      'cards[3].does: it happens when the Loot is played against something',
    ],
    ['with Loot that does nothing', changed(3, { reaction: undefined, passive: [] }), 'cards[3]: a Loot needs'],
    ['with a type that is none', changed(0, { type: 'water' }), 'cards[0].type: '],
    ['with an effect that is none', changed(2, { does: [{ do: 'win' }] }), 'cards[2].does[0].do: '],
    [
      'with an effect inside an effect',
      changed(2, { does: [{ do: 'flip', heads: [{ do: 'draw', count: 99 }] }] }),
      'cards[2].does[0].heads[0].count: ',
    ],
    [
      'with a deck that is not legal',
      { ...written(), decks: [{ id: 'few', name: 'Few', cards: { KH1: 1 } }] },
      'decks[0].cards: It has one hero; a stack needs 9.',
    ],
    [
      'with a deck whose id is taken',
      { ...written(), decks: (written().decks as object[]).map(deck => ({ ...deck, id: 'hexers' })) },
      'decks[0].id: there is a deck with the id "hexers" already',
    ],
    ['with a text of its own', changed(2, { text: 'You win.' }), 'cards[2].text: there is no such field here'],
    ['with a list that is none', changed(4, { types: null }), 'cards[4].types: this has to be a list, and is null'],
    [
      'with a deck whose id begins with a digit',
      { ...written(), decks: (written().decks as object[]).map(deck => ({ ...deck, id: '2-soups' })) },
      'decks[0].id: this has to be two to thirty lowercase letters, digits and hyphens, a letter first',
    ],
  ])('%s', (_, set, problem) => {
    const [first = ''] = problems(set);
    expect(first).toContain(problem);
  });

  test.each([15, 50, 500, 12_000])('with %i effects within one another only where there are too many', nested => {
    const inner = `${'{"do":"flip","heads":['.repeat(nested)}{"do":"skip"}${']}'.repeat(nested)}`;
    const text = example.replace(/"does": \[/, `"does": [${inner}, `);
    const [first] = problems(text);
    if (nested === 15) expect(first).toBeUndefined();
    else
      expect(first).toMatch(
        /^line \d+, column \d+, cards\[0\]\.triggers\[0\]\.does\[0\](\.heads\[0\])+.*: it goes more than 40 levels deep$/,
      );
  });

  test('with the line and the column at which a problem stands', () => {
    const lines = example.split('\n');
    const at = lines.findIndex(line => line.includes('"type": "gadget"'));
    const column = (lines[at] as string).indexOf('"type"') + 1;
    const [found] = problems(example.replace('"type": "gadget"', '"type": "water"'));
    expect(found).toMatch(new RegExp(`^line ${at + 1}, column ${column}, cards\\[0\\]\\.type: this has to be "`));
    // What is missing is looked for where it belongs.
    const [missing] = problems('{\n  "format": 1,\n  "game": "smash",\n  "cards": [\n    {}\n  ]\n}');
    expect(missing).toBe('line 1, column 1, name: this is missing: write a text');
    expect(problems('\uFEFF{\n  "format": 1,,\n}')).toEqual([
      'line 2, column 15, the file: not JSON, the name of a field in quotes has to follow, or the comma before it has to go',
    ]);
  });

  test('with what is wrong around its cards and in them at once', () => {
    const set = written() as Written & { decks: object[] };
    Object.assign(set.cards[0] as object, { id: 'x', power: [], taste: 'sour' });
    Object.assign(set.cards[2] as object, { does: [{ do: 'flip', tails: [{ do: 'attack' }] }] });
    const decks = [
      { ...set.decks[0], id: '2-soups' },
      { ...set.decks[0], id: 'hexers' },
    ];
    expect(paths({ ...set, format: 2, name: 7, decks })).toEqual([
      ...['format', 'name', 'decks[0].id'],
      ...['cards[0].id', 'cards[0].power', 'cards[0].taste', 'cards[2].does', 'decks[1].id'],
    ]);
  });

  test('with decks that no ruleset takes, whatever is wrong around them, if its cards are sound', () => {
    const set = { ...written(), format: 2, decks: [{ id: 'Few', name: 'Few', cards: { KH1: 1 } }] };
    expect(paths(set).slice(0, 3)).toEqual(['format', 'decks[0].id', 'decks[0].cards']);
    expect(problems(set)[2]).toContain('It has one hero; a stack needs 9.');
    const none = { ...set, cards: [] };
    expect(paths(none)).toEqual(['format', 'cards', 'decks[0].id']);
  });

  test('with ids and names that are taken, also of broken cards; but a Super of a broken hero is not one of nobody', () => {
    const set = changed(0, { name: 'cool man', type: 'water' });
    Object.assign(set.cards[3] as object, { id: 'KH2', type: 'water' });
    expect(paths(set)).toEqual(['cards[0].type', 'cards[3].type', 'cards[0].name', 'cards[3].id']);
  });

  test('with what is wrong with a card whichever kind it has, where its kind is none', () => {
    const set = changed(0, { kind: 'heroo', id: 'x', name: 7, text: 'You win.' });
    expect(paths(set)).toEqual(['cards[0].kind', 'cards[0].id', 'cards[0].name', 'cards[0].text']);
  });

  test('with every problem at once, up to a bound', () => {
    const set = written();
    for (const card of set.cards) card.name = '';
    expect(problems(set)).toHaveLength(5);
    // Kind, id and name are missing of each.
    const long = { ...written(), cards: Array.from({ length: 60 }, () => ({})) };
    expect(problems(long)).toHaveLength(26);
    expect(problems(long).at(-1)).toBe('and 155 more');
  });
});

describe('a set for Recharge', () => {
  const [, attic = ''] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, found]) => found ?? '');
  const own = (change: Record<string, unknown>): Written => {
    const set = JSON.parse(attic) as Written;
    Object.assign(set.cards[0] as object, change);
    return set;
  };
  const words = loadWords('recharge', 'en');
  const says = (special: Record<string, unknown>): string =>
    words.say(gameWith(recharge, read({ ...own({ special }), decks: [] })).cards.get('AF1')?.text as Text);

  test('as the page shows it is sound, and brings its deck', () => {
    const { cards, decks } = gameWith(recharge, read(JSON.parse(attic)));
    expect(cards.all).toHaveLength(recharge.cards.all.length + 4);
    expect(decks.ready.at(-1)).toMatchObject({ id: 'attic', rulesets: ['tournament', 'sprint'] });
    expect(decks.check(decks.ready.at(-1) as Deck, recharge.options.parse({}))).toEqual([]);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ worth: [{ plus: 2, when: { if: 'attacking' } }] }, '+2 if you attack.'],
    [{ worth: [{ plus: 1, per: { colour: 'women', kind: 'teamwork' } }] }, '+1 per yellow Teamwork in your chain.'],
    [{ worth: [{ plus: 1, when: { if: 'chain', least: 1, of: { kind: 'power' } } }] }, '+1 if your chain has a Power.'],
    [{ worth: [{ plus: 1, when: { if: 'chain', least: 2 } }] }, '+1 if your chain has at least 2 cards.'],
    [
      { won: [{ do: 'look' }, { do: 'draw', count: 3, who: 'all' }] },
      'If you win the battle: look at a rival’s hand, then everyone in the battle draws 3.',
    ],
    [{ lost: [{ do: 'discard', count: 2 }] }, 'If you lose the battle: make a rival discard 2 cards.'],
    [{}, 'Nothing.'],
  ])('says what it does: %j', (special, text) => {
    expect(says(special)).toBe(text);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['two numbers on a Hero', { points: { left: 1, right: 2 } }, 'cards[0].points: '],
    ['a bonus on a Hero', { plus: 1 }, 'cards[0].plus: '],
    ['a colour that is none', { left: ['mauve'] }, 'cards[0].left[0]: '],
    ['a colour twice', { left: ['women', 'women'] }, 'cards[0].left: a color is there twice'],
    ['an effect that is none', { special: { played: [{ do: 'win' }] } }, 'cards[0].special.played[0].do: '],
    ['an id of the house', { id: 'RC001' }, 'cards[0].id: there is a card with the id "RC001" already'],
    ['a name of the house', { name: 'iron man' }, 'cards[0].name: there is a card with the name "iron man" already'],
  ])('is refused with %s', (_, change, problem) => {
    expect(problems({ ...own(change), decks: [] })[0]).toContain(problem);
  });

  test('is refused with everything that is wrong at once', () => {
    const set = own({ kind: 'heroo', id: 'x', left: [], points: 10, worth: 3 }) as Written & { decks: object[] };
    Object.assign(set.cards[1] as object, { points: { left: 5 } });
    Object.assign(set.decks[0] as object, { id: '2' });
    expect(problems({ ...set, colour: 'red' }).map(problem => problem.replace(/^line \d+, column \d+, /, ''))).toEqual([
      'decks[0].id: this has to be two to thirty lowercase letters, digits and hyphens, a letter first',
      'colour: there is no such field here',
      'cards[0].kind: this has to be "hero", "power" or "teamwork"',
      'cards[0].id: this has to be two to four capital letters and a number, such as AB12',
      'cards[0].left: this needs at least 1 entry',
      'cards[0].points: this has to be at most 9',
      'cards[0].worth: there is no such field here',
      'cards[1].points.right: this is missing: write a number',
    ]);
  });

  test('is played by the fuzzer without failure, and every card of it does something', async () => {
    const plenty = own({
      special: { worth: [{ plus: 1, when: { if: 'attacking' } }], holds: ['may pass', 'may venture'] },
    });
    const deeds = ['draw', 'discard', 'look', 'arrange', 'take', 'take back', 'rivals venture', 'counter back'];
    const moments = ['played', 'won', 'lost'];
    const open = ['heroes', 'villains', 'x-men', 'women'];
    const more = deeds.flatMap((deed, row) =>
      moments.map((when, column) => ({
        id: `XX${row * 3 + column + 1}`,
        name: `${deed} when ${when}`,
        kind: 'power',
        left: open,
        right: open,
        points: 3,
        special: { [when]: [{ do: deed }] },
      })),
    );
    const path = file('plenty.json', JSON.stringify({ ...plenty, cards: [...plenty.cards, ...more], decks: [] }));
    const unseen = ['AF1', ...more.map(({ id }) => id)];
    const tally = await json<{ failures: unknown[]; cards: Record<string, number> }>([
      'simulate',
      'recharge',
      '--set',
      path,
      '--matches',
      '150',
      '--seed',
      'attic',
      '--unseen',
      unseen.join(','),
    ]);
    expect(tally.failures).toEqual([]);
    expect(unseen.filter(id => (tally.cards[id] ?? 0) === 0)).toEqual([]);
  });
});

describe('on the command line', () => {
  const sound = file('sound.json', example);
  const broken = file('broken.json', example.replace('"gadget"', '"water"'));

  test('set check tells what it is, or all that is wrong', async () => {
    expect(await json(['set', 'check', sound])).toMatchObject({
      ok: true,
      name: 'Kitchen Heroes',
      cards: 5,
      problems: [],
    });
    const found = await json<{ problems: string[] }>(['set', 'check', broken], undefined, 1);
    expect(found.problems[0]).toContain('cards[0].type: ');
    expect((await run(['set', 'check', broken])).out).toContain('not sound:');
    const german = await json<{ problems: string[] }>(['set', 'check', broken, '--language', 'de'], undefined, 1);
    expect(german.problems[0]).toContain('cards[0].type: Hier muss "mutant", ');
  });

  test('cards lists it beside the others', async () => {
    const { out } = await run(['cards', 'smash', '--set', sound]);
    expect(out).toContain('KH4  Salt and Pepper: Team-Up, Gadget and Nature');
  });

  test('simulate plays with it, without failure, and reaches its cards', async () => {
    const tally = await json<{ failures: unknown[]; cards: Record<string, number> }>([
      'simulate',
      'smash',
      '--set',
      sound,
      '--matches',
      '40',
      '--unseen',
      'KH1,KH2,KH3,KH4,SKH1',
    ]);
    expect(tally.failures).toEqual([]);
    for (const id of ['KH1', 'KH2', 'KH3', 'KH4', 'SKH1']) expect(tally.cards[id]).toBeGreaterThan(0);
  });

  test('a broken set, or one for another game, is refused in one line', async () => {
    await refused(['simulate', 'smash', '--set', broken], '--set: ', 'cards[0].type: ');
    await refused(['cards', 'squad', '--set', sound], 'its cards are for smash, not for squad');
    await refused(['set', 'chekc', sound], 'did you mean check?');
  });
});
