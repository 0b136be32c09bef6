import { text } from '../../../kernel/index.js';
import type { Phrase } from '../../../tabletop/index.js';
import type { Abilities, Does, Filter, Trigger, When } from '../card.js';
import type { EventOf } from '../events.js';
import { anyCard, noun } from '../filters.js';
import { isDestroyed } from './keepers.js';
import { hits } from './points.js';

type On = Trigger['on'];

/** When something happens, a Keeper does this. `when`: the moment, in words and as a test of the event. */
export const trigger = <T extends On>(on: T, when: When<EventOf<T>>, does: Does<EventOf<T>>): Trigger => ({
  on,
  says: text('says-ability', { when: when.says, does: does.says }),
  if: when.holds,
  does,
});

/** The same, where something else may have to hold then as well. */
export const when = <T extends On>(
  on: T,
  says: Phrase,
  holds: When<EventOf<NoInfer<T>>>['holds'],
  does: Does<EventOf<NoInfer<T>>>,
  and?: When<EventOf<NoInfer<T>>>,
): Trigger => {
  if (and === undefined) return trigger(on, { says, holds }, does);
  const both = text('when-and', { when: says, condition: and.says });
  return trigger(on, { says: both, holds: (game, event) => holds(game, event) && and.holds(game, event) }, does);
};

// -- turns

export const atStartOfTurn = (does: Does, and?: When): Trigger =>
  when('turn start', text('when-turn-starts'), (game, event) => event.seat === game.me, does, and);

/** At the start of each player's turn. */
export const atStartOfEachTurn = (does: Does<EventOf<'turn start'>>): Trigger =>
  when('turn start', text('when-any-turn-starts'), () => true, does);

export const atEndOfTurn = (does: Does, and?: When): Trigger =>
  when('turn end', text('when-turn-ends'), (game, event) => event.seat === game.me, does, and);

/** At the end of each player's turn. */
export const atEndOfEachTurn = (does: Does<EventOf<'turn end'>>, and?: When): Trigger =>
  when('turn end', text('when-any-turn-ends'), () => true, does, and);

/** It lasts until its opponent's turn ends (SQ-11). */
export const untilTheirTurnEnds: Trigger = {
  ...when('turn end', text('when-turn-ends'), (game, event) => event.seat === game.them, isDestroyed),
  says: text('says-until-their-turn-ends'),
};

/** Assault: it hits at the start of its player's turn. */
export const assault = (amount: number): Required<Pick<Abilities, 'assault' | 'triggers'>> => ({
  assault: amount,
  triggers: [{ ...atStartOfTurn(hits(amount)), says: text('says-assault', { amount }) }],
});

// -- attacks and hits

interface Hitting {
  /** Damage that is enough. */
  readonly atLeast: number;
  /** The attacks that count. */
  readonly of?: Filter;
  /** What else has to hold. */
  readonly when?: When;
}

const afterAttack =
  (whose: 'mine' | 'theirs') =>
  ({ atLeast, of = anyCard, when: and }: Hitting, does: Does): Trigger =>
    when(
      'attack damage',
      text(`when-attack-${whose}`, { attack: noun('attack', of), damage: atLeast }),
      (game, event) =>
        event.by === (whose === 'mine' ? game.me : game.them) && event.amount >= atLeast && of.fits(game.cardOf(event)),
      does,
      and,
    );

/** When an attack of this Keeper's player did enough damage. */
export const afterMyAttack = afterAttack('mine');

/** When this Keeper's player took enough damage from an attack. */
export const afterTheirAttack = afterAttack('theirs');

/** When the opponent played an attack, before it does anything and before anyone blocks (SQ-C13). */
export const whenAttacked = (does: Does): Trigger =>
  when('attack', text('when-attacked'), (game, event) => event.by === game.them, does);

/** When a Keeper's hit damaged this Keeper's player. The event names the one that did. */
export const whenAKeeperDamagesMe = (does: Does): Trigger =>
  when('hit damage', text('when-keeper-damages'), (game, event) => event.to === game.me && event.keeper !== null, does);

/** The same, for Keepers of the opponent only. */
export const whenTheirKeeperDamagesMe = (does: Does): Trigger =>
  when(
    'hit damage',
    text('when-their-keeper-damages'),
    (game, event) => event.to === game.me && event.by === game.them && event.keeper !== null,
    does,
  );
