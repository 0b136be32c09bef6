import { type Quest, text } from '../../../kernel/index.js';
import { COPIES } from '../decks/check.js';
import { sizeOf } from '../decks/copies.js';
import type { Pool } from '../rules/match.js';
import { DECK_SIZE } from '../rules/setup.js';
import type { Gatekeeper, Stage } from './gatekeeper.js';
import { gatekeepers } from './gatekeepers/index.js';
import { termsOf } from './terms.js';

/** Of the difficulties 1 and 4 that there are, from which on the strongest practice bot is suggested. */
const HARD = 4;

/** Every quest, with the printed ids of all cards it takes. They are those of the online game and go by its rules. */
const all = gatekeepers.flatMap(keeper =>
  keeper.stages.map((stage, at) => ({ quest: questOf(keeper, stage, keeper.stages[at - 1]), cards: cardsOf(stage) })),
);

/** The quests of which every card is in the pool. */
export function questsOf(pool: Pool): Quest[] {
  const there = all.filter(({ cards }) => cards.every(id => pool.has(id))).map(({ quest }) => quest);
  const ids = new Set(there.map(({ id }) => id));
  return there.map(quest => ({ ...quest, after: quest.after.filter(id => ids.has(id)) }));
}

function idOf({ id }: Gatekeeper, { number }: Stage): string {
  return `${id}-${number}`;
}

function questOf(keeper: Gatekeeper, stage: Stage, before: Stage | undefined): Quest {
  const { difficulty, number, power, mine, theirs, cards } = stage;
  const [id, title, enemy] = [idOf(keeper, stage), text(`who-${keeper.id}`), text(`who-${stage.enemy}`)];
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
      id,
      name: id,
      cards,
      title: text('deck-of-quest', { keeper: title, stage: number, enemy }),
      group: text('decks-of-quests'),
      rulesets: isForAnybody(stage) ? ['tcg', 'online', 'quick'] : [],
    },
    terms: termsOf(stage, enemy),
    after: before === undefined ? [] : [idOf(keeper, before)],
  };
}

/** Whether people may play with this deck too: it is one of 40 cards, no more than four alike. */
function isForAnybody({ cards }: Stage): boolean {
  return sizeOf({ cards }) === DECK_SIZE && Object.values(cards).every(copies => copies <= COPIES);
}

function cardsOf({ mine, theirs, cards }: Stage): string[] {
  return [...Object.keys(cards), ...[mine, theirs].flatMap(({ hand = [], keepers = [] }) => [...hand, ...keepers])];
}
