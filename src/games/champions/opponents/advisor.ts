import type { Option, Prompt, Seat, Seen as SeenAt } from '../../../kernel/index.js';
import { instanceOf } from '../../../tabletop/index.js';
import { discardsHand } from '../abilities/hands.js';
import type { Stat } from '../behaviour.js';
import type { Card } from '../card.js';
import type { EnemyAttack } from '../events.js';
import { looking } from '../looking.js';
import { targetThreat } from '../rules/encounter/threat.js';
import type { Match, Pool } from '../rules/match.js';
import { mayChangeForm, otherSide } from '../rules/table/form.js';
import { swapOf, swappedOn } from '../rules/table/swaps.js';
import { hasStat, remaining, statOf } from '../rules/table/values.js';
import type { ChampionsState, Form, InPlay } from '../state.js';
import { once } from './noted.js';
import { type Taste, tasteOf } from './temper.js';

export type Seen = SeenAt<ChampionsState>;

/** A card in one's hand. */
interface Held {
  readonly id: number;
  readonly card: Card;
}

/** What can be told from where a player sits. */
export class Advisor {
  readonly match: Match;
  readonly seat: Seat;
  readonly taste: Taste;
  /** What `once` and `noted` keep. */
  readonly notes = new Map<unknown, unknown>();
  private readonly asked: Prompt | undefined;
  readonly pool: Pool;
  private turned: Match | undefined;

  /** Without a prompt there is only looking. */
  constructor({ state, seat, prompt, temper }: Pick<Seen, 'state' | 'seat'> & Partial<Seen>, pool: Pool) {
    this.match = looking(state, pool);
    this.seat = seat;
    this.taste = tasteOf(temper);
    this.asked = prompt;
    this.pool = pool;
  }

  get state(): ChampionsState {
    return this.match.state;
  }

  /** What is asked. @throws where nothing is */
  get prompt(): Prompt {
    if (this.asked === undefined) throw new Error('nothing is asked');
    return this.asked;
  }

  get options(): readonly Option[] {
    return 'options' in this.prompt ? this.prompt.options : [];
  }

  cardOf({ card }: Option): Card | undefined {
    return card === undefined ? undefined : this.pool.get(card);
  }

  /** The card in play that a key such as `c12` or `c12.attack` is about. */
  inPlay(key: string): InPlay | undefined {
    return this.match.find(instanceOf(key));
  }

  // -- oneself

  get identity(): InPlay {
    return this.match.identity(this.seat);
  }

  get isHero(): boolean {
    return this.match.isHero(this.seat);
  }

  get form(): Form {
    return this.isHero ? 'hero' : 'alter-ego';
  }

  get health(): number {
    return remaining(this.match, this.identity);
  }

  /** Whether the turn's change of form is still to be had. */
  get mayTurn(): boolean {
    return !this.match.player(this.seat).changedForm && mayChangeForm(this.match, this.seat);
  }

  /** A number of one's identity in a form, whichever is up now. */
  mine(stat: Stat, form: Form): number {
    const match = form === this.form ? this.match : this.other;
    return statOf(match, match.identity(this.seat), stat);
  }

  /** The same table with one's identity on its other side. */
  private get other(): Match {
    if (this.turned === undefined) {
      const { identity } = this.match.player(this.seat);
      const play = this.state.play.map(one => (one.id === identity ? { ...one, card: otherSide(one.card) } : one));
      this.turned = this.match.over({ ...this.state, play });
    }
    return this.turned;
  }

  get hand(): readonly Held[] {
    return hand(this);
  }

  /** Whether what one still holds when one's turn ends as a hero is lost. */
  get losesHand(): boolean {
    const { card } = this.identity;
    const hero = this.match.card(this.isHero ? card : otherSide(card));
    return hero.abilities.some(({ does }) => does === discardsHand);
  }

  /** Whether it is one's own turn. */
  get isActing(): boolean {
    const { step } = this.state;
    return step.at === 'turn' && step.seat === this.seat;
  }

  get allies(): readonly InPlay[] {
    return allies(this);
  }

  controls(fits: (card: Card) => boolean): InPlay[] {
    return this.state.play.filter(one => one.controller === this.seat && fits(this.match.def(one)));
  }

