import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/cli/command.js';
import { Dice } from '../../src/cli/simulate/dice.js';
import { commandOf, decksAt } from '../../src/cli/simulate/plan.js';
import { isChoice } from '../../src/cli/simulate/players.js';
import { simulate } from '../../src/cli/simulate/run.js';
import type { Tally } from '../../src/cli/simulate/tally.js';
import { readPlan } from '../../src/cli/simulate.js';
import { games } from '../../src/games/index.js';
import type { Card } from '../../src/games/squad/card.js';
import { cards } from '../../src/games/squad/cards/index.js';
import { squadWith } from '../../src/games/squad/index.js';
import { type Game, isDecision, type Prompt, text } from '../../src/kernel/index.js';
import { does } from '../games/squad/made.js';
import { soak } from '../soak.js';
import { broken } from './broken.js';
import { json, refused, run } from './run.js';

const house: House = { games };

const tallyOf = (args: string, from: House = house): Tally => simulate(readPlan(args.split(' '), from));
const timeless = ({ seconds: _, decisionsPerSecond: __, ...rest }: Tally) => rest;

describe('simulate', () => {
  test('prints what it counted, and nothing else', async () => {
    const tally = await json<Tally>(['simulate', 'squad', '--matches', '20', '--seed', 'a']);
    expect(Object.keys(tally).sort()).toEqual(
      [
        'matches',
        'decisions',
        'seconds',
        'decisionsPerSecond',
        'outcomes',
        'ends',
        'wins',
        'hash',
        'cards',
        'unreached',
        'failures',
      ].sort(),
    );
    expect(tally.matches).toBe(20);
    expect(tally.failures).toEqual([]);
    expect(tally.decisions).toBeGreaterThan(100);
    expect(Object.values(tally.outcomes).reduce((sum, count) => sum + count, 0)).toBe(20);
  });

  test('comes to the same for the same seed, to something else for another', () => {
    const first = tallyOf('squad --matches 30 --seed a');
    expect(timeless(tallyOf('squad --matches 30 --seed a'))).toEqual(timeless(first));
    expect(tallyOf('squad --matches 30 --seed b').hash).not.toBe(first.hash);
    expect(tallyOf('squad --matches 30 --seed a --ruleset quick').hash).not.toBe(first.hash);
  });

  test('reaches the abilities in the ready-made decks: soon nearly all, in the end every one', {
    timeout: 120_000,
  }, () => {
    for (const ruleset of ['tcg', 'online', 'quick']) {
      const { unreached } = tallyOf(`squad --matches ${soak(1200, 150)} --seed reach --ruleset ${ruleset}`);
      expect(unreached.length).toBeLessThanOrEqual(soak(0, 60));
    }
  });

  test('gives every ordered pair of decks its turn', () => {
    const plan = readPlan('squad --decks starter,storm,iron-man'.split(' '), house);
    const pairs = Array.from({ length: 9 }, (_, at) =>
      decksAt(plan, at, new Set())
        .map(deck => deck.id)
        .join(' '),
    );
    expect(new Set(pairs).size).toBe(9);
    expect(pairs[0]).toBe('starter storm');
  });

  test('lets decks rotate: each sits in each seat equally often, and its wins are counted', async () => {
    const plan = readPlan('squad --decks starter,storm --rotate'.split(' '), house);
    const tables = [0, 1, 2].map(at => decksAt(plan, at, new Set()).map(({ id }) => id));
    expect(tables).toEqual([
      ['starter', 'storm'],
      ['storm', 'starter'],
      ['starter', 'storm'],
    ]);
    const { wins, matches } = tallyOf('squad --matches 21 --seed w --decks starter,storm --rotate');
    expect(Object.keys(wins)).toEqual(['starter', 'storm']);
    expect(Object.values(wins).reduce((sum, count) => sum + count, 0)).toBeCloseTo(matches);
    expect((await run(['simulate', 'squad', '--matches', '2', '--decks', 'starter,storm'])).out).toContain(
      'won by deck:',
    );
  });

  test('counts wins for ready-made decks alone, and shares out a draw', () => {
    const game = house.games[0] as Game;
    const drawn: Game = { ...game, outcome: state => game.outcome(state) && { places: [1, 1], reason: text('card') } };
    expect(tallyOf('squad --matches 3 --decks starter,storm --rotate', { games: [drawn] }).wins).toEqual({
      starter: 1.5,
      storm: 1.5,
    });
    expect(tallyOf('squad --matches 1 --decks random:a,random:b').wins).toEqual({});
  });

  test('seats practice bots', () => {
    const { failures, outcomes } = tallyOf('squad --matches 10 --seed p --players steady,random');
    expect({ failures, matches: Object.values(outcomes).reduce((sum, n) => sum + n, 0) }).toEqual({
      failures: [],
      matches: 10,
    });
  });

  test('lets bots think less: one that thinks nothing through plays what comes to mind first', () => {
    const first = tallyOf('squad --matches 2 --seed n --players steady --unseen none');
    const thoughtless = 'squad --matches 2 --seed n --players strong --nodes 0 --unseen none';
    expect(timeless(tallyOf(thoughtless))).toEqual(timeless(first));
    expect(tallyOf(thoughtless.replace('--nodes 0', '--nodes 60')).hash).not.toBe(first.hash);
    const plan = readPlan(thoughtless.split(' '), house);
    expect(commandOf(plan, 'n', decksAt(plan, 0, new Set()), new Set())).toContain('--players strong --nodes 0');
  });

  test('refuses what it cannot do', async () => {
    const wrong = (...args: string[]) => ['simulate', 'squad', ...args];
    await refused(wrong('--matches', '0'), '--matches is a whole number from 1, not "0"');
    await refused(wrong('--seats', '3'), '--seats: squad is played by 2, not by 3');
    await refused(wrong('--decks', 'iron-mna'), 'did you mean iron-man');
    await refused(wrong('--decks', 'demo-hulk'), 'demo-hulk', 'iron-man');
    await refused(wrong('--players', 'stedy'), '--players', 'did you mean steady, steady/bold?');
    await refused(wrong('--nodes', '-1'), '--nodes is a whole number from 0, not "-1"');
    await refused(wrong('--ruleset', '{"power": 1e30}'), '--ruleset.power: this has to be at most 20');
    await refused(wrong('--unseen', 'ST9'), '--unseen: no card');
  });

  test('checked matches find nothing, and every scene, prompt and log line is witnessed', {
    timeout: 240_000,
  }, () => {
    const met = { scenes: 0, prompts: 0, lines: 0 };
    for (const ruleset of ['tcg', 'online', 'quick']) {
      const plan = readPlan(
        `squad --check --seed checked --matches ${ruleset === 'tcg' ? soak(100, 10) : soak(50, 5)} --ruleset ${ruleset}`.split(
          ' ',
        ),
        house,
      );
      const { failures } = simulate(plan, {
        scene: () => void met.scenes++,
        prompt: () => void met.prompts++,
        log: () => void met.lines++,
      });
      expect(failures).toEqual([]);
    }
    expect(Math.min(met.scenes, met.prompts, met.lines)).toBeGreaterThan(soak(5000, 500));
  });

  test('is the same with and without its checks', () => {
    const plain = tallyOf('squad --matches 5 --seed c');
    expect(timeless(tallyOf('squad --matches 5 --seed c --check'))).toEqual(timeless(plain));
  });
});

