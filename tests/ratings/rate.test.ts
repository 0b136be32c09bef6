import { describe, expect, test } from 'vitest';
import { newcomer, newScenario, ratedByPlaces, ratedTogether, type Skill, shown } from '../../src/ratings/rate.js';

const many = (n: number): Skill[] => Array.from({ length: n }, () => newcomer);

describe('a rating', () => {
  test('starts at nothing, and grows with a win by what the loss costs', () => {
    expect(shown(newcomer)).toBe(0);
    const [winner, loser] = ratedByPlaces(many(2), [1, 2]) as [Skill, Skill];
    expect(shown(winner)).toBeGreaterThan(0);
    expect(winner.mu - newcomer.mu).toBeCloseTo(newcomer.mu - loser.mu);
    expect(winner.sigma).toBeLessThan(newcomer.sigma);
  });

  test('does not move apart by a draw of equals', () => {
    const [one, other] = ratedByPlaces(many(2), [1, 1]) as [Skill, Skill];
    expect(one.mu).toBeCloseTo(newcomer.mu);
    expect(other.mu).toBeCloseTo(newcomer.mu);
  });

  test('of each against each goes by places, whichever seat they are at', () => {
    const mus = ratedByPlaces(many(4), [3, 1, 4, 2]).map(({ mu }) => mu);
    expect([...mus.keys()].sort((a, b) => (mus[b] as number) - (mus[a] as number))).toEqual([1, 3, 0, 2]);
  });

  test('is the same for those who share a place, whichever place that is', () => {
    const [first, second, third, last] = ratedByPlaces(many(4), [1, 2, 2, 4]) as [Skill, Skill, Skill, Skill];
    expect(second.mu).toBeCloseTo(third.mu);
    expect(first.mu).toBeGreaterThan(second.mu);
    expect(third.mu).toBeGreaterThan(last.mu);
  });

  test('grows more by beating somebody strong than by beating somebody weak', () => {
    const [strong, weak] = [
      { mu: 35, sigma: 3 },
      { mu: 15, sigma: 3 },
    ];
    const beating = (rival: Skill): number => (ratedByPlaces([newcomer, rival], [1, 2])[0] as Skill).mu;
    expect(beating(strong)).toBeGreaterThan(beating(weak));
  });
});

describe('a scenario', () => {
  test.each([1, 2, 3, 4])('is a fair match for %i newcomers: a win gives what a loss takes', players => {
    const won = ratedTogether(many(players), newScenario(players), true);
    const lost = ratedTogether(many(players), newScenario(players), false);
    expect(won).toHaveLength(players + 1);
    const [up, down] = [won[0] as Skill, lost[0] as Skill];
    expect(up.mu - newcomer.mu).toBeGreaterThan(0);
    expect(up.mu - newcomer.mu).toBeCloseTo(newcomer.mu - down.mu);
    expect((won.at(-1) as Skill).mu).toBeLessThan(newScenario(players).mu);
    expect((lost.at(-1) as Skill).mu).toBeGreaterThan(newScenario(players).mu);
  });
});
