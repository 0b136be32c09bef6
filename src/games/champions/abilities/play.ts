import { text } from '../../../kernel/index.js';
import type { Does, Whom } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { InPlay } from '../state.js';
import { whyNoneReady } from './exhausting.js';
import { counting, effect, unless } from './making.js';
import { allOf } from './whom.js';

/** Cards in play: ready and exhausted, counters, coming and leaving. */

const READY = text('unable-ready');
const NONE = text('unable-discard');

/** Readies all that are meant. */
export const readies = (whom: Whom): Does =>
  effect(
    text('says-ready', { whom: whom.says }),
    game => {
      for (const one of allOf(game, whom)) game.play.ready(one);
    },
    {
      able: game => unless(exhausted(game, whom).length > 0, READY),
    },
  );

const exhausted = (game: Game, whom: Whom): InPlay[] =>
  allOf(game, whom).filter(one => one.exhausted && game.values.mayReady(one));

/** Readies one of your choice. */
export const readiesOne = (whom: Whom): Does =>
  effect(
    text('says-ready', { whom: whom.one ?? whom.says }),
    function* (game) {
      const one = yield* game.ask.one(exhausted(game, whom), 'ready');
      if (one !== null) game.play.ready(one);
    },
    { able: game => unless(exhausted(game, whom).length > 0, READY) },
  );

/** Exhausts all that are meant. */
export const exhausts = (whom: Whom): Does =>
  effect(
    text('says-exhaust', { whom: whom.says }),
    game => {
      for (const one of allOf(game, whom)) game.play.exhaust(one);
    },
    { able: game => whyNoneReady(game, whom) },
  );

/** Discards this card. */
export const discardsThis: Does = effect(text('cost-discard-this'), game => game.play.discardThis());

/** This card goes back to its owner's hand. */
export const returnsThis: Does = effect(text('says-return-this'), game => game.play.discardThis('hand'));

/** One of those that are meant is discarded. `by`: who chooses it, where it is not you. */
export const discardsOne = (whom: Whom, by: 'you' | 'first player' = 'you'): Does =>
  effect(
    text(by === 'you' ? 'says-discard-one' : 'says-discard-one-first', { whom: whom.one ?? whom.says }),
    function* (game) {
      const lost = yield* game.ask.one(allOf(game, whom), 'lose', {
        seat: by === 'you' ? game.me : game.players.first,
      });
      if (lost !== null) yield* game.play.discard(lost);
    },
    { able: game => unless(allOf(game, whom).length > 0, NONE) },
  );

/** As many counters as were settled while its costs were determined go on this card. */
export const addsThatManyCounters: Does = effect(text('says-counters'), game =>
  game.play.addCounters(game.use.declared ?? 0),
);

/** A counter more on this card. */
export const addsCounters = (count = 1): Does =>
  effect(counting('says-add-counters', count), game => game.play.addCounters(count));

/** This boost card enters play engaged with you. */
export const putsThisIntoPlay: Does = effect(text('says-this-into-play'), game => game.encounter.putThisIntoPlay());

/** Resolves the Special of each of your upgrades with a trait, in your order. */
export const resolvesSpecials = (whom: Whom): Does =>
  effect(text('says-specials', { whom: whom.says }), game => game.identity.specials(one => whom.fits(game, one)), {
    able: game => unless(allOf(game, whom).length > 0, text('unable-specials')),
  });
