import {
  type Answer,
  type Dealer,
  type Option,
  optionsOf,
  type Prompt,
  type Random,
  type Seat,
} from '../../../kernel/index.js';
import { instanceOf, pick } from '../../../tabletop/index.js';
import type { Pool } from '../card.js';
import { DEEDS, defeat, weigh } from '../effects/deeds/index.js';
import { Match } from '../rules/match.js';
import type { SmashState } from '../state.js';
import { threat } from '../worth.js';

/** The rules' own eyes on a table: nothing is drawn, asked or logged by looking. */
export const matchOf = (state: SmashState, pool: Pool): Match => new Match({ state } as Dealer<SmashState>, pool);

/** The hero that an effect or an attack does most to. What is asked stands in the question's id. */
export function chosenHero(match: Match, seat: Seat, prompt: Prompt, random: Random): Answer {
  const deed = DEEDS.find(({ name }) => prompt.question.id === `ask-${name}`);
  const worth = ({ key }: Option): number => {
    const standing = match.find(instanceOf(key));
    if (standing === null) return 0;
    if (prompt.reason === 'target')
      return standing.place.stunned ? weigh(defeat, match, seat, standing) : 1 + threat(match, standing.seat);
    return deed === undefined ? 0 : weigh(deed, match, seat, standing);
  };
  const best = highest(optionsOf(prompt), worth, random);
  return best === null ? prompt.default : pick(best.key);
}

/** Any card that is offered, rather than a word. */
export function first(prompt: Prompt, random: Random): Answer {
  const cards = optionsOf(prompt).filter(({ card }) => card !== undefined);
  return cards.length === 0 ? prompt.default : pick(random.pick(cards).key);
}

export function highest<T>(list: readonly T[], worth: (one: T) => number, random: Random): T | null {
  const worths = list.map(worth);
  const most = Math.max(...worths);
  const best = list.filter((_, at) => worths[at] === most);
  return best.length === 0 ? null : random.pick(best);
}
