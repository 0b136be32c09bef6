import type { Play, Seat } from '../../../kernel/index.js';
import type { EnemyAttack, Scheming } from '../events.js';
import { enemyAttack, enemyScheme, giveBoost } from '../rules/enemy.js';
import type { Delayed } from '../rules/match.js';
import type { InPlay } from '../state.js';
import { Encounter } from './encounter.js';

/** What a card's code can do with enemies that attack and scheme. */
export class Activations extends Encounter {
  /** Attacks a player; null where no attack was made. */
  *attackOf(enemy: InPlay, seat: Seat = this.me): Play<EnemyAttack | null> {
    return yield* enemyAttack(this.match, enemy.id, seat);
  }

  /** Schemes because of a player; null where it did not. */
  *schemeOf(enemy: InPlay, seat: Seat = this.me): Play<Scheming | null> {
    return yield* enemyScheme(this.match, enemy.id, seat);
  }

  /** Enemies attack a player, one after the other, each if it is still there. How many attacks were made. */
  *eachAttacks(enemies: readonly InPlay[], seat: Seat = this.me): Play<number> {
    let made = 0;
    for (const { id } of enemies) if ((yield* enemyAttack(this.match, id, seat)) !== null) made++;
    return made;
  }

  /** This attack gains overkill. */
  overkill(): void {
    if (this.labelled?.type === 'attack') this.labelled.overkill = true;
  }

  /** One boost card more for the activation that this card belongs to. */
  boostMore(): void {
    const { event } = this;
    if (event?.type === 'enemy attack' || event?.type === 'scheme') giveBoost(this.match, event);
  }

  /** Waits with something until the activation's damage is done, or until it is over. */
  delay(until: Delayed['until'], run: () => Play): void {
    const { event } = this;
    if (event !== undefined) this.match.delayed.push({ of: event, until, run });
  }
}
