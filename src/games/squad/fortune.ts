import type { Arg, Deck, LogEntry, Luck } from '../../kernel/index.js';
import type { Pool } from './rules/match.js';

/**
 * What chance did for a player: icons turned up that stop an attack, and coins. What was to be expected of a card that is
 * turned up is its icon's share in the whole deck: of a card nobody has chosen, no more is known beforehand.
 */
export class Fortune {
  private readonly shares = new Map<string, number>();
  private readonly luck: Record<'icons' | 'heads', { times: number; expected: number }> = {
    icons: { times: 0, expected: 0 },
    heads: { times: 0, expected: 0 },
  };
  private readonly pool: Pool;

  constructor({ cards }: Deck, pool: Pool) {
    this.pool = pool;
    const size = Object.values(cards).reduce((sum, copies) => sum + copies, 0);
    for (const [id, copies] of Object.entries(cards)) {
      const icon = pool.get(id)?.block;
      if (icon !== undefined) this.shares.set(icon, (this.shares.get(icon) ?? 0) + copies / size);
    }
  }

  /** Takes a line of the log in that is about this player. */
  heed({ id, args = {}, why }: LogEntry): void {
    if (id === 'log-flip' && why?.rule === 'coin') this.count('heads', args.side === 'heads', 0.5);
    if (id === 'log-damage' || id === 'log-damage-stopped') this.turnedUp(listed(args.cards), listed(args.stoppedBy));
  }

  told(): Record<string, Luck> {
    const played = Object.entries(this.luck).filter(([, { expected }]) => expected > 0);
    return Object.fromEntries(
      played.map(([id, luck]) => [id, { ...luck, expected: Math.round(luck.expected * 1000) }]),
    );
  }

  /** Cards from the deck, one by one, against what an attack can still be stopped by. */
  private turnedUp(cards: readonly Arg[], stoppedBy: readonly Arg[]): void {
    const open = stoppedBy.map(String);
    for (const card of cards) {
      if (open.length === 0) return;
      const chance = [...new Set(open)].reduce((sum, icon) => sum + (this.shares.get(icon) ?? 0), 0);
      const icon = typeof card === 'object' && 'card' in card ? this.pool.get(card.card)?.block : undefined;
      const at = icon === undefined ? -1 : open.indexOf(icon);
      this.count('icons', at >= 0, chance);
      if (at >= 0) open.splice(at, 1);
    }
  }

  private count(what: 'icons' | 'heads', happened: boolean, chance: number): void {
    if (happened) this.luck[what].times++;
    this.luck[what].expected += chance;
  }
}

const listed = (arg: Arg | undefined): readonly Arg[] => (typeof arg === 'object' && 'list' in arg ? arg.list : []);
