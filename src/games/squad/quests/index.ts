import { type Deck, type Quest, text } from '../../../kernel/index.js';
import { check } from '../decks/check.js';
import { sizeOf } from '../decks/copies.js';
import type { Pool } from '../rules/match.js';
import { DECK_SIZE } from '../rules/setup.js';
import type { Gatekeeper, Stage } from './gatekeeper.js';
import { gatekeepers } from './gatekeepers/index.js';
import { termsOf } from './terms.js';

/** Rulesets by which people may play with a quest's deck themselves, where it is one of 40 cards, no more than four alike. */
const PLAYABLE = ['tcg', 'online', 'quick'];
/** Of the difficulties 1 and 4 that there are, from which on the strongest practice player is suggested. */
const HARD = 4;

/** The quests whose cards are all in the pool. They are those of the online game and go by its rules. */
export function questsOf(pool: Pool): Quest[] {
  return gatekeepers.flatMap(keeper => {
    const stages = keeper.stages.filter(stage => isPlayable(stage, pool));
    return stages.map((stage, at) => questOf(keeper, stage, stages.slice(0, at).at(-1), pool));
  });
}

const isPlayable = ({ mine, theirs, cards }: Stage, pool: Pool): boolean =>
  [mine, theirs]
    .flatMap(({ hand = [], keepers = [] }) => [...hand, ...keepers])
    .concat(Object.keys(cards))
    .every(id => pool.has(id));

const idOf = ({ id }: Gatekeeper, { number }: Stage): string => `${id}-${number}`;

function questOf(keeper: Gatekeeper, stage: Stage, before: Stage | undefined, pool: Pool): Quest {
  const { difficulty, number, power, mine, theirs, cards } = stage;
  const [id, title, enemy] = [idOf(keeper, stage), text(`who-${keeper.id}`), text(`who-${stage.enemy}`)];
  const deck: Deck = { name: id, cards };
  return {
    id,
    group: { id: keeper.id, title },
    stage: number,
    enemy,
    difficulty,
    level: difficulty < HARD ? 'steady' : 'strong',
    ruleset: 'online',
    options: { ruleset: 'online', ...(power !== undefined && { power }), sides: [mine, theirs] },
    deck: {
      ...deck,
      id,
      title: text('deck-of-quest', { keeper: title, stage: number, enemy }),
      group: text('decks-of-quests'),
      rulesets: sizeOf(deck) === DECK_SIZE && check(deck, { ruleset: 'tcg' }, pool).length === 0 ? PLAYABLE : [],
    },
    terms: termsOf(stage, enemy),
    after: before === undefined ? [] : [idOf(keeper, before)],
  };
}
