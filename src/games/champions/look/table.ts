import type { Seat } from '../../../kernel/index.js';
import type { Card } from '../card.js';
import type { EnemyAttack } from '../events.js';
import type { RulesProfile } from '../profile.js';
import { isStill } from '../rules/combat/still.js';
import type { Match } from '../rules/match.js';
import { villainOf } from '../rules/table/crew.js';
import type { InPlay } from '../state.js';
import { isCharacter, isEnemy, isMinion } from './kinds.js';

/** The cards in play, and how the rules are read at this table. */
export class Table {
  private readonly match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  /** How the rulebook in use reads what another reads otherwise. */
  get profile(): RulesProfile {
    return this.match.state.profile;
  }

  /** Every card in play, oldest first. */
  get all(): readonly InPlay[] {
    return this.match.state.play;
  }

  /** Cards in play that fit, oldest first. */
  inPlay(fits: (card: Card, instance: InPlay) => boolean): InPlay[] {
    return this.match.inPlay(fits);
  }

  find(id: number): InPlay | undefined {
    return this.match.find(id);
  }

  /** An enemy that was a card of that printed id when it acted or was aimed at: a villain's next stage is another one (CH-C33). */
  still(enemy: number, card: string): InPlay | undefined {
    return isStill(this.match, { enemy, card }) ? this.find(enemy) : undefined;
  }

  /** The first copy of a printed id in play. */
  copyOf(id: string): InPlay | undefined {
    return this.match.state.play.find(one => one.card === id && !one.facedown);
  }

  get villain(): InPlay {
    return this.match.villain;
  }

  /** Every villain in play. */
  get villains(): InPlay[] {
    return this.match.villains;
  }

  /** Whether a villain in play is the one that is meant by "the villain". */
  isActive(villain: InPlay): boolean {
    return this.match.isActive(villain);
  }

  /** The villain whose own side scheme this is, as long as it is in play. */
  villainOf(scheme: InPlay): InPlay | undefined {
    return villainOf(this.match, scheme);
  }

  get mainScheme(): InPlay {
    return this.match.mainScheme;
  }

  get minions(): InPlay[] {
    return this.inPlay(isMinion);
  }

  get enemies(): InPlay[] {
    return this.inPlay(isEnemy);
  }

  get sideSchemes(): InPlay[] {
    return this.inPlay(card => card.kind === 'side_scheme');
  }

  get characters(): InPlay[] {
    return this.inPlay(isCharacter);
  }

  get allies(): InPlay[] {
    return this.inPlay(card => card.kind === 'ally');
  }

  /** Identities in hero form. */
  get heroes(): InPlay[] {
    return this.inPlay(card => card.kind === 'hero');
  }

  minionsOf(seat: Seat): InPlay[] {
    return this.match.minionsOf(seat);
  }

  /** The villain, and the minions engaged with that player. */
  enemiesOf(seat: Seat): InPlay[] {
    return [this.villain, ...this.minionsOf(seat)];
  }

  /** The number of the villain's stage. */
  get villainStage(): number {
    return ['I', 'II', 'III'].indexOf(this.match.def(this.villain).stage ?? '') + 1;
  }

  /** The attack of an enemy that is under way. */
  attackBy(enemy: number): EnemyAttack | undefined {
    return this.match.state.attacks.findLast(attack => attack.enemy === enemy);
  }
}
