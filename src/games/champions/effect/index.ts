import { type Play, text } from '../../../kernel/index.js';
import type { Deed } from '../behaviour.js';
import { discard } from '../rules/zones.js';
import type { Instance } from '../state.js';
import { Activations } from './activations.js';

export type { Way } from './asking.js';

/**
 * What a card's code can do and ask, for the player it works for. Its methods stand in the files of this folder by what they
 * are about; here is what interrupts can do with what they interrupt. Methods that ask or set something off take `yield*`.
 */
export class Effect extends Activations {
  /** Takes something off the damage or threat that is on its way. */
  prevent(amount: number = Number.POSITIVE_INFINITY): void {
    const { event } = this;
    if (event?.type !== 'damage' && event?.type !== 'deal' && event?.type !== 'threat') return;
    const kept = Math.max(0, event.amount - amount);
    this.match.dealer.log({
      id: 'log-prevent',
      args: { amount: event.amount - kept },
      why: { card: this.source.card },
    });
    event.amount = kept;
    if (kept === 0) event.replaced = true;
  }

  /** What was about to happen does not happen. */
  replace(): void {
    if (this.event !== undefined) this.event.replaced = true;
  }

  /** Cancels the When Revealed effects of the card being revealed; the card itself stays revealed. */
  cancelWhenRevealed(): void {
    if (this.event?.type !== 'reveal') return;
    this.event.cancelled = true;
    this.match.dealer.log({ id: 'log-cancel', args: { card: { card: this.event.card } }, why: { rule: 'cancel' } });
  }

  /** Cancels all the revealed card does, and discards it at once. */
  cancelCard(): void {
    const { event, state } = this;
    if (event?.type !== 'reveal') return;
    event.replaced = true;
    const at = state.resolving.findIndex(({ id }) => id === event.id);
    if (at >= 0) discard(state, state.resolving.splice(at, 1)[0] as Instance);
    this.match.dealer.log({ id: 'log-cancel', args: { card: { card: event.card } }, why: { rule: 'cancel' } });
  }

  /** One of several deeds that have a target, named by words `option-<key>`. */
  *oneOf(deeds: Readonly<Record<string, Deed>>): Play {
    yield* this.either(
      Object.entries(deeds).map(([key, deed]) => ({
        key,
        label: text(`option-${key}`),
        able: deed.able?.(this, undefined as never) ?? true,
        does: () => deed.does(this, undefined as never),
      })),
    );
  }
}
