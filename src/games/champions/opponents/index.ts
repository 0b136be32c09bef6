import type { Answer, Opponents } from '../../../kernel/index.js';
import type { Pool } from '../rules/match.js';
import type { ChampionsState } from '../state.js';
import { evaluateWith } from './evaluate.js';
import { hunchWith } from './hunch.js';
import { learningWith } from './insight/index.js';

/** Rounds to look ahead: this one to its end. Further off there is more luck than foresight. */
const AHEAD = 1;
/** What comes to mind first wins few matches: a steady player thinks, too. */
const NODES = { steady: 400, strong: 1_600 } as const;
/** With partners a round is longer, and as many answers as that tell nothing. */
const TOGETHER = { steady: 800, strong: 1_600 } as const;

/**
 * Nobody asks a partner to act: with a hand that is only imagined they mostly would, so a bot that looks ahead would ask again after
 * each refusal.
 */
const asksPartner = (answer: Answer): boolean => 'pick' in answer && answer.pick[0]?.startsWith('ask.') === true;

/**
 * Which cards are left in a deck counts, so none of them may lie face down elsewhere: then nobody knows which are left. Hands of
 * partners don't count.
 */
const bySight = ({ play, players, attacks }: ChampionsState): boolean =>
  !play.some(({ facedown, under }) => facedown || under.length > 0) &&
  players.every(({ dealt }) => dealt.length === 0) &&
  attacks.every(({ boosts }) => boosts.length === 0);

export function opponentsWith(pool: Pool): Opponents<ChampionsState> {
  const hunch = hunchWith(pool);
  return {
    steady: hunch,
    learning: learningWith(pool),
    strong: {
      policy: hunch,
      bySight,
      evaluate: evaluateWith(pool),
      clock: ({ round }) => round,
      ahead: AHEAD,
      shuns: asksPartner,
      nodes: NODES,
      together: TOGETHER,
    },
  };
}
