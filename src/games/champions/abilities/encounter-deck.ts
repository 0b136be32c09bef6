import { text } from '../../../kernel/index.js';
import { perform } from '../../../tabletop/index.js';
import type { Cost, Does } from '../behaviour.js';
import type { Kind } from '../card.js';
import { isMinion } from '../look/index.js';
import { cost, counting, effect } from './making.js';
import { ofKindWith } from './which.js';

/** The encounter deck, as players look at it and turn it over. */

/** You look at the top cards; something is done once for each of a type among them. */
export const lookingFor = (count: number, kind: Extract<Kind, 'treachery'>, does: Does): Does =>
  effect(
    text('says-look-encounter', { n: count, kind: text(`which-${kind}`), does: does.says }),
    function* (game, event) {
      const seen = game.encounter.lookAtTopCards(count).filter(({ card }) => game.cards.kindOf(card) === kind).length;
      for (let time = 0; time < seen; time++) yield* perform(does, game, event);
    },
  );

/** You look at the top cards, discard one of them and put the others back as you like. */
export const sortsTop = (count: number): Does =>
  effect(counting('says-sort-encounter', count), function* (game) {
    const seen = game.encounter.lookAtTopCards(count);
    const gone = yield* game.ask.card(seen, 'discard seen', 'ask-discard-seen');
    if (gone === null) return;
    const others = seen.filter(({ id }) => id !== gone.id);
    game.encounter.putBack(gone, yield* game.ask.order(others, 'put back'));
  });

/** Discards from the encounter deck until a minion turns up, which engages you. Where none does, it has not been paid (W1-309). */
export const turnUpMinion: Cost = cost(
  text('cost-turn-up-minion'),
  () => null,
  function* (game) {
    const found = game.encounter.discardUntil(isMinion);
    game.use.unpaid = found === null || !(yield* game.encounter.putIntoPlay(found));
  },
  { unsure: () => true },
);

/** The top card of the encounter deck is discarded: you take a damage for each of its boost icons. */
export const takesTopBoost: Does = effect(text('says-take-top-boost'), function* (game) {
  yield* game.damage.toYou(game.encounter.discardTop().boost);
});

/** The top card of the encounter deck is discarded: a treachery keeps this from being defeated and heals it whole. */
export const survivesByTreachery: Does = effect(text('says-survive-by-treachery'), game => {
  const { here } = game.self;
  if (game.encounter.discardTop().kind !== 'treachery' || here === undefined) return;
  game.interrupt.replace();
  game.damage.heal(here.damage, here);
});

/** Your top cards are discarded; threat on the main scheme for each type among them. */
export const typesOfTopThreaten = (count: number): Does =>
  effect(counting('says-types-threaten', count), function* (game) {
    const types = new Set(game.deck.discardTop(count).map(({ card }) => game.cards.kindOf(card)));
    yield* game.threat.place(types.size, game.table.mainScheme);
  });

const isHydra = ofKindWith('minion', 'Hydra');

/** Each Hydra minion attacks the hero it is engaged with; players whom none has attacked get one. */
export const hydraAttacks: Does = effect(text('says-hydra-attacks'), function* (game) {
  const minions = game.table.minions.filter(one => game.values.hasTrait(one, 'Hydra'));
  const attacked = yield* game.activation.attackEngaged(minions);
  yield* game.players.each(function* (seat) {
    if (attacked.has(seat)) return;
    const { encounter } = game.as(seat);
    const found = yield* encounter.find(isHydra.fits);
    if (found !== null) yield* encounter.putIntoPlay(found);
  });
});
