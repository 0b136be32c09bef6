import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squad } from '../../src/games/squad/index.js';
import { type Game, isLegal, LEVELS, type Level, type Prompt } from '../../src/kernel/index.js';
import { levelsOf, paceOf, practiceId, practiceLevel, practise, type Standing } from '../../src/opponents/index.js';
import { soak } from '../soak.js';
import { answeredElsewhere } from './elsewhere.js';
import { atRandom, type Player, play, practising, sitDown, wins } from './match.js';

const NODES = 30;

describe.each(LEVELS)('the %s player', level => {
  it('always answers what is legal', () => {
    const most = level === 'strong' ? soak(150, 60) : 1000;
    let asked = 0;
    for (let match = 0; asked < most; match++) {
      const checked: Player = (sitting, prompt, at) => {
        asked++;
        const answer = practising(level, 'legal', 40)(sitting, prompt, at);
        expect(isLegal(prompt, answer), `${prompt.reason}: ${JSON.stringify(answer)}`).toBe(true);
        return answer;
      };
      play(sitDown(`legal ${match}`), [checked, atRandom(`legal ${match}`)]);
    }
  });

  it('answers the same whatever is hidden from it', () => {
    let positions = 0;
    const property = fc.property(fc.string(), fc.string(), fc.nat(60), (seed, deal, moves) => {
      const sitting = sitDown(seed);
      play(sitting, [atRandom(seed), atRandom(`${seed}!`)], { most: moves });
      for (const prompt of sitting.table.prompts) {
        positions++;
        const here = practise(squad, sitting, { prompt, level, seed, nodes: NODES }).answer;
        const asked = { prompt, level, seed, nodes: NODES, deal };
        expect(answeredElsewhere(squad as unknown as Game, sitting as unknown as Standing<unknown>, asked)).toEqual(
          here,
        );
      }
    });
    const numRuns = soak(400, 60);
    fc.assert(property, { numRuns, seed: 1 });
    expect(positions).toBeGreaterThanOrEqual((numRuns * 3) / 4);
  });

  it('answers the same to the same seed, and leaves the table as it is', () => {
    const sitting = sitDown('same');
    const before = sitting.table.hash();
    const prompt = sitting.table.prompts[0] as Prompt;
    expect(practising(level, 'x')(sitting, prompt, 1)).toEqual(practising(level, 'x')(sitting, prompt, 1));
    expect(sitting.table.hash()).toBe(before);
  });
});

describe('the levels', () => {
  it('are different: a steady player beats an easy one', () => {
    const level = (name: Level) => (seed: string) => practising(name, seed, 200);
    expect(wins(200, 'steady', [level('steady'), level('easy')])).toBeGreaterThanOrEqual(116);
  });

  it('are those a game has', () => {
    expect(levelsOf(squad as Game)).toEqual(['easy', 'steady', 'strong']);
    const { easy, ...others } = squad.opponents;
    const prompt = sitDown('levels').table.prompts[0] as Prompt;
    const asked = { prompt, level: 'easy', seed: '' } as const;
    expect(() => practise({ ...squad, opponents: others }, sitDown('levels'), asked)).toThrow(
      'squad has no easy practice player',
    );
    expect(easy).toBeDefined();
  });

  it('sit under ids that no person has', () => {
    expect(LEVELS.map(level => practiceLevel(practiceId(level)))).toEqual(LEVELS);
    expect([practiceLevel('123456789012345678'), practiceLevel(null)]).toEqual([null, null]);
  });

  it('think at a human pace, now shorter, now longer, and never longer for having more to choose from', () => {
    const paces: number[] = [];
    const each = (prompt: Prompt): void => {
      const pace = paceOf(prompt);
      paces.push(pace);
      expect(pace).toBeGreaterThanOrEqual(1_000);
      expect(pace).toBeLessThanOrEqual(3_000);
      if (prompt.kind === 'some') expect(paceOf({ ...prompt, options: [] })).toBe(pace);
    };
    play(sitDown('pace'), [practising('steady', 'a'), practising('steady', 'b')], { each });
    expect(new Set(paces).size).toBeGreaterThan(2);
  });
});
