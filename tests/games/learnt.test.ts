import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { Chance, type Game, type Prompt, sample, Table } from '../../src/kernel/index.js';
import { atRandom, begin, playOn, type Sitting } from '../opponents/duel.js';
import { soak } from '../soak.js';

/** Answers that are given at most from one place. */
const STEPS = 12;

/**
 * Gives the same answers on two deals of what a seat has not seen, for as long as it is asked and has learnt nothing. Returns
 * how often both stood alike.
 */
function together(game: Game, { table, since }: Sitting, seed: string): number {
  const { seat } = table.prompts[0] as Prompt;
  const imagine = Table.imagined(game, table.setup as never, table.snapshot, since, seat);
  const [one, other] = [imagine(`${seed}/1`), imagine(`${seed}/2`)];
  const known = one.learntBy(seat);
  const chance = new Chance(seed).stream('together');
  const seen = ({ state, prompts, outcome }: Table<unknown>) => ({ scene: game.view(state, seat), prompts, outcome });
  let alike = 0;
  for (let step = 0; step < STEPS && one.outcome === null; step++) {
    const [asked] = one.prompts;
    if (asked?.seat !== seat || other.prompts.some(prompt => prompt.seat !== seat)) break;
    expect(seen(other), `${seed}, after ${step}`).toEqual(seen(one));
    alike++;
    const answer = sample(asked, chance);
    for (const deal of [one, other]) deal.answer(asked.number, seat, answer);
    if ([one, other].some(deal => deal.learntBy(seat) !== known)) break;
  }
  return alike;
}

describe.each(games.map(game => [game.id, game as Game]))('%s', (id, game) => {
  it('tells a seat something new only where it is noted as shown: until then all deals stand alike', () => {
    let alike = 0;
    const matches = soak(2000, 60);
    for (let match = 0; match < matches; match++) {
      const seed = `learnt ${id} ${match}`;
      const sitting = begin(game, seed, game.seats.min);
      playOn(sitting, [atRandom(seed), atRandom(`${seed}!`)], (match * 7) % 90);
      if (sitting.table.outcome === null) alike += together(game, sitting, seed);
    }
    expect(alike).toBeGreaterThan(matches / 4);
  });
});