/** The game with one card replaced by a faulty one. */
const withFault = (id: string, fault: Partial<Card>): House => ({
  games: [squadWith(cards.map(card => (card.id === id ? { ...card, ...fault } : card))) as Game],
});

const argsOf = (command: string): string[] =>
  command
    .replace('npm run --silent longbox -- ', '')
    .split(' ')
    .map(word => word.replace(/^'(.*)'$/, '$1'));

describe('a failing match', () => {
  test('is repeated by its command, and by nothing less', async () => {
    const { failures, matches } = tallyOf('squad --matches 120 --seed f', broken);
    expect(failures.length).toBeGreaterThan(1);
    expect(failures.length).toBeLessThan(matches);
    for (const { command, error, seed } of failures) {
      expect(error).toBe('this card is broken');
      const again = await json<Tally>(argsOf(command), broken, 1);
      expect(again.failures).toEqual([{ seed, command, error }]);
    }
    expect((await run(argsOf(failures[0]?.command ?? ''), broken)).out).toContain('FAILED: this card is broken');
  });

  test('is repeated with its decks whatever its seed is', () => {
    const plan = readPlan(['squad', '--decks', 'random', '--seed', 'rain,sun'], house);
    const decks = decksAt(plan, 0, new Set());
    const [, ...words] = argsOf(commandOf(plan, 'rain,sun', decks, new Set()));
    expect(decksAt(readPlan(words, house), 0, new Set())).toEqual(decks);
  });

  test('is found by the checks where the rules keep something outside the state', () => {
    let played = 0;
    const forgetful = withFault('ST026', {
      onPlay: does(game => {
        if (played++ % 2 === 0) game.deck.draw(1);
      }),
    });
    const { failures } = tallyOf(
      'squad --matches 10 --seed f --decks iron-man,demo-hulk --ruleset quick --check',
      forgetful,
    );
    expect(failures.length).toBeGreaterThan(0);
  });

  test('is found by the checks where a scene tells a secret', () => {
    const game = house.games[0] as Game;
    const telling = (state: unknown): string =>
      JSON.stringify((state as { players: { hand: unknown }[] }).players[1]?.hand);
    const leaky: Game = {
      ...game,
      view: (state, viewer) => ({ ...game.view(state, viewer), status: text('status-over', { told: telling(state) }) }),
    };
    const { failures } = tallyOf('squad --matches 2 --check', { games: [leaky] });
    expect(failures[0]?.error).toContain('may not see shows in their scene');
  });

  test('is one that does not end', () => {
    const game = house.games[0] as Game;
    const endless: Game = { ...game, outcome: () => null, next: dealer => nothing(game, dealer) };
    const { failures } = tallyOf('squad --matches 1', { games: [endless] });
    expect(failures[0]?.error).toContain('endless');
  });
});

