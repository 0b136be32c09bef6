import { chooseDistribution, type Play, type Seat, text } from '../../../kernel/index.js';
import { instanceOf } from '../../../tabletop/index.js';
import * as hurting from '../rules/damage.js';
import { optionOf } from '../rules/options.js';
import { isBanned } from '../rules/values.js';
import type { InPlay } from '../state.js';
import { Spending } from './spending.js';

/** What a card's code can do with damage. */
export class Damage extends Spending {
  /** Deals so much to each, all at once. Part of the attack where this ability is one. */
  *deal(to: InPlay | readonly InPlay[], amount: number): Play {
    const hits = [to].flat().map(({ id }) => ({ target: id, amount }));
    const attack = this.labelled?.type === 'attack' ? this.labelled : null;
    if (attack === null) return yield* hurting.damage(this.match, hits, this.actor);
    for (const { target } of hits) if (!attack.targets.includes(target)) attack.targets.push(target);
    yield* hurting.strike(this.match, hits, this.actor, attack);
  }

  /** You take damage: your identity does, in either form. */
  takes(amount: number): Play {
    return this.deal(this.you, amount);
  }

  /** Shares damage out among characters, none getting more than it can take; a player decides. */
  *assign(among: readonly InPlay[], total: number, seat: Seat = this.me): Play {
    const options = among.map(one => ({ ...optionOf(one), max: Math.max(0, this.remaining(one)) }));
    const room = options.reduce((sum, { max }) => sum + max, 0);
    const shares = yield* chooseDistribution({
      seat,
      reason: 'assign damage',
      question: text('ask-assign-damage', { card: { card: this.source.card }, amount: Math.min(total, room) }),
      source: this.source.card,
      options,
      total: Math.min(total, room),
    });
    const hits = Object.entries(shares).map(([key, amount]) => ({ target: instanceOf(key), amount }));
    yield* hurting.damage(this.match, hits, this.actor);
  }

  /** Heals damage; how much it was. */
  heal(character: InPlay, amount: number): number {
    return hurting.heal(this.match, character, amount);
  }

  /** Takes damage off one character and deals it to another: none where that one cannot take any. */
  *moveDamage(from: InPlay, to: InPlay, amount: number): Play {
    const card = this.match.card(this.source.card);
    const moved = isBanned(this.match, 'take damage', to, card) ? 0 : this.heal(from, amount);
    yield* this.deal(to, moved);
  }
}
