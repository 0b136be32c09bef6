import type { Play, Seat } from '../../../kernel/index.js';
import { type Exit, leave } from '../rules/enter.js';
import { changeForm } from '../rules/form.js';
import { putIntoPlay } from '../rules/play.js';
import { resolveSpecials } from '../rules/specials.js';
import { give, shed } from '../rules/status.js';
import type { InPlay, Instance, Lasting, Status } from '../state.js';
import { Threat } from './threat.js';

/** What a card's code can do with cards in play: statuses, exhausting, counters, leaving, and what lasts. */
export class Standing extends Threat {
  /** Gives a status card; false where there was one already. */
  give(character: InPlay, status: Status): boolean {
    return give(this.match, character, status);
  }

  shed(character: InPlay, status: Status): boolean {
    return shed(this.match, character, status, false);
  }

  /** Stuns those of these characters that are still in play. */
  stunAll(characters: readonly number[]): void {
    for (const id of characters) {
      const character = this.match.find(id);
      if (character !== undefined) this.give(character, 'stunned');
    }
  }

  /** False where it was exhausted already. */
  exhaust(instance: InPlay): boolean {
    if (instance.exhausted) return false;
    instance.exhausted = true;
    this.match.dealer.log({
      id: 'log-exhaust',
      args: { what: this.match.name(instance) },
      why: { card: this.source.card },
    });
    return true;
  }

  /** False where it was ready already. */
  ready(instance: InPlay): boolean {
    if (!instance.exhausted) return false;
    instance.exhausted = false;
    this.match.dealer.log({
      id: 'log-ready',
      args: { what: this.match.name(instance) },
      why: { card: this.source.card },
    });
    return true;
  }

  /** Adds counters to this card, or takes them off. */
  count(by: number): void {
    const { here } = this;
    if (here !== undefined) here.counters += by;
  }

  /** Puts damage on this card, which is no character. */
  damageHere(amount: number): void {
    const { here } = this;
    if (here === undefined) return;
    here.damage += amount;
    this.match.dealer.log({
      id: 'log-damage-here',
      args: { amount, what: this.match.name(here), damage: here.damage },
    });
  }

  /** Takes a card out of play. */
  *leaves(instance: InPlay, exit: Exit = 'discard'): Play {
    yield* this.match.happens(leave(this.match, instance.id, exit));
  }

  /** This card goes to its owner's discard pile. */
  *discardThis(exit: Exit = 'discard'): Play {
    if (this.here !== undefined) yield* this.leaves(this.here, exit);
  }

  /** One of several cards in play is discarded, of your choice. */
  *losesOne(among: readonly InPlay[]): Play {
    const lost = yield* this.choose(among, 'lose');
    if (lost !== null) yield* this.leaves(lost);
  }

  /** A number that is different until the end of the phase. */
  lasting(of: Lasting['of'], what: Pick<Lasting, 'stat' | 'by' | 'trait' | 'discount'>): void {
    this.state.lasting.push({ until: 'phase', of, ...what, source: this.source.card });
  }

  /** A player flips their identity; it does not use up the turn's change of form. */
  *flip(seat: Seat = this.me): Play {
    yield* changeForm(this.match, seat);
  }

  /** Puts a player's card into play under your control. It is not played. */
  *putUnderControl(instance: Instance): Play {
    yield* putIntoPlay(this.match, instance, this.me);
  }

  /** Resolves the Special of each of your upgrades that fits, in your order. */
  *specials(fits: (instance: InPlay) => boolean): Play {
    yield* resolveSpecials(this.match, this.me, fits, this.source.card);
  }
}
