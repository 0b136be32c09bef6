import type { Ability, Resources } from '../behaviour.js';
import type { Actor, Occurrence, PlayerAttack, Playing, Thwart } from '../events.js';
import { mayAttack } from '../rules/combat/targets.js';
import type { Setting } from '../rules/match.js';
import { type InPlay, SHED } from '../state.js';
import type { Game } from './index.js';

// Most uses are only looked at, to tell whether they are possible: they share what is empty.
const NOTHING: Resources = {};
const NONE: readonly never[] = [];

/** What a card's code knows of its own use: on top of what it is used, what was paid for it, who does it. */
export class Use {
  private readonly game: Game;
  private readonly ability: Ability | undefined;
  readonly event: Occurrence | undefined;
  /** The attack or thwart that this ability is, by its label, while it resolves. */
  labelled: PlayerAttack | Thwart | undefined;
  /** What was settled while costs were determined. */
  declared: number | null = null;
  /** What went towards its cost, by resource. */
  paid: Resources = NOTHING;
  /** Cards discarded as part of its cost. */
  discarded: readonly string[] = NONE;
  /** Printed ids of the encounter cards that it has just discarded. */
  turned: readonly string[] = NONE;
  /** Counters that were on this card when it was used: it may be gone by now. */
  readonly counted: number;
  /** Threat that was on this card when it was used. */
  readonly threat: number;
  /** Cards exhausted as part of its cost. */
  exhausted: readonly number[] = NONE;
  /** Part of its cost came to nothing after all, so it does nothing. */
  unpaid = false;
  /** Of an event: that it is played, and what has been added to what it does. */
  played: Playing | undefined;
  /** Of a Special: whether it is the last one of its sequence. */
  final = false;

  constructor(game: Game, { ability, event }: Setting) {
    this.game = game;
    this.ability = ability;
    this.event = event;
    const here = game.match.find(game.source.id);
    this.counted = here?.counters ?? 0;
    this.threat = here?.threat ?? 0;
  }

  /** Who does what this card does. */
  get actor(): Actor {
    const { game } = this;
    const card = game.cards.byId(game.source.card);
    const mine = card.faction !== 'encounter';
    const identity = mine && card.kind !== 'ally' && card.kind !== 'support';
    return { card: card.id, id: game.self.here?.id ?? null, by: mine ? game.me : 'scenario', identity };
  }

  /** The attack that this ability is; null where it is none. */
  get attack(): PlayerAttack | null {
    return this.labelled?.type === 'attack' ? this.labelled : null;
  }

  /** Enemies that this ability may be aimed at: those one may attack where it is an attack. */
  get targets(): InPlay[] {
    return this.withinReach(this.game.targets.damageable);
  }

  /** The same, where it does more than damage: those that can take none as well. */
  get enemies(): InPlay[] {
    return this.withinReach(this.game.table.enemies);
  }

  private withinReach(enemies: InPlay[]): InPlay[] {
    if (!this.attacks) return enemies;
    return enemies.filter(enemy => mayAttack(this.game.match, this.game.me, enemy));
  }

  /** Whether this ability is an attack by its label. */
  get attacks(): boolean {
    return this.ability?.label === 'attack';
  }

  /** Whether this ability is a thwart by its label. */
  get thwarts(): boolean {
    return this.ability?.label === 'thwart';
  }

  /** Whether a status card is shed instead of all that this ability would do. */
  get sheds(): boolean {
    const { label } = this.ability ?? {};
    return (label === 'attack' || label === 'thwart') && this.game.you.identity.statuses.includes(SHED[label]);
  }

  /** Whether its cost takes cards from hand, or may. */
  get paysFromHand(): boolean {
    const { spend, declares, costs = [] } = this.ability ?? {};
    return spend !== undefined || declares !== undefined || costs.some(({ fromHand }) => fromHand === true);
  }

  /** Whether the cost was paid with a resource of that type. */
  paidWith(type: keyof Resources): boolean {
    return (this.paid[type] ?? 0) > 0;
  }

  /** Whether the cost was paid with resources of that type alone: with one at least. */
  paidOnly(type: keyof Resources): boolean {
    return this.paidWith(type) && Object.entries(this.paid).every(([other, amount]) => other === type || amount === 0);
  }

  /** So much damage of an event to a character, with what has been added to that for enemies. Nothing adds to none. */
  dealt(amount: number, { controller }: InPlay): number {
    return amount > 0 && controller === 'scenario' ? amount + (this.played?.damage ?? 0) : amount;
  }

  /** So much threat that an event removes, with what has been added to that. Nothing adds to none. */
  removed(amount: number): number {
    return amount > 0 ? amount + (this.played?.threat ?? 0) : amount;
  }

  /** These become targets of this ability, where it is an attack. */
  aimAt(ids: readonly number[]): void {
    const targets = this.attack?.targets;
    for (const id of ids) if (targets?.includes(id) === false) targets.push(id);
  }

  /** This attack gains overkill. */
  overkill(): void {
    if (this.attack !== null) this.attack.overkill = true;
  }
}
