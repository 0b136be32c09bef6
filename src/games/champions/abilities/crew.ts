import { type Play, text } from '../../../kernel/index.js';
import { type Phrase, perform } from '../../../tabletop/index.js';
import type { Ability, Amount, Does, Event } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import { type Extent, OVERFLOW } from '../rules/table/crew.js';
import type { InPlay } from '../state.js';
import { villainNamed } from './crew-whom.js';
import { counting, effect, moment, numberOf } from './making.js';
import { forcedResponse } from './types.js';
import { allOf } from './whom.js';

/** Several villains at once: how they act, their own side schemes and the active counter. */

// -- villains that act

/** A villain that a card has act. */
interface Actor {
  readonly says: Phrase;
  find(game: Game): Play<InPlay | null>;
}

export const named = (name: string): Actor => {
  const villain = villainNamed(name);
  return {
    says: villain.says,
    *find(game) {
      return allOf(game, villain)[0] ?? null;
    },
  };
};

/** The villain whose own side scheme has the most or the least threat. */
export const withThreat = (extent: Extent): Actor => ({
  says: text(`whom-villain-${extent}`),
  find: game => game.villains.with(extent),
});

/** The villain on whose own side scheme this card lies. */
export const hostsVillain: Actor = {
  says: text('whom-villain-of-host'),
  *find(game) {
    const { host } = game.self;
    return host === undefined ? null : (game.table.villainOf(host) ?? null);
  },
};

interface More {
  /** Then, once that has really been done; it is told of what was done. */
  readonly next?: Does;
  /** So much more for a tough villain. */
  readonly ifTough?: number;
}

const acting =
  (id: string, act: (game: Game, villain: InPlay, bonus: number) => Play<Event | null>) =>
  (who: Actor, { next, ifTough }: More = {}): Does => {
    const plain = text(id, { who: who.says });
    const says = ifTough === undefined ? plain : text(`${id}-if-tough`, { who: who.says, by: ifTough });
    return effect(next === undefined ? says : text('effect-then', { said: says, next: next.says }), function* (game) {
      const villain = yield* who.find(game);
      if (villain === null) return;
      const made = yield* act(game, villain, game.status.has(villain, 'tough') ? (ifTough ?? 0) : 0);
      if (made !== null && next !== undefined) yield* perform(next, game, made);
    });
  };

export const attacksYou = acting('says-attacks-you', (game, villain, bonus) =>
  game.activation.attack(villain, { bonus }),
);
export const schemesNow = acting('says-schemes-now', (game, villain, bonus) =>
  game.activation.scheme(villain, { bonus }),
);

// -- the active counter

function* moved(game: Game, extent: Extent): Play<InPlay | null> {
  const villain = yield* game.villains.with(extent);
  if (villain !== null) game.villains.activate(villain);
  return villain;
}

/** The villain whose own side scheme has the most or the least threat becomes the active one. */
export const activates = (extent: Extent): Does => effect(text(`says-activate-${extent}`), game => moved(game, extent));

/** A villain who is still in play acts once the activation under way is over, and all that it has set off. */
const afterwards = (game: Game, { id }: InPlay, act: (villain: InPlay) => Play<unknown>): void =>
  game.activation.delay('end', function* () {
    const one = game.table.find(id);
    if (one !== undefined) yield* act(one);
  });

/** The one with the least; it attacks your hero once this attack is done, without a boost card. */
export const activatesLeastToAttack: Does = effect(text('says-activate-least-attack'), function* (game) {
  const villain = yield* moved(game, 'least');
  if (villain === null || !game.you.isHero || game.use.event?.type !== 'enemy attack') return;
  afterwards(game, villain, one => game.activation.attack(one, { boost: false }));
});

/** The one with the least; it schemes once what is under way is done (W1-218). */
export const activatesLeastToScheme: Does = effect(text('says-activate-least-scheme'), function* (game) {
  const villain = yield* moved(game, 'least');
  if (villain !== null) afterwards(game, villain, one => game.activation.scheme(one));
});

/** You reveal the top card of the deck of the villain with the least threat, two if no other is in play. */
export const revealsOfLeast: Does = effect(text('says-reveal-of-least'), function* (game) {
  const villain = yield* game.villains.with('least');
  if (villain === null) return;
  const times = game.table.villains.length === 1 ? 2 : 1;
  for (let time = 0; time < times; time++) yield* game.villains.reveal(villain);
});

// -- side schemes

/** Threat on the side scheme that has the most or the least. */
export const placesOnExtreme = (amount: Amount, extent: Extent): Does =>
  effect(counting(`says-threat-${extent}`, amount), function* (game, event) {
    const scheme = yield* game.villains.scheme(extent);
    if (scheme !== null) yield* game.threat.place(numberOf(amount, game, event), scheme);
  });

const overflows = moment(
  'threat',
  text('when-overflows', { at: OVERFLOW.at }),
  (look, { scheme }) => look.self.is(scheme) && (look.self.here?.threat ?? 0) >= OVERFLOW.at,
);

/** What a villain's own side scheme does once it is full: then most of its threat comes off. */
export const whenFull = (name: string, does: Does): Ability =>
  forcedResponse(overflows, {
    name,
    does: effect(text('says-overflow', { does: does.says, leaves: OVERFLOW.leaves }), function* (game, event) {
      yield* perform(does, game, event);
      const { here } = game.self;
      if (here !== undefined) yield* game.threat.remove(here.threat - OVERFLOW.leaves, here);
    }),
  });