  has(card: string): boolean {
    return this.state.play.some(one => one.card === card && one.controller === this.seat);
  }

  // -- the other side

  /** The attack under way, and the enemy that makes it. */
  get attacked(): { readonly attack: EnemyAttack; readonly enemy: InPlay } | null {
    const attack = this.state.attacks.at(-1);
    const enemy = attack === undefined ? undefined : this.match.find(attack.enemy);
    return attack === undefined || enemy === undefined ? null : { attack, enemy };
  }

  get villain(): InPlay {
    return this.match.villain;
  }

  /** What the villain's scheming puts on the main scheme: nothing where it has a scheme of its own. */
  get plot(): number {
    return this.match.def(this.villain).ownScheme === true ? 0 : this.value(this.villain, 'scheme');
  }

  get minions(): InPlay[] {
    return this.match.minionsOf(this.seat);
  }

  get schemes(): readonly InPlay[] {
    return schemes(this);
  }

  /** How far the main scheme may still grow. */
  get slack(): number {
    return slack(this);
  }

  /** How far the scheme may grow in all before the heroes lose. Of a stage that cannot be thwarted half is as good as gone. */
  get ease(): number {
    return ease(this);
  }

  /** Whether so much threat more on the main scheme would be the end. */
  loses(threat: number): boolean {
    return this.state.schemes.length === 0 && threat >= this.slack;
  }

  value(one: InPlay, stat: Stat): number {
    return statOf(this.match, one, stat);
  }

  hasStat(one: InPlay, stat: Stat): boolean {
    return hasStat(this.match, one, stat);
  }

  remaining(one: InPlay): number {
    return remaining(this.match, one);
  }

  /** Counters that go before the villain's hit points do. */
  get screen(): number {
    const swap = swapOf(this.match, this.villain, 'damage');
    return swap === null ? 0 : (swappedOn(this.match, swap)?.counters ?? 0);
  }

  /** Whether the villain does as he would: attack, scheme. Counters come or go instead where not. */
  villainActs(what: 'enemy attack' | 'scheme'): boolean {
    return swapOf(this.match, this.villain, what) === null;
  }

  /** Hit points of the villain in this stage and those to come, or of all villains in play, and what stands before them. */
  get villainLeft(): number {
    return villainLeft(this);
  }

  /** How long the match is likely to go on: rounds, from 1 to 5. */
  get roundsLeft(): number {
    return Math.max(1, Math.min(5, Math.ceil(this.villainLeft / (5 * this.match.order.length))));
  }
}

/** Who was asked last. Kept for each question, as in a weak map, they would outlive many collections: there are thousands. */
let last: { readonly seen: Seen; readonly advisor: Advisor } | null = null;

/** Who advises on a question: one for all who look at it one after the other. */
export function advisorTo(seen: Seen, pool: Pool): Advisor {
  if (last?.seen === seen && last.advisor.pool === pool) return last.advisor;
  const advisor = new Advisor(seen, pool);
  last = { seen, advisor };
  return advisor;
}

const hand = once(({ match, seat }: Advisor): readonly Held[] =>
  match.player(seat).hand.map(({ id, card }) => ({ id, card: match.card(card) })),
);

const allies = once(({ match, seat }: Advisor): readonly InPlay[] => match.controlled(seat, 'ally'));

const schemes = once(({ match }: Advisor): readonly InPlay[] =>
  match.board.schemes.map(({ one }) => one).filter(({ threat }) => threat > 0),
);

const slack = once(({ match }: Advisor): number => targetThreat(match) - match.mainScheme.threat);

const ease = once(({ match, state, slack: now }: Advisor): number => {
  const later = state.schemes.map(id => match.card(id));
  const targets = later.map(({ threat, bans }) => (threat ?? 0) * (bans === undefined ? 1 : 0.5));
  return targets.reduce((sum, target) => sum + target * state.players.length, now);
});

const villainLeft = once((advisor: Advisor): number => {
  const { match, state } = advisor;
  const later = state.stages.map(id => (match.card(id).hitPoints ?? 0) * state.players.length);
  const now = match.villains.reduce((sum, one) => sum + advisor.remaining(one), advisor.screen);
  return later.reduce((sum, points) => sum + points, now);
});
