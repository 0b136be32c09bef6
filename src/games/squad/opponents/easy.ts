import {
  isDecision,
  type Opponent,
  optionsOf,
  type Prompt,
  type Random,
  type Seat,
  sample,
} from '../../../kernel/index.js';
import { other } from '../card.js';
import type { Pool } from '../rules/match.js';
import { player } from '../rules/zones.js';
import type { SquadState } from '../state.js';
import { picking, ranked, senseOf } from './chosen.js';
import { worthOf } from './worth.js';

/** It blocks once in so many times: damage that gets through is what a first match is about. */
const BLOCKS = 8;

/** A player with so many fewer cards than the other is in trouble. */
const TROUBLE = 6;

/**
 * For children and first matches: it plays whatever it can, blocks now and then, and is gentle. It takes away what hurts
 * least, and plays its weakest card against somebody in trouble.
 */
export const easyWith =
  (pool: Pool): Opponent<SquadState> =>
  ({ state, seat, prompt, random }) => {
    const sense = senseOf(state, seat, prompt);
    const gentle = sense === 'take' || (sense === 'use' && inTrouble(state, seat));
    const weakest = gentle
      ? picking(
          prompt,
          ranked(prompt, pool, card => -worthOf(card).played),
        )
      : null;
    if (weakest !== null) return weakest;
    if (sense === 'block' && random.int(BLOCKS) > 0) return prompt.default;
    return something(prompt, random);
  };

const cardsOf = (state: SquadState, seat: Seat): number => {
  const { deck, hand } = player(state, seat);
  return deck.length + hand.length;
};

const inTrouble = (state: SquadState, seat: Seat): boolean =>
  cardsOf(state, other(seat)) + TROUBLE <= cardsOf(state, seat);

/** Any answer but nothing: nothing looks as if it did not want to play. */
function something(prompt: Prompt, random: Random) {
  const cards = optionsOf(prompt).filter(({ card }) => card !== undefined);
  const offers = prompt.kind === 'one' || (prompt.kind === 'some' && prompt.max === 1);
  if (offers && cards.length > 0 && isDecision(prompt)) return { pick: [random.pick(cards).key] };
  return sample(prompt, random);
}
