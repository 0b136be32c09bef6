import { type Play, text } from '../../../kernel/index.js';
import { type Filter, perform } from '../../../tabletop/index.js';
import type { Ability, Does, Event } from '../behaviour.js';
import { type Card, printed } from '../card.js';
import type { Game } from '../effect/index.js';
import { isMinion } from '../look/index.js';
import { traitName } from '../printed.js';
import { perPlayer } from './counts.js';
import { counting, effect, reasonAgainst, unless } from './making.js';
import { places } from './threat.js';
import { boost, whenRevealed } from './types.js';
import { theCard } from './which.js';
import { itself, minionsWith } from './whom.js';

/** What encounter cards do. */

/** Places threat on this scheme, so much per player. */
export const placesHere = (amount: number): Ability => whenRevealed(places(perPlayer(amount), itself));

/** This card gains surge. */
export const gainsSurge: Does = effect(text('says-surge'), game => game.reveal.surge());

/** Does it; where that would do nothing, the card gains surge. */
export const orSurges = (does: Does): Does =>
  effect(text('says-or-surge', { does: does.says }), (game, event) => {
    if (reasonAgainst(does, game, event) === null) return does.run(game, event);
    game.reveal.surge();
  });

// -- enemies that act

const villainActs =
  (id: string, act: (game: Game) => Play<Event | null>) =>
  (after?: Does): Does => {
    const says = text(id);
    return effect(after === undefined ? says : text('effect-then', { said: says, next: after.says }), function* (game) {
      const made = yield* act(game);
      if (after !== undefined) yield* perform(after, game, made ?? undefined);
    });
  };

/** The villain attacks you; then something about that attack. */
export const villainAttacks = villainActs('says-villain-attacks', game => game.activation.attack(game.table.villain));

/** The villain schemes because of you; then something about that. */
export const villainSchemesNow = villainActs('says-villain-schemes', game =>
  game.activation.scheme(game.table.villain),
);

/** Each minion engaged with you attacks you. */
export const minionsAttackYou: Does = effect(text('says-minions-attack'), game =>
  game.activation.attackEach(game.table.minionsOf(game.me)),
);

/** Minions with a trait attack the heroes they are engaged with, all of them or those engaged with yours; if none does, something else. */
export const minionsAttack = (trait: string, whose: 'yours' | 'all', ifNone: Does): Does => {
  const minions = minionsWith(trait);
  return effect(
    text(`says-minions-attack-${whose}`, { trait: traitName(trait), otherwise: ifNone.says }),
    function* (game, event) {
      const attacked = yield* game.activation.attackEngaged(
        game.table.minions.filter(one => minions.fits(game, one)),
        seat => whose === 'all' || seat === game.me,
      );
      if (attacked.size === 0) yield* perform(ifNone, game, event);
    },
  );
};

/** The enemy that acts is given a boost card more. */
export const getsBoost: Does = effect(text('says-boost'), game => game.activation.addBoost());

// -- encounter cards that are looked for

/** Searches encounter deck and discard pile, or the deck alone, for the card of a printed id and reveals it. */
export const searchesAndReveals = (id: string, where: 'both' | 'deck' = 'both'): Does =>
  effect(text(`says-search-reveal-${where}`, { card: { card: id } }), function* (game) {
    const found = yield* game.encounter.find(card => card.id === id, where === 'both');
    if (found !== null) yield* game.reveal.card(found);
  });

/** Searches encounter deck and discard pile for a card and puts it into play: a minion, which engages you, or another. */
export const searchesIntoPlay = (which: Filter<Card>, comes: 'engages' | 'into-play' = 'engages'): Does =>
  effect(text(`says-search-${comes}`, { which: which.says }), function* (game) {
    const found = yield* game.encounter.find(which.fits);
    if (found !== null) yield* game.encounter.putIntoPlay(found);
  });

