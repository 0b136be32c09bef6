import { describe, expect, it } from 'vitest';
import {
  type Answer,
  Chance,
  type Foresight,
  type Game,
  isLegal,
  type Move,
  type Prompt,
  Session,
  sample,
  Table,
} from '../../src/kernel/index.js';
import { candidates } from '../../src/opponents/candidates.js';
import { practise } from '../../src/opponents/index.js';
import { lookAhead } from '../../src/opponents/look-ahead.js';
import { keyOf, laidOut } from '../kernel/play.js';
import { type ToyOptions, type ToyState, TRICKS, toy, toySetup } from '../kernel/toy.js';

/** Looking ahead in a game that knows nothing of it but how to count points. */
const foresight: Foresight<ToyState> = {
  policy: ({ prompt, random }) => sample(prompt, random),
  evaluate: ({ scores }, seat) => 0.5 + (2 * (scores[seat] as number) - Math.max(...scores)) / 40,
  clock: state => state.turn,
  ahead: 3,
};
/** Cards that only play with the rules' own limits are left out. */
const deck = [...TRICKS, ...TRICKS, ...TRICKS].filter(card => !['spin', 'nag', 'bomb'].includes(card));
const thoughtful: Game<ToyState, ToyOptions> = { ...toy, opponents: { strong: foresight } };

function playOut(seats: number, mine: number, seed: string): number {
  const table = Table.begin(thoughtful, toySetup(seed, { seats, deck }));
  const random = new Chance(seed).stream('others');
  let since: Move[] = [];
  // Players who gain nothing by playing pass, and nothing in these rules ends that.
  while (table.outcome === null && table.moves < 200) {
    const prompt = table.prompts[0] as Prompt;
    const asked = { prompt, level: 'strong', seed: `${seed} ${table.moves}`, nodes: 100 } as const;
    const answer = prompt.seat === mine ? practise(thoughtful, { table, since }, asked).answer : sample(prompt, random);
    const move = table.answer(prompt.number, prompt.seat, answer) as Move;
    since = table.snapshot.seq === move.seq ? [] : [...since, move];
  }
  const { scores } = table.state;
  return scores.every((score, seat) => seat === mine || score < (scores[mine] as number)) ? 1 : 0;
}

describe('looking ahead', () => {
  it.each([2, 3, 4])('wins a game of %i seats far more often than its share', seats => {
    const matches = 24;
    let won = 0;
    for (let match = 0; match < matches; match++) won += playOut(seats, match % seats, `ahead ${seats} ${match}`);
    expect(won).toBeGreaterThan((1.4 * matches) / seats);
  });

  it('spends its nodes and hardly more, and none where there is nothing to choose', () => {
    const table = Table.begin(thoughtful, toySetup('nodes', { deck }));
    const prompt = table.prompts[0] as Prompt;
    const asked = { prompt, level: 'strong', seed: 's' } as const;
    for (const nodes of [0, 1, 200]) {
      const thought = practise(thoughtful, { table, since: [] }, { ...asked, nodes });
      expect(thought.nodes).toBeGreaterThanOrEqual(nodes);
      expect(thought.nodes).toBeLessThan(nodes === 0 ? 1 : nodes + 200);
    }
    const only = { ...prompt, kind: 'one', options: [{ key: 'pass', label: { id: 'pass' } }] } as Prompt;
    const liked = { pick: ['pass'] };
    const imagine = (): never => {
      throw new Error('nothing is to be imagined');
    };
    expect(lookAhead(imagine, foresight, { prompt: only, liked, seed: 's', nodes: 100 })).toEqual({
      answer: liked,
      nodes: 0,
    });
  });

  it('keeps what comes to mind first where nothing makes a difference', () => {
    const session = Session.begin(toy, toySetup('even', { deck }));
    const prompt = session.prompts[0] as Prompt;
    const imagine = Table.imagined(toy, session.table.setup, session.table.snapshot, [], prompt.seat);
    const indifferent = { ...foresight, evaluate: () => 0.5 };
    for (let seed = 0; seed < 5; seed++) {
      const liked = sample(prompt, new Chance(`${seed}`).stream('liked'));
      expect(lookAhead(imagine, indifferent, { prompt, liked, seed: `${seed}`, nodes: 60 }).answer).toEqual(liked);
    }
  });

  it('keeps away from answers after which the rules fail', () => {
    const { setup, state } = laidOut([['spin', 'boast'], ['boast']]);
    const table = Table.from(thoughtful, setup, state);
    const prompt = table.prompts[0] as Prompt;
    const { policy } = foresight;
    const spins = {
      ...foresight,
      policy: (seen: Parameters<typeof policy>[0]) =>
        seen.prompt === prompt ? { pick: [keyOf(table, 0, 'spin')] } : policy(seen),
    };
    const game = { ...thoughtful, opponents: { strong: spins } };
    const asked = { prompt, level: 'strong', seed: 's' } as const;
    expect(practise(game, { table, since: [] }, { ...asked, nodes: 0 }).answer).toEqual({
      pick: [keyOf(table, 0, 'spin')],
    });
    const { answer } = practise(game, { table, since: [] }, { ...asked, nodes: 600 });
    expect(answer).not.toEqual({ pick: [keyOf(table, 0, 'spin')] });
  });

  it('leaves it at the first thought where somebody else is asked at the same moment', () => {
    const { setup, state } = laidOut([['auction'], ['boast']]);
    const table = Table.from(thoughtful, setup, state);
    const { number, seat } = table.prompts[0] as Prompt;
    const move = table.answer(number, seat, { pick: [keyOf(table, 0, 'auction')] }) as Move;
    expect(table.prompts.map(({ seat }) => seat)).toEqual([0, 1]);
    const standing = { table, since: table.snapshot.seq === move.seq ? [] : [move] };
    for (const prompt of table.prompts)
      expect(practise(thoughtful, standing, { prompt, level: 'strong', seed: 's', nodes: 50 }).nodes).toBe(0);
  });
});

