import { type Option, type Play, type Preview, type Seat, type Text, text } from '../../../../kernel/index.js';
import { keyOf, labelOf, sentence } from '../../../../tabletop/index.js';
import { type InPlay, type Instance, SHED } from '../../state.js';
import { mayAttackSome, mayThwart, mayThwartSome } from '../combat/aiming.js';
import { basicAttack, basicThwart, recover, whyNotAttack } from '../combat/attack.js';
import type { Match } from '../match.js';
import { changeForm, mayChangeForm } from '../table/form.js';
import { swapOf, swappedOn, swapTold } from '../table/swaps.js';
import { hasStat, statOf } from '../table/values.js';
import { ACTIONS, type Candidate, optionFor } from './actions.js';
import { playCard, playPreview, whyNotPlay } from './play.js';
import { powerPreview } from './preview.js';
import { use, useKey, usePreview } from './use.js';

/**
 * One thing a player may do in their turn. `why`: the reason why not now; null where they may. Turns are looked over by the
 * thousand, so what only a menu shows is made when it is asked for.
 */
export interface Choice {
  readonly key: string;
  readonly why: Text | null;
  option(): Option;
  preview(): Partial<Preview>;
  run(): Play;
}

export const BASIC = text('group-basic');
export const ALLIES = text('group-allies');
const FORM = text('group-form');
const PLAY = text('group-play');

const CHANGE_FORM = text('verb-form');
const CARD = text('verb-play');

const WHY_FORM_USED = text('why-form-used');
const WHY_FORM_BANNED = text('why-form-banned');
const WHY_EXHAUSTED = text('why-exhausted');
const WHY_TARGET = text('why-target');
const WHY_NO_THWART = text('why-no-thwart');
const WHY_DASH = text('why-dash');
const WHY_UNHURT = text('why-unhurt');

/** To flip the identity. */
export class FormChange implements Choice {
  readonly key = 'form';
  readonly why: Text | null;
  private readonly match: Match;
  private readonly seat: Seat;

  constructor(match: Match, seat: Seat) {
    this.match = match;
    this.seat = seat;
    this.why = match.player(seat).changedForm ? WHY_FORM_USED : mayChangeForm(match, seat) ? null : WHY_FORM_BANNED;
  }

  private get to(): string {
    return this.match.isHero(this.seat) ? 'to-alter-ego' : 'to-hero';
  }

  option(): Option {
    return { key: this.key, label: text(this.to), group: FORM };
  }

  preview(): Partial<Preview> {
    return { effect: this.effect(), verb: CHANGE_FORM, apart: true };
  }

  /** What the villain does then, where that is not what villains do. */
  private effect(): Text {
    const { match, seat, to } = this;
    const swap = swapOf(match, match.villain, match.isHero(seat) ? 'scheme' : 'enemy attack');
    if (swap === null) return text(`preview-${to}`);
    return sentence(swapTold(match, match.villain, swap.by(1), swappedOn(match, swap)));
  }

  *run(): Play {
    this.match.player(this.seat).changedForm = true;
    yield* changeForm(this.match, this.seat);
  }
}

/** To play an ally, support or upgrade. */
export class CardPlay implements Choice {
  readonly why: Text | null;
  private readonly match: Match;
  private readonly seat: Seat;
  private readonly instance: Instance;

  constructor(match: Match, seat: Seat, instance: Instance) {
    this.match = match;
    this.seat = seat;
    this.instance = instance;
    this.why = whyNotPlay(match, seat, instance);
  }

  get key(): string {
    return keyOf(this.instance.id);
  }

  option(): Option {
    const { card } = this.instance;
    return { key: this.key, label: labelOf(card), card, group: PLAY };
  }

  preview(): Partial<Preview> {
    return { ...playPreview(this.match, this.seat, this.instance), verb: CARD };
  }

  run(): Play {
    return playCard(this.match, this.seat, this.instance.id);
  }
}

/** Basic powers of an identity in its form, or of an ally. */
export class Power implements Choice {
  readonly why: Text | null;
  private readonly match: Match;
  private readonly seat: Seat;
  private readonly character: InPlay;
  private readonly power: 'attack' | 'thwart' | 'recover';
  private readonly group: Text;

  constructor(match: Match, seat: Seat, character: InPlay, power: 'attack' | 'thwart' | 'recover', group: Text) {
    this.match = match;
    this.seat = seat;
    this.character = character;
    this.power = power;
    this.group = group;
    this.why = this.whyNot();
  }

  get key(): string {
    return `${keyOf(this.character.id)}.${this.power}`;
  }

  private whyNot(): Text | null {
    const { match, seat, character, power } = this;
    if (!hasStat(match, character, power)) return WHY_DASH;
    if (character.exhausted) return WHY_EXHAUSTED;
    if (power === 'recover') return character.damage === 0 ? WHY_UNHURT : null;
    if (power === 'thwart' && !mayThwart(match, character)) return WHY_NO_THWART;
    return (power === 'attack' ? whyNotAttack(match, seat, character) : null) ?? this.whyNoTarget(power);
  }

  /** Where a status card is shed instead, there need be none. */
  private whyNoTarget(power: 'attack' | 'thwart'): Text | null {
    const { match, seat, character } = this;
    if (character.statuses.includes(SHED[power])) return null;
    const aims = power === 'attack' ? mayAttackSome(match, seat, character) : mayThwartSome(match);
    return aims && this.isWorthwhile() ? null : WHY_TARGET;
  }

  /** By the older reading a power must be able to change the game: one of 0 cannot. */
  private isWorthwhile(): boolean {
    const { match, character, power } = this;
    return match.state.profile.targeting === 'canAffectTarget' || statOf(match, character, power) > 0;
  }

  option(): Option {
    const { match, character, power, group } = this;
    const { card } = character;
    const label = text(`power-${power}`, { what: { card }, value: statOf(match, character, power) });
    return { key: this.key, label, card, group };
  }

  preview(): Partial<Preview> {
    return powerPreview(this.match, this.seat, this.character, this.power);
  }

  run(): Play {
    const { match, seat, character, power } = this;
    if (power === 'recover') return recover(match, seat);
    return power === 'attack' ? basicAttack(match, seat, character.id) : basicThwart(match, seat, character.id);
  }
}

/** To use an action: of a card in play, or of an event in hand. */
export class Action implements Choice {
  readonly why: Text | null;
  private readonly match: Match;
  private readonly use: Candidate['use'];

  constructor(match: Match, { use: using, why }: Candidate) {
    this.match = match;
    this.use = using;
    this.why = why;
  }

  get key(): string {
    return useKey(this.use);
  }

  option(): Option {
    return optionFor(this.use, this.use.inHand ? PLAY : ACTIONS);
  }

  preview(): Partial<Preview> {
    return usePreview(this.match, this.use);
  }

  run(): Play {
    return use(this.match, this.use);
  }
}
