import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squad } from '../../src/games/squad/index.js';
import type { SquadOptions } from '../../src/games/squad/options.js';
import type { SquadState } from '../../src/games/squad/state.js';
import {
  type Answer,
  Chance,
  type Game,
  isDecision,
  isLegal,
  type Prompt,
  type Seat,
  sample,
  Table,
} from '../../src/kernel/index.js';
import { levelsOf, paceOf, practiceId, practiceLevel, practise } from '../../src/opponents/index.js';

type SquadTable = Table<SquadState, SquadOptions>;
type Player = (table: SquadTable, prompt: Prompt, at: number) => Answer;

const rulesets = ['tcg', 'online', 'quick'] as const;

/** A match between two ready decks of the same size. */
function match(seed: string): SquadTable {
  const random = new Chance(seed).stream('match');
  const ruleset = random.pick(rulesets);
  const deck = random.pick(squad.decks.ready.filter(known => known.rulesets.includes(ruleset)));
  const seats = ['A', 'B'].map(name => ({ name, deck }));
  return Table.begin(squad, { version: 'test', options: { ruleset }, seats, seed }, { record: false });
}

const steady =
  (seed: string): Player =>
  ({ state }, prompt, at) =>
    practise(squad, state, { seat: prompt.seat, prompt, level: 'steady', seed: `${seed}/${at}` });

function atRandom(seed: string): Player {
  const random = new Chance(seed).stream('random player');
  return (_, prompt) => sample(prompt, random);
}

/** Plays a match with one player a seat; `each` sees every question before it is answered. */
function play(table: SquadTable, players: readonly Player[], each: (prompt: Prompt) => void = () => undefined): void {
  for (let at = 0; table.outcome === null; at++) {
    const prompt = table.prompts[0] as Prompt;
    each(prompt);
    table.answer(prompt.number, prompt.seat, (players[prompt.seat] as Player)(table, prompt, at));
  }
}

describe('the steady player', () => {
  it('always answers what is legal', () => {
    let asked = 0;
    for (let game = 0; asked < 1000; game++) {
      const table = match(`legal ${game}`);
      const checked: Player = (now, prompt, at) => {
        asked++;
        const answer = steady('legal')(now, prompt, at);
        expect(isLegal(prompt, answer), `${prompt.reason}: ${JSON.stringify(answer)}`).toBe(true);
        return answer;
      };
      play(table, [checked, atRandom(`legal ${game}`)]);
    }
  });

  it('answers the same whatever is hidden from it', () => {
    const property = fc.property(fc.string(), fc.string(), fc.nat(60), (seed, other, moves) => {
      const table = match(seed);
      const random = atRandom(seed);
      for (let at = 0; at < moves && table.outcome === null; at++) {
        const prompt = table.prompts[0] as Prompt;
        table.answer(prompt.number, prompt.seat, random(table, prompt, at));
      }
      for (const prompt of table.prompts) {
        const { seat } = prompt;
        const dealtAnew = squad.sample(table.state, seat, new Chance(other).stream('other cards'));
        const asked = { seat, prompt, level: 'steady', seed } as const;
        expect(practise(squad, dealtAnew, asked)).toEqual(practise(squad, table.state, asked));
      }
    });
    fc.assert(property, { numRuns: 300 });
  });

  it('answers the same to the same seed, and leaves the table as it is', () => {
    const table = match('same');
    const before = table.hash();
    const prompt = table.prompts[0] as Prompt;
    expect(steady('x')(table, prompt, 1)).toEqual(steady('x')(table, prompt, 1));
    expect(table.hash()).toBe(before);
  });

  it('beats a random player clearly', () => {
    let wins = 0;
    const games = 60;
    for (let game = 0; game < games; game++) {
      const mine: Seat = game % 2;
      const table = match(`series ${game}`);
      const players = [atRandom(`foe ${game}`), atRandom(`foe ${game}`)];
      players[mine] = steady(`steady ${game}`);
      play(table, players);
      if (table.outcome?.places[mine] === 1 && table.outcome.places[1 - mine] === 2) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(0.6 * games);
  });
});

describe('practice players', () => {
  it('sit under ids that no person has', () => {
    expect(practiceLevel(practiceId('steady'))).toBe('steady');
    expect([practiceLevel('123456789012345678'), practiceLevel(null)]).toEqual([null, null]);
  });

  it('come in the levels a game has', () => {
    expect(levelsOf(squad as Game)).toEqual(['steady']);
    const table = match('levels');
    const prompt = table.prompts[0] as Prompt;
    expect(() => practise(squad, table.state, { seat: prompt.seat, prompt, level: 'strong', seed: '' })).toThrow(
      'squad has no strong practice player',
    );
  });

  it('think longer over more, at a human pace', () => {
    const paces: number[] = [];
    play(match('pace'), [steady('a'), steady('b')], prompt => {
      const pace = paceOf(prompt);
      paces.push(pace);
      expect(pace).toBeGreaterThanOrEqual(1_000);
      expect(pace).toBeLessThanOrEqual(3_000);
      if (!isDecision(prompt)) expect(pace).toBeLessThanOrEqual(1_500);
    });
    expect(new Set(paces).size).toBeGreaterThan(2);
  });
});
