import type { Seat } from '../../kernel/index.js';
import type { Stat } from './behaviour.js';
import type { Card } from './card.js';
import type { EnemyAttack } from './events.js';
import type { Match, Source } from './rules/match.js';
import { canDamage, canLoseThreat, isDouble, mayAttack } from './rules/targets.js';
import { hasTrait, maximum, remaining, statOf } from './rules/values.js';
import type { ChampionsState, InPlay, Instance, Player, Status } from './state.js';

/** What a card's code can see, from the player it works for. `me` is "you"; for a scenario's card, the player it deals with. */
export class Look {
  readonly match: Match;
  readonly source: Source;

  constructor(match: Match, source: Source) {
    this.match = match;
    this.source = source;
  }

  get me(): Seat {
    return this.source.seat;
  }

  get state(): ChampionsState {
    return this.match.state;
  }

  // -- this card

  /** This card in play; undefined where it is not (events, treacheries, cards that have left). */
  get here(): InPlay | undefined {
    return this.match.find(this.source.id);
  }

  /** The card that this one is attached to. */
  get host(): InPlay | undefined {
    const { here } = this;
    return here === undefined ? undefined : this.match.hostOf(here);
  }

  /** Counters on this card. */
  get counters(): number {
    return this.here?.counters ?? 0;
  }

  isThis(id: number): boolean {
    return id === this.source.id;
  }

  isHost(id: number): boolean {
    return this.here?.host === id;
  }

  // -- you

  /** Your identity, in either form. */
  get you(): InPlay {
    return this.match.identity(this.me);
  }

  get isHero(): boolean {
    return this.match.isHero(this.me);
  }

  get mine(): Player {
    return this.match.player(this.me);
  }

  isYou(id: number): boolean {
    return id === this.mine.identity;
  }

  // -- the table

  /** Cards in play that fit, oldest first. */
  inPlay(fits: (card: Card, instance: InPlay) => boolean): InPlay[] {
    return this.match.inPlay(fits);
  }

  /** The first copy of a printed id in play. */
  copyOf(id: string): InPlay | undefined {
    return this.state.play.find(one => one.card === id && !one.facedown);
  }

  /** Whether a unique card of that title is in play already. */
  isDouble(card: Card): boolean {
    return isDouble(this.match, card);
  }

  card(instance: InPlay): Card {
    return this.match.def(instance);
  }

  get villain(): InPlay {
    return this.match.villain;
  }

  get mainScheme(): InPlay {
    return this.match.mainScheme;
  }

  /** The players still in the game, from the first player on. */
  get players(): readonly Seat[] {
    return this.match.order;
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

  get schemes(): InPlay[] {
    return this.inPlay(isScheme);
  }

  get characters(): InPlay[] {
    return this.inPlay(isCharacter);
  }

  /** Identities and allies, everybody's. */
  get friends(): InPlay[] {
    return this.inPlay(isFriendly);
  }

  get allies(): InPlay[] {
    return this.inPlay(card => card.kind === 'ally');
  }

  /** Identities in hero form. */
  get heroes(): InPlay[] {
    return this.inPlay(card => card.kind === 'hero');
  }

  minionsOf(seat: Seat): InPlay[] {
    return this.inPlay((card, one) => card.kind === 'minion' && one.engaged === seat);
  }

  /** The villain, and the minions engaged with that player. */
  enemiesOf(seat: Seat): InPlay[] {
    return [this.villain, ...this.minionsOf(seat)];
  }

  /** Identity and allies of a player. */
  charactersOf(seat: Seat): InPlay[] {
    return this.inPlay((card, one) => isFriendly(card) && one.controller === seat);
  }

  /** Cards that a player controls, identity included. */
  controlledBy(seat: Seat, fits: (card: Card) => boolean): InPlay[] {
    return this.inPlay((card, one) => one.controller === seat && fits(card));
  }

  /** Upgrades you control. */
  get upgrades(): InPlay[] {
    return this.controlledBy(this.me, isUpgrade);
  }

  /** The topmost card of a player's discard pile that fits. */
  topmost(seat: Seat, fits: (card: Card) => boolean = () => true): Instance | undefined {
    return this.match.player(seat).discard.findLast(({ card }) => fits(this.match.card(card)));
  }

  // -- numbers and words

  value(instance: InPlay, stat: Stat): number {
    return statOf(this.match, instance, stat);
  }

  remaining(instance: InPlay): number {
    return remaining(this.match, instance);
  }

  maximum(instance: InPlay): number {
    return maximum(this.match, instance);
  }

  has(instance: InPlay, trait: string): boolean {
    return hasTrait(this.match, instance, trait);
  }

  /** Whether your identity has a trait in its present form. */
  youHave(trait: string): boolean {
    return this.has(this.you, trait);
  }

  is(instance: InPlay, status: Status): boolean {
    return instance.statuses.includes(status);
  }

  /** A number printed per player. */
  perPlayer(amount: number): number {
    return amount * this.state.players.length;
  }

  /** The attack of an enemy that is under way. */
  attackBy(enemy: number): EnemyAttack | undefined {
    return this.state.attacks.findLast(attack => attack.enemy === enemy);
  }

  // -- what may be aimed at

  /** Enemies that can take damage from this card. */
  get damageable(): InPlay[] {
    return this.enemies.filter(enemy => canDamage(this.match, enemy, this.match.card(this.source.card)));
  }

  /** Enemies that your characters may attack: guards stand before the villain. */
  get attackable(): InPlay[] {
    return this.damageable.filter(enemy => mayAttack(this.match, this.me, enemy));
  }

  /** Schemes that can lose threat. */
  get thwartable(): InPlay[] {
    return this.schemes.filter(scheme => canLoseThreat(this.match, scheme));
  }
}

export const isMinion = (card: Card): boolean => card.kind === 'minion';
export const isEnemy = (card: Card): boolean => card.kind === 'villain' || card.kind === 'minion';
export const isScheme = (card: Card): boolean => card.kind === 'main_scheme' || card.kind === 'side_scheme';
export const isIdentity = (card: Card): boolean => card.kind === 'hero' || card.kind === 'alter_ego';
export const isFriendly = (card: Card): boolean => isIdentity(card) || card.kind === 'ally';
export const isCharacter = (card: Card): boolean => isFriendly(card) || isEnemy(card);
export const isUpgrade = (card: Card): boolean => card.kind === 'upgrade';
