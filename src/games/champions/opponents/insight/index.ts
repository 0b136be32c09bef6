import type { Insight, Learning } from '../../../../kernel/index.js';
import type { Pool } from '../../rules/match.js';
import type { ChampionsState } from '../../state.js';
import { Advisor, advisorTo, type Seen } from '../advisor.js';
import { noteAnswer } from './answer.js';
import { noteTable } from './table.js';

/** Of so much damage that is left to do, each hit point counts; what is beyond it does not. */
const FAR = 40;

/** Heroes with whom nets have lost too often to learn how to win, by both sides of their cards: Thor, Hulk. */
const UNLEARNT = new Set(['06001a', '06001b', '10001a', '10001b']);

/** Where what nets learn from all others misleads them: against several villains at once, and with some heroes. */
const isUnknown = ({ crew, play }: ChampionsState): boolean =>
  crew !== undefined || play.some(({ card }) => UNLEARNT.has(card));

/** What nets learn the game by. */
export const learningWith = (pool: Pool): Learning<ChampionsState> => ({
  insight: seen => insightInto(seen, pool),
  stands(state, seat) {
    if (isUnknown(state)) return null;
    if (state.outcome !== null) return state.outcome.together === 'won' ? 1 : 0;
    if (state.players[seat]?.eliminated === true) return 0;
    const advisor = new Advisor({ state, seat }, pool);
    return advisor.match.order.map(one => {
      const other = one === seat ? advisor : new Advisor({ state, seat: one }, pool);
      return note => noteTable(other, note);
    });
  },
  nearness(state) {
    const { villainLeft } = new Advisor({ state, seat: 0 }, pool);
    return Math.max(0, 1 - villainLeft / state.players.length / FAR) / 2;
  },
});

/** What others may do in somebody's turn stays with the first thought: it is asked after every answer. */
function insightInto(seen: Seen, pool: Pool): Insight | null {
  if (seen.prompt.reason === 'offer' || isUnknown(seen.state)) return null;
  const advisor = advisorTo(seen, pool);
  return {
    table: note => noteTable(advisor, note, seen.prompt),
    answer(answer, note) {
      noteAnswer(advisor, answer, note);
    },
  };
}
