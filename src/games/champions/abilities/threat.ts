import { text } from '../../../kernel/index.js';
import type { Amount, Does, Whom } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { InPlay } from '../state.js';
import { counting, effect, ifKnown, numberOf, unless } from './making.js';
import { allOf, itself } from './whom.js';

/** Threat that comes and goes. */

const NO_SCHEME = text('unable-threat');
const NOT_IN_PLAY = text('unable-place');

/** Threat off a scheme of your choice. */
export const removesThreat = (amount: Amount): Does =>
  effect(
    counting('says-remove-threat', amount),
    function* (game, event) {
      const scheme = yield* game.ask.scheme(undefined, one =>
        ifKnown(amount, game, event, known => game.ahead.removal(known, one)),
      );
      if (scheme !== null) yield* game.threat.remove(numberOf(amount, game, event), scheme);
    },
    {
      able: game => unless(game.targets.thwartable.length > 0, NO_SCHEME),
      changes(game, event) {
        const [scheme, ...others] = game.targets.thwartable;
        return scheme === undefined || others.length > 0
          ? []
          : ifKnown(amount, game, event, known => game.ahead.removal(known, scheme));
      },
    },
  );

/** Threat off every scheme. */
export const removesThreatFromEach = (amount: Amount): Does =>
  effect(
    counting('says-remove-threat-each', amount),
    function* (game, event) {
      for (const scheme of game.targets.thwartable) yield* game.threat.remove(numberOf(amount, game, event), scheme);
    },
    {
      able: game => unless(game.targets.thwartable.length > 0, NO_SCHEME),
      changes: (game, event) =>
        ifKnown(amount, game, event, known =>
          game.targets.thwartable.flatMap(scheme => game.ahead.removal(known, scheme)),
        ),
    },
  );

/** Threat on each scheme that is meant. */
export const places = (amount: Amount, whom: Whom): Does =>
  effect(
    whom === itself ? counting('says-threat-here', amount) : counting('says-threat', amount, { whom: whom.says }),
    function* (game, event) {
      yield* game.threat.placeOnEach(numberOf(amount, game, event), allOf(game, whom));
    },
    { able: game => unless(allOf(game, whom).length > 0, NOT_IN_PLAY) },
  );

const copiesOf = (game: Game, id: string): InPlay[] => game.table.inPlay(card => card.id === id);

/** Threat on the scheme of a printed id. Two copies may be in play: the first player chooses (CH-C22). */
export const placesOn = (id: string, amount: number): Does =>
  effect(
    counting('says-threat', amount, { whom: text('card', { card: { card: id } }) }),
    function* (game) {
      const scheme = yield* game.ask.one(copiesOf(game, id), 'scheme', { seat: game.players.first });
      if (scheme !== null) yield* game.threat.place(amount, scheme);
    },
    { able: game => unless(copiesOf(game, id).length > 0, NOT_IN_PLAY) },
  );

/** One acceleration token more on the main scheme. */
export const accelerates: Does = effect(text('says-accelerate'), game => game.threat.accelerate());