describe('the answers that are tried', () => {
  const option = (key: string, card?: string) => ({
    key,
    label: { id: 'card', args: { card: { card: card ?? key } } },
    ...(card !== undefined && { card }),
  });
  const base = { number: 1, seat: 0, reason: 'r', question: { id: 'q' }, trail: [], default: { pick: [] } } as const;
  const random = () => new Chance('candidates').stream('c');
  const tried = (prompt: Prompt, liked: Answer): Answer[] => {
    const found = candidates(prompt, liked, random());
    for (const answer of found) expect(isLegal(prompt, answer), JSON.stringify(answer)).toBe(true);
    expect(new Set(found.map(answer => JSON.stringify(answer))).size).toBe(found.length);
    return found;
  };

  it('begin with the liked one, and name each of several equal cards once', () => {
    const prompt: Prompt = { ...base, kind: 'one', options: [option('a', 'X'), option('b', 'X'), option('c', 'Y')] };
    expect(tried(prompt, { pick: ['c'] })).toEqual([{ pick: ['c'] }, { pick: ['a'] }]);
    expect(tried(prompt, { pick: ['b'] })).toEqual([{ pick: ['b'] }, { pick: ['c'] }]);
  });

  it('are not more than can be thought through, of whatever kind the question is', () => {
    const options = Array.from({ length: 9 }, (_, at) => option(`o${at}`));
    const prompts: [Prompt, Answer][] = [
      [{ ...base, kind: 'one', options }, { pick: ['o4'] }],
      [{ ...base, kind: 'some', options, min: 0, max: 4 }, { pick: ['o1', 'o2'] }],
      [{ ...base, kind: 'amount', min: 0, max: 99 }, { amount: 50 }],
      [{ ...base, kind: 'order', options }, { order: options.map(({ key }) => key).reverse() }],
      [
        { ...base, kind: 'distribute', options: options.map(one => ({ ...one, max: 3 })), total: 7 },
        { distribute: { o3: 3, o4: 3, o5: 1 } },
      ],
      [
        {
          ...base,
          kind: 'pay',
          options: options.map(one => ({ ...one, ways: [{ as: 'wild', amount: 1 }] })),
          cost: { total: 3, typed: {} },
        },
        { pay: ['o7', 'o8', 'o6'].map(key => ({ key, as: 'wild' })) },
      ],
    ];
    for (const [prompt, liked] of prompts) {
      const found = tried(prompt, liked);
      expect(found[0]).toEqual(liked);
      expect(found.length).toBeGreaterThan(5);
      expect(found.length).toBeLessThanOrEqual(12);
    }
  });

  it('are none that the game shuns, unless that is what comes to mind', () => {
    const prompt: Prompt = { ...base, kind: 'one', options: ['a', 'b', 'c'].map(key => option(key)) };
    const shuns = (answer: Answer) => 'pick' in answer && answer.pick[0] === 'b';
    const keys = (liked: Answer) =>
      candidates(prompt, liked, random(), shuns).flatMap(one => ('pick' in one ? one.pick : []));
    expect(keys({ pick: ['c'] })).toEqual(['c', 'a']);
    expect(keys({ pick: ['b'] })).toEqual(['b', 'a', 'c']);
  });

  it('tell orders apart only where they count', () => {
    const prompt: Prompt = { ...base, kind: 'some', options: [option('a'), option('b')], min: 2, max: 2 };
    expect(tried(prompt, { pick: ['a', 'b'] })).toEqual([{ pick: ['a', 'b'] }]);
    expect(tried({ ...prompt, ordered: true }, { pick: ['b', 'a'] })).toEqual([
      { pick: ['b', 'a'] },
      { pick: ['a', 'b'] },
    ]);
  });

  it('do without a liked one that is not legal', () => {
    expect(tried({ ...base, kind: 'one', options: [option('a'), option('b')] }, { pick: ['z'] })).toEqual([
      { pick: ['a'] },
      { pick: ['b'] },
    ]);
  });
});
