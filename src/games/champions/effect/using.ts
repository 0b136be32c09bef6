import type { Ability, Resources } from '../behaviour.js';
import type { Actor, Occurrence, PlayerAttack, Reveal, Thwart } from '../events.js';
import { Look } from '../look.js';
import type { Match, Setting, Source } from '../rules/match.js';

/** What a card's code knows of its own use: on top of what it is used, what was paid for it, who does it. */
export class Using extends Look {
  readonly ability: Ability | undefined;
  readonly event: Occurrence | undefined;
  /** The attack or thwart that this ability is, by its label. */
  labelled: PlayerAttack | Thwart | undefined;
  /** What was settled while costs were determined. */
  declared: number | null = null;
  /** What went towards its cost, by resource. */
  paid: Resources = {};
  /** Cards discarded as part of its cost. */
  discarded: readonly string[] = [];
  /** Counters that were on this card when it was used: it may be gone by now. */
  readonly counted: number;
  /** Of a Special: whether it is the last one of its sequence. */
  final = false;

  constructor(match: Match, source: Source, { ability, event, labelled }: Setting) {
    super(match, source);
    this.ability = ability;
    this.event = event;
    this.labelled = labelled;
    this.counted = this.counters;
  }

  /** Who does what this card does. */
  get actor(): Actor {
    const card = this.match.card(this.source.card);
    const { here } = this;
    const mine = card.faction !== 'encounter';
    const identity = mine && card.kind !== 'ally' && card.kind !== 'support';
    return { card: card.id, id: here?.id ?? null, by: mine ? this.me : 'scenario', identity };
  }

  /** Whether the cost was paid with a resource of that type. */
  paidWith(type: keyof Resources): boolean {
    return (this.paid[type] ?? 0) > 0;
  }

  /** The reveal that this ability belongs to. */
  get revealing(): Reveal | null {
    return this.event?.type === 'reveal' ? this.event : null;
  }
}
