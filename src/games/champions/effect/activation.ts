import type { Play, Seat } from '../../../kernel/index.js';
import type { EnemyAttack, Scheming } from '../events.js';
import { giveBoost, giveBoostAhead } from '../rules/combat/boosts.js';
import { enemyAttack, enemyScheme, type Terms } from '../rules/combat/enemy.js';
import type { Delayed } from '../rules/match.js';
import type { InPlay } from '../state.js';
import type { Game } from './index.js';

/** What a card's code can do with enemies that attack and scheme. */
export class Activation {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  /** An enemy attacks you, or where the terms name it an ally of yours; null where no attack was made. */
  *attack(enemy: InPlay, terms?: Terms): Play<EnemyAttack | null> {
    return yield* enemyAttack(this.game.match, enemy.id, this.game.me, terms);
  }

  /** An enemy schemes because of you; null where it did not. */
  *scheme(enemy: InPlay, terms?: Terms): Play<Scheming | null> {
    return yield* enemyScheme(this.game.match, enemy.id, this.game.me, terms);
  }

  /** Enemies attack a player, one after the other, each if it is still there. How many attacks were made. */
  *attackEach(enemies: readonly InPlay[], seat: Seat = this.game.me): Play<number> {
    let made = 0;
    for (const { id } of enemies) if ((yield* enemyAttack(this.game.match, id, seat)) !== null) made++;
    return made;
  }

  /** Minions attack the heroes they are engaged with, one after the other: the players of whom an attack was made. */
  *attackEngaged(minions: readonly InPlay[], fits: (seat: Seat) => boolean = () => true): Play<ReadonlySet<Seat>> {
    const attacked = new Set<Seat>();
    for (const { id } of minions) {
      // One of them may have left play, or gone to another player, in the attack of the one before.
      const seat = this.game.table.find(id)?.engaged ?? null;
      if (seat === null || !this.game.players.isHero(seat) || !fits(seat)) continue;
      if ((yield* enemyAttack(this.game.match, id, seat)) !== null) attacked.add(seat);
    }
    return attacked;
  }

  /** One boost card more for the activation that this card belongs to. */
  addBoost(): void {
    const { event } = this.game.use;
    if (event?.type === 'enemy attack' || event?.type === 'scheme') giveBoost(this.game.match, event);
  }

  /** The villain is given a boost card face down for when he next acts. */
  giveBoostAhead(): void {
    giveBoostAhead(this.game.match, this.game.match.villain);
  }

  /** A boost icon more for the activation that this card belongs to. */
  addIcon(): void {
    const { event } = this.game.use;
    if (event?.type === 'enemy attack' || event?.type === 'scheme') event.icons++;
  }

  /** Waits with something until the activation's damage is done, or until it is over. */
  delay(until: Delayed['until'], run: () => Play): void {
    const { event } = this.game.use;
    const of = event?.type === 'defend' ? event.attack : event;
    if (of !== undefined) this.game.match.delayed.push({ of, until, run });
  }
}