/** Discards from the encounter deck until a minion fits, which enters play engaged with the first player. */
export const turnsUpMinion = (trait?: string): Does =>
  effect(
    trait === undefined ? text('says-turn-up-minion') : text('says-turn-up-minion-with', { trait: traitName(trait) }),
    function* (game) {
      const found = game.encounter.discardUntil(
        card => isMinion(card) && (trait === undefined || printed(card, trait)),
      );
      if (found !== null) yield* game.encounter.putIntoPlay(found, game.players.first);
    },
  );

/** Discards from the encounter deck until a card fits, which is revealed. */
export const turnsUpAndReveals = (which: Filter<Card>): Does =>
  effect(text('says-turn-up-reveal', { which: which.says }), function* (game) {
    const found = game.encounter.discardUntil(which.fits);
    if (found !== null) yield* game.reveal.card(found);
  });

/** One encounter card more is revealed, by the player who is revealing. */
export const revealsAnother: Does = effect(text('says-reveal-another'), (game, event) =>
  game.reveal.top(event?.type === 'reveal' ? event.seat : game.me),
);

/** You are dealt an encounter card. */
export const dealsEncounterCard: Does = effect(text('says-deal'), game => game.encounter.deal());

/** So many cards from the top of your deck become Drones. */
export const getsDrones = (count = 1): Does =>
  effect(
    counting('says-drones', count),
    function* (game) {
      for (let drone = 0; drone < count; drone++) yield* game.encounter.drone();
    },
    { able: game => unless(game.you.deck.length > 0, text('unable-deck')) },
  );

// -- boost cards that wait for the attack's damage

const boostOnceDealt = (name: string, run: (game: Game, struck: readonly number[]) => void) =>
  boost(
    effect(text(name), game => {
      const attack = game.use.event;
      if (attack?.type !== 'enemy attack') return;
      game.activation.delay('damage', function* () {
        run(game, attack.struck);
      });
    }),
  );

/** Boost: those to whom the attack has dealt damage, whether they took it or not (CH-C20), are stunned. */
export const boostStunsStruck: Ability = boostOnceDealt('says-stun-struck', (game, struck) => game.status.stun(struck));

/** Boost: your hero is exhausted, if the attack has dealt it damage (CH-C20). */
export const boostExhaustsStruckHero: Ability = boostOnceDealt('says-exhaust-struck-hero', (game, struck) => {
  if (game.you.isHero && struck.includes(game.you.identity.id)) game.play.exhaust(game.you.identity);
});

// -- obligations

/**
 * An obligation of an alter-ego: you may flip to it; then exhaust it to be rid of the obligation for good, or do what
 * else it says and discard it. `stays`: what else it says is so while it lies there.
 */
export const obliges = (alterEgo: string, other: Does, { stays = false } = {}): Ability => {
  const exhaust = text('says-obliges-exhaust', { card: { card: alterEgo } });
  return whenRevealed(
    effect(text('says-obliges', { exhaust, other: other.says }), function* (game, event) {
      const flips = game.you.isHero && game.identity.mayFlip;
      if (flips && (yield* game.choose.may('ask-flip', 'flip', 'do-not-flip'))) yield* game.identity.flip();
      yield* game.choose.either([
        {
          key: 'exhaust',
          label: text('label', { says: exhaust }),
          why: game.you.isHero ? text('why-alter-ego') : unless(!game.you.identity.exhausted, text('why-exhausted')),
          *does() {
            game.play.exhaust(game.you.identity);
            yield* game.play.discardThis('removed');
          },
        },
        {
          key: 'other',
          label: text('label', { says: other.says }),
          why: reasonAgainst(other, game, event),
          *does() {
            yield* perform(other, game, event);
            if (!stays) yield* game.play.discardThis();
          },
        },
      ]);
      // Neither is possible: it is discarded (CH-C5).
      if (!stays) yield* game.play.discardThis();
    }),
  );
};

/** Searches encounter deck and discard pile for a card by its printed id and puts it into play, unless it is there already. */
export const bringsIn = (id: string): Does => {
  const searches = searchesIntoPlay(theCard(id));
  return effect(text('says-bring-in', { card: { card: id } }), (game, event) =>
    game.table.copyOf(id) === undefined ? searches.run(game, event) : undefined,
  );
};
