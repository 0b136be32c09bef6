import type { Game } from './index.js';

/** What an interrupt can do with what it interrupts. */
export class Interrupt {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** Takes something off the damage or threat that is on its way. */
  prevent(amount: number = Number.POSITIVE_INFINITY): void {
    const { event } = this.game.use;
    if (event?.type !== 'damage' && event?.type !== 'deal' && event?.type !== 'threat') return;
    const kept = Math.max(0, event.amount - amount);
    this.game.match.dealer.log({
      id: event.type === 'threat' ? 'log-prevent-threat' : 'log-prevent',
      args: { amount: event.amount - kept },
      why: { card: this.game.source.card },
    });
    event.amount = kept;
    if (kept === 0) event.replaced = true;
  }

  /** The boost card turned up has no icons any more; how many it had. */
  cancelIcons(): number {
    const { event } = this.game.use;
    if (event?.type !== 'boost') return 0;
    const { icons, card } = event;
    event.icons = 0;
    this.game.match.dealer.log({
      id: 'log-icons-canceled',
      args: { card: { card }, count: icons },
      why: { rule: 'boost' },
    });
    return icons;
  }

  /** The boost card turned up does nothing but add its icons. */
  cancelBoost(): void {
    const { event } = this.game.use;
    if (event?.type !== 'boost') return;
    event.cancelled = true;
    this.game.match.dealer.log({ id: 'log-cancel', args: { card: { card: event.card } }, why: { rule: 'cancel' } });
  }

  /** The event being played does nothing: it has been played all the same. */
  cancelEvent(): void {
    const { event } = this.game.use;
    if (event?.type !== 'play') return;
    event.replaced = true;
    this.game.match.dealer.log({ id: 'log-cancel', args: { card: { card: event.card } }, why: { rule: 'cancel' } });
  }

  /** What was about to happen does not happen. */
  replace(): void {
    const { event } = this.game.use;
    if (event !== undefined) event.replaced = true;
  }
}