/** Plays on and on from a table that is over, by dealing it again. */
function* nothing(game: Game, dealer: Parameters<Game['next']>[0]): ReturnType<Game['next']> {
  const seats = ['A', 'B'].map(name => ({ name, deck: { name, cards: { ST026: 40 } } }));
  if (game.outcome(dealer.state) !== null)
    Object.assign(
      dealer.state as object,
      game.setup({ ruleset: 'tcg' }, seats, stream => dealer.random(stream)),
    );
  yield* game.next(dealer);
}

describe('the decisions that are counted', () => {
  const option = (key: string) => ({ key, label: text('card') });
  const base = { number: 1, seat: 0, reason: 'r', question: text('q'), trail: [], default: { pick: [] } };

  property.prop([
    fc.nat(4),
    fc.nat(4),
    fc.nat(4),
    fc.constantFrom('one' as const, 'some' as const, 'order' as const, 'amount' as const),
  ])('are the prompts with two legal answers or more', (size, min, more, kind) => {
    const options = Array.from({ length: size }, (_, at) => option(`k${at}`));
    const prompt: Prompt =
      kind === 'amount'
        ? { ...base, kind, min, max: min + more }
        : kind === 'some'
          ? { ...base, kind, options, min, max: min + more }
          : { ...base, kind, options };
    expect(isChoice(prompt)).toBe(isDecision(prompt));
  });

  test('dice are even and repeat themselves', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const dice = new Dice('even');
    for (let at = 0; at < 6000; at++) counts[dice.int(6)]!++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect([1, 2, 3].map(() => new Dice('same').int(1000))).toEqual([1, 1, 1].map(() => new Dice('same').int(1000)));
    expect(new Dice('a').int(2 ** 31)).not.toBe(new Dice('b').int(2 ** 31));
  });
});
