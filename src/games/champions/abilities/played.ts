import { text } from '../../../kernel/index.js';
import type { Counted, Declares, Does, Event, PriceChange, Resource, Unit, When, Whom } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { Look } from '../look/index.js';
import { traitName } from '../printed.js';
import type { InPlay } from '../state.js';
import { effect, unless, when } from './making.js';

/** What is done to attacks, thwarts and events under way, and what cards cost. */

/** So much where something holds, else nothing. */
export const only = <G>(amount: number, condition: When<G>): Counted<G> => ({
  base: amount,
  tail: text('tail-only', { condition: condition.says }),
  of: (game, event) => (condition.holds(game, event) ? amount : 0),
});

/** The cost of the card that has entered play was paid with a resource of that type. */
export const playedWith = (type: Resource): When<Look> =>
  when(
    text('if-paid-with', { type: text(`resource-${type}`) }),
    (_look, event) => event?.type === 'enter' && (event.paid?.[type] ?? 0) > 0,
    { late: true },
  );

/** Each of your cards of a kind has a trait. */
export const allAre = (whom: Whom, trait: string): When<Look> =>
  when(text('if-all-are', { whom: whom.says, trait: traitName(trait) }), look =>
    look.table.inPlay((_card, one) => whom.fits(look, one)).every(one => look.values.hasTrait(one, trait)),
  );

/** You are engaged with another minion than this. */
export const youAreEngagedWithAnother: When<Look> = when(text('if-engaged-with-another'), look =>
  look.table.minionsOf(look.me).some(({ id }) => !look.self.is(id)),
);

/** The first ally that anybody plays each round costs less. */
export const firstAllyCostsLess = (by: number): PriceChange => ({
  by: -by,
  says: text('price-first-ally', { by }),
  everybody: true,
  fits: (look, card) => card.kind === 'ally' && !look.players.played.some(id => look.cards.kindOf(id) === 'ally'),
});

const isPlain = (event: Event): boolean => event?.type === 'play' && event.plain === true;

/** What the event under way does more of, to each enemy or scheme. */
export const eventDeals = (by: number): Does =>
  effect(
    text('says-event-deals', { by }),
    (_game, event) => {
      if (event?.type === 'play') event.damage = (event.damage ?? 0) + by;
    },
    { able: (_game, event) => unless(!isPlain(event), text('unable-damage')) },
  );
export const eventRemoves = (by: number): Does =>
  effect(
    text('says-event-removes', { by }),
    (_game, event) => {
      if (event?.type === 'play') event.threat = (event.threat ?? 0) + by;
    },
    { able: (_game, event) => unless(!isPlain(event), text('unable-threat')) },
  );

/** The power that your hero uses is greater by the same power of the ally exhausted for it. */
export const addsItsPower = (stat: 'attack' | 'thwart'): Does =>
  effect(text('says-adds-its-power', { stat: text(`stat-${stat}`) }), (game, event) => {
    for (const id of game.use.exhausted) {
      const ally = game.table.find(id);
      if (ally !== undefined && event?.type === stat) event.bonus += game.values.of(ally, stat);
    }
  });

/** A character is left with so many hit points. */
export const leavesAt = (points: number, whom: Whom): Does =>
  effect(text('says-leave-at', { points, whom: whom.says }), game => {
    for (const one of game.table.inPlay((_card, each) => whom.fits(game, each))) game.damage.leaveAt(points, one);
  });

/** What was settled while its costs were determined. */
export const thatMuchPaid: Unit<Game> = {
  says: text('count-paid'),
  late: true,
  of: game => game.use.declared ?? 0,
};

/** A minion of your choice is dealt damage and, where that is so, engages you. */
export const damagesAndEngages = (amount: number, condition: When): Does => {
  // One that can take no damage may be aimed at where it would engage you.
  const minions = (game: Game, event: Event): InPlay[] =>
    game.use.enemies.filter(
      one =>
        game.cards.of(one).kind === 'minion' &&
        (game.targets.canTakeDamage(one) || (one.engaged !== game.me && condition.holds(game, event))),
    );
  return effect(
    text('says-damage-engage', { n: amount, condition: condition.says }),
    function* (game, event) {
      const minion = yield* game.ask.enemyOf(minions(game, event));
      if (minion === null) return;
      yield* game.damage.deal(amount, minion);
      const left = game.table.find(minion.id);
      if (left !== undefined && condition.holds(game, event)) yield* game.encounter.engage(left);
    },
    { able: (game, event) => unless(minions(game, event).length > 0, text('unable-damage')) },
  );
};

const PAIRS = [
  ['energy', 'mental'],
  ['energy', 'physical'],
  ['mental', 'physical'],
] as const;

const pairsFor = (game: Game): number[] => [...PAIRS.keys()].filter(at => game.resources.canSpend(priceOf(game, at)));

const priceOf = (game: Game, at: number) =>
  game.resources.price(Object.fromEntries((PAIRS[at] ?? []).map(type => [type, 1])));

/** Spends two resources of different types: which ones is settled first. */
export const twoOfDifferentTypes: Declares = {
  says: text('cost-two-types'),
  able: game => unless(pairsFor(game).length > 0, text('why-resources')),
  *ask(game) {
    let chosen = 0;
    yield* game.choose.either(
      pairsFor(game).map(at => {
        const [one, other] = PAIRS[at] as (typeof PAIRS)[number];
        return {
          key: `${one}-${other}`,
          label: text('cost-pair', { one: text(`type-${one}`), other: text(`type-${other}`) }),
          why: null,
          *does() {
            chosen = at;
          },
        };
      }),
    );
    return chosen;
  },
  price: game => priceOf(game, game.use.declared ?? 0),
};
