import { type Text, text } from '../../../kernel/index.js';
import type { Count } from '../../../tabletop/index.js';
import type { Counted, Event, Late, Unit, When, Whom } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { Look } from '../look/index.js';
import { allOf } from './whom.js';

/** Numbers that are counted when they are needed. */

const lateLike = ({ late }: Late): Late => (late === true ? { late } : {});

/** One number where something holds, else another. */
export const orIf = <G>(usual: number, when: When<G>, instead: number): Counted<G> => ({
  base: usual,
  tail: text('tail-if', { n: instead, condition: when.says }),
  ...lateLike(when),
  of: (game, event) => (when.holds(game, event) ? instead : usual),
});

/** So many for each of something. `most`: no more than that. */
export const per = <G>(by: number, unit: Unit<G>, most?: number): Counted<G> => ({
  base: by,
  tail: most === undefined ? text('tail-per', { unit: unit.says }) : text('tail-per-most', { unit: unit.says, most }),
  ...lateLike(unit),
  of: (game, event) => Math.min(most ?? Number.POSITIVE_INFINITY, by * unit.of(game, event)),
});

/** As many as something comes to. `most`: no more than that. */
export const x = <G>(count: Unit<G>, most?: number): Counted<G> => ({
  base: text('number-x'),
  tail: most === undefined ? text('tail-x', { count: count.says }) : text('tail-x-most', { count: count.says, most }),
  ...lateLike(count),
  of: (game, event) => Math.min(most ?? Number.POSITIVE_INFINITY, count.of(game, event)),
});

/** So many for each player who began. */
export const perPlayer = (by: number): Counted<Look> => ({
  base: by,
  tail: text('tail-per-player'),
  of: look => look.values.perPlayer(by),
});

/** As much as is on its way. */
export const thatMuch: Counted = {
  base: text('number-that-much'),
  tail: null,
  of: (_game, event) => (event !== undefined && 'amount' in event ? event.amount : 0),
};

// -- what can be counted

const count = <G>(says: Text, of: (game: G, event: Event) => number): Count<G, Event> => ({ says, of });

/** Such cards in play. */
export const cardsInPlay = (whom: Whom): Count<Look, Event> =>
  count(whom.unit ?? whom.says, look => allOf(look, whom).length);

/** Drones engaged with the player whom this enemy is attacking; none while it does not attack, or not a player. */
export const dronesOfAttacked: Count<Look, Event> = count(text('unit-drones-of-attacked'), look => {
  const attack = look.table.attackBy(look.source.id);
  if (attack === undefined || attack.ally !== undefined) return 0;
  return look.table.minionsOf(attack.seat).filter(one => look.values.hasTrait(one, 'Drone')).length;
});

export const countersHere: Count<Game, Event> = count(text('unit-counters-here'), game => game.use.counted);
export const cardsDiscarded: Unit<Game, Event> = {
  ...count<Game>(text('unit-discarded'), game => game.use.discarded.length),
  late: true,
};

/** Of the attack, or the scheming, that has just been made. */
export const damageItDealt: Count<Game, Event> = count(text('unit-damage-dealt'), (_game, event) =>
  event?.type === 'enemy attack' ? event.dealt : 0,
);
export const threatItPlaced: Count<Game, Event> = count(text('unit-threat-placed'), (_game, event) =>
  event?.type === 'scheme' ? event.placed : 0,
);

export const damageOnYou: Count<Look, Event> = count(text('count-damage-on-you'), look => look.you.identity.damage);
export const yourAttack: Count<Look, Event> = count(text('count-your-attack'), look =>
  look.values.of(look.you.identity, 'attack'),
);
export const itsHitPoints: Count<Look, Event> = count(text('count-its-hit-points'), look =>
  look.self.here === undefined ? 0 : look.values.remaining(look.self.here),
);
