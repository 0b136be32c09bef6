import { type Game, winners } from '../../../kernel/index.js';
import type { Bot } from '../../../opponents/index.js';
import { playMatch } from '../../simulate/match.js';
import { decksAt, type Plan, seedAt, setupAt } from '../../simulate/plan.js';
import { Costs, contender } from './players.js';

/** How two players meet. */
interface Meeting {
  /** How many answers those think through who look ahead; their own number when left out. */
  readonly nodes?: number | undefined;
  /** Both with the same deck, the decks in turn. */
  readonly mirror?: boolean;
}

/** What the first of two players has won of each match (a draw is half a win), and what its decisions cost. Each deal is played twice, with the players swapped. */
export function duels(
  game: Game,
  plan: Plan,
  players: readonly [Bot, Bot],
  { nodes, mirror = false }: Meeting = {},
): { readonly scores: readonly number[]; readonly costs: Costs } {
  const costs = new Costs();
  const scores: number[] = [];
  for (let deal = 0; deal < plan.matches / 2; deal++) {
    const seed = seedAt(plan, deal);
    const setup = setupAt(plan, seed, mirror ? twice(plan, deal) : decksAt(plan, deal, plan.unseen));
    for (const seat of [0, 1]) {
      const one = contender(game, players[0], `${seed}/${seat}/one`, nodes, costs);
      const other = contender(game, players[1], `${seed}/${seat}/other`, nodes, new Costs());
      const { outcome } = playMatch(game, setup, seat === 0 ? [one, other] : [other, one], { record: true });
      const first = winners(outcome);
      scores.push(first.length === 0 ? 0.5 : first.includes(seat) ? 1 : 0);
    }
  }
  return { scores, costs };
}

function twice({ decks }: Plan, deal: number): ReturnType<typeof decksAt> {
  const deck = decks[deal % decks.length] as Plan['decks'][number];
  return [deck, deck];
}
