import { text } from '../../../kernel/index.js';
import { perform } from '../../../tabletop/index.js';
import type { Amount, Does, Unit } from '../behaviour.js';
import { type Card, printed } from '../card.js';
import type { Game } from '../effect/index.js';
import { isMinion } from '../look/index.js';
import { traitName } from '../printed.js';
import { counting, effect, numberOf } from './making.js';

/** Cards discarded from the encounter deck, and what comes of them. */

/** So many cards of the encounter deck are discarded; then something about them. */
export const discardsEncounter = (count: Amount, after?: Does): Does => {
  const says = counting('says-discard-encounter', count);
  return effect(
    after === undefined ? says : text('effect-then', { said: says, next: after.says }),
    function* (game, event) {
      game.use.turned = game.encounter.discard(numberOf(count, game, event)).map(({ card }) => card);
      if (after !== undefined) yield* perform(after, game, event);
    },
  );
};

/** Boost icons on the encounter cards that have just been discarded. A star is none. */
export const iconsDiscarded: Unit<Game> = {
  says: text('unit-icons-discarded'),
  of: game => game.use.turned.reduce((sum, card) => sum + game.cards.byId(card).boost, 0),
  late: true,
};

/** You are dealt so many encounter cards. */
export const dealsEncounterCards = (count: number): Does =>
  effect(counting('says-deal-cards', count), game => {
    for (let card = 0; card < count; card++) game.encounter.deal();
  });

/** Minions with a trait among so many discarded encounter cards engage you, all or the first of them. */
export const discardsForMinions = (count: number, trait: string, which: 'all' | 'first' = 'all'): Does =>
  effect(
    counting(`says-discard-minions-${which}`, count, { trait: text('name', { name: traitName(trait) }) }),
    function* (game) {
      const fits = (card: Card): boolean => isMinion(card) && printed(card, trait);
      const found = game.encounter.discard(count).filter(({ card }) => fits(game.cards.byId(card)));
      for (const one of which === 'first' ? found.slice(0, 1) : found) {
        const minion = game.encounter.fromDiscard(one);
        if (minion !== null && !game.you.isEliminated) yield* game.encounter.putIntoPlay(minion);
      }
    },
  );

/** A copy of a card out of the encounter deck engages you. */
export const getsCopy = (id: string): Does =>
  effect(text('says-get-copy', { card: { card: id } }), function* (game) {
    const copy = game.encounter.copy(id);
    if (copy !== null) yield* game.encounter.putIntoPlay(copy);
  });

/** This boost card goes back into the encounter deck once the activation is over. */
export const shufflesThisInAfterwards: Does = effect(text('says-shuffle-in-afterwards'), game => {
  const { id, card } = game.source;
  game.activation.delay('end', function* () {
    game.encounter.shuffleIn({ id, card, owner: 'scenario' });
  });
});

/** This boost card, which is no minion, enters play. */
export const entersPlay: Does = effect(text('says-enters-play'), game => game.encounter.putThisIntoPlay());
