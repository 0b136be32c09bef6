import {
  chooseAmount,
  chooseDistribution,
  chooseOne,
  chooseSome,
  type Play,
  type Seat,
  type Text,
  text,
} from '../../kernel/index.js';
import type { Ability, Deed, Price, Resource, Resources } from './behaviour.js';
import type { Card, Kind } from './card.js';
import type { Actor, EnemyAttack, Occurrence, PlayerAttack, Reveal, Scheming, Thwart } from './events.js';
import { Look } from './look.js';
import type { Dealt } from './rules/damage.js';
import * as hurting from './rules/damage.js';
import * as decks from './rules/deck.js';
import { enemyAttack, enemyScheme, giveBoost } from './rules/enemy.js';
import { type Exit, enterAsDrone, leave } from './rules/enter.js';
import { changeForm } from './rules/form.js';
import type { Delayed, Match, Setting, Source } from './rules/match.js';
import { instanceOf, optionOf } from './rules/options.js';
import { canPay, funds, type Purpose, pay, priceOfTypes } from './rules/pay.js';
import { putIntoPlay } from './rules/play.js';
import { place, reveal, revealTop } from './rules/reveal.js';
import { resolveSpecials } from './rules/specials.js';
import { give, shed } from './rules/status.js';
import { mayAttack } from './rules/targets.js';
import { placeThreat, removeThreat } from './rules/threat.js';
import { discard, inHand, renew, take } from './rules/zones.js';
import type { InPlay, Instance, Lasting, Status } from './state.js';

/** One way out of a choice: what its button says, whether it is possible, what it does. */
export interface Way {
  readonly key: string;
  readonly label: Text;
  readonly able?: boolean;
  does(): Play;
}

/** What a card's code can do and ask, for the player it works for. Methods that ask or set something off take `yield*`. */
export class Effect extends Look {
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

  // -- damage

  /** Deals so much to each, all at once. Part of the attack where this ability is one. */
  *deal(to: InPlay | readonly InPlay[], amount: number): Play<Dealt> {
    const hits = [to].flat().map(({ id }) => ({ target: id, amount }));
    const attack = this.labelled?.type === 'attack' ? this.labelled : null;
    if (attack === null) return yield* hurting.damage(this.match, hits, this.actor);
    for (const { target } of hits) if (!attack.targets.includes(target)) attack.targets.push(target);
    return yield* hurting.strike(this.match, hits, this.actor, attack);
  }

  /** You take damage: your identity does, in either form. */
  takes(amount: number): Play<Dealt> {
    return this.deal(this.you, amount);
  }

  /** Shares damage out among characters, none getting more than it can take; a player decides. */
  *assign(among: readonly InPlay[], total: number, seat: Seat = this.me): Play {
    const options = among.map(one => ({ ...optionOf(one), max: Math.max(0, this.remaining(one)) }));
    const room = options.reduce((sum, { max }) => sum + max, 0);
    const shares = yield* chooseDistribution({
      seat,
      reason: 'assign damage',
      question: text('ask-assign-damage', { card: { card: this.source.card }, amount: Math.min(total, room) }),
      source: this.source.card,
      options,
      total: Math.min(total, room),
    });
    const hits = Object.entries(shares).map(([key, amount]) => ({ target: instanceOf(key), amount }));
    yield* hurting.damage(this.match, hits, this.actor);
  }

  /** Heals damage; how much it was. */
  heal(character: InPlay, amount: number): number {
    return hurting.heal(this.match, character, amount);
  }

  /** Takes damage off one character and deals it to another. */
  *moveDamage(from: InPlay, to: InPlay, amount: number): Play {
    const moved = this.heal(from, amount);
    yield* this.deal(to, moved);
  }

  // -- threat

  *placeThreat(scheme: InPlay, amount: number): Play<number> {
    let placed = 0;
    const { match } = this;
    yield* match.happens(
      (function* () {
        placed = yield* placeThreat(match, scheme.id, amount);
      })(),
    );
    return placed;
  }

  *removeThreat(scheme: InPlay, amount: number): Play<number> {
    if (this.labelled !== undefined) return yield* removeThreat(this.match, scheme.id, amount, this.actor);
    let removed = 0;
    const { match, actor } = this;
    yield* match.happens(
      (function* () {
        removed = yield* removeThreat(match, scheme.id, amount, actor);
      })(),
    );
    return removed;
  }

  /** One acceleration token more on the main scheme. */
  accelerate(): void {
    decks.accelerate(this.match);
  }

  // -- cards in play

  /** Gives a status card; false where there was one already. */
  give(character: InPlay, status: Status): boolean {
    return give(this.match, character, status);
  }

  shed(character: InPlay, status: Status): boolean {
    return shed(this.match, character, status, false);
  }

  /** False where it was exhausted already. */
  exhaust(instance: InPlay): boolean {
    if (instance.exhausted) return false;
    instance.exhausted = true;
    this.match.dealer.log({
      id: 'log-exhaust',
      args: { what: this.match.name(instance) },
      why: { card: this.source.card },
    });
    return true;
  }

  /** False where it was ready already. */
  ready(instance: InPlay): boolean {
    if (!instance.exhausted) return false;
    instance.exhausted = false;
    this.match.dealer.log({
      id: 'log-ready',
      args: { what: this.match.name(instance) },
      why: { card: this.source.card },
    });
    return true;
  }

  /** Adds counters to this card, or takes them off. */
  count(by: number): void {
    const { here } = this;
    if (here !== undefined) here.counters += by;
  }

  /** Puts damage on this card, which is no character. */
  damageHere(amount: number): void {
    const { here } = this;
    if (here === undefined) return;
    here.damage += amount;
    this.match.dealer.log({
      id: 'log-damage-here',
      args: { amount, what: this.match.name(here), damage: here.damage },
    });
  }

  /** Takes a card out of play. */
  *leaves(instance: InPlay, exit: Exit = 'discard'): Play {
    yield* this.match.happens(leave(this.match, instance.id, exit));
  }

  /** This card goes to its owner's discard pile. */
  *discardThis(exit: Exit = 'discard'): Play {
    if (this.here !== undefined) yield* this.leaves(this.here, exit);
  }

  /** One of several cards in play is discarded, of your choice. */
  *losesOne(among: readonly InPlay[]): Play {
    const lost = yield* this.choose(among, 'lose');
    if (lost !== null) yield* this.leaves(lost);
  }

  /** A number that is different until the end of the phase. */
  lasting(of: Lasting['of'], what: Pick<Lasting, 'stat' | 'by' | 'trait' | 'discount'>): void {
    this.state.lasting.push({ until: 'phase', of, ...what, source: this.source.card });
  }

  /** A player flips their identity; it does not use up the turn's change of form. */
  *flip(seat: Seat = this.me): Play {
    yield* changeForm(this.match, seat);
  }

  // -- hands and decks

  draw(count: number, seat: Seat = this.me): number {
    return decks.draw(this.match, seat, count);
  }

  /** Discards from the top of a player's deck: printed ids, in order. */
  discardTop(count: number, seat: Seat = this.me): readonly Instance[] {
    const { discard: pile, deck } = this.match.player(seat);
    const gone = decks.discardTop(this.match, seat, count).length;
    const cards = gone === 0 ? [] : pile.slice(-gone);
    if (deck.length === 0) decks.resetPlayerDeck(this.match, seat);
    return cards;
  }

  /** A card from a player's discard pile to the hand, if it still lies there. */
  toHand(instance: Instance, seat: Seat = this.me): void {
    const { discard: pile, hand } = this.match.player(seat);
    if (!pile.some(({ id }) => id === instance.id)) return;
    hand.push(renew(this.state, take(pile, instance.id)));
    this.match.dealer.log({ id: 'log-to-hand', args: { who: { seat }, card: { card: instance.card } } });
  }

  /** A card from your deck to your hand, unseen by others. */
  private fetch({ id, card }: Instance): void {
    const { deck, hand } = this.mine;
    const who = { seat: this.me };
    hand.push(renew(this.state, take(deck, id)));
    this.match.dealer.show();
    this.match.dealer.log({
      id: 'log-fetch',
      args: { who },
      why: { card: this.source.card },
      secret: { seats: [this.me], id: 'log-fetch-own', args: { card: { card } } },
    });
  }

  /** Looks at the top cards of your deck: one goes to your hand, the others are discarded. */
  *lookAtTop(count: number): Play {
    const { deck } = this.mine;
    const seen = deck.slice(-count).reverse();
    if (seen.length > 0) this.match.dealer.show();
    const chosen = yield* this.chooseInstance(seen, 'search', text('ask-look', this.words));
    if (chosen === null) return;
    this.fetch(chosen);
    this.discardTop(seen.length - 1);
    decks.resetPlayerDeck(this.match, this.me);
  }

  /** Discards cards from a hand by chance: printed ids. */
  discardRandom(count: number, seat: Seat = this.me): string[] {
    const { hand } = this.match.player(seat);
    const gone: string[] = [];
    for (let left = Math.min(count, hand.length); left > 0; left--) {
      const { id, card } = this.match.dealer.random(`hand of seat ${seat}`).pick(hand);
      this.discardFromHand(id, seat);
      gone.push(card);
    }
    return gone;
  }

  discardFromHand(id: number, seat: Seat = this.me): void {
    const instance = inHand(this.state, seat, id);
    if (instance === undefined) return;
    take(this.match.player(seat).hand, id);
    discard(this.state, instance);
    this.match.dealer.show();
    this.match.dealer.log({
      id: 'log-discard',
      args: { who: { seat }, card: { card: instance.card } },
      why: { card: this.source.card },
    });
  }

  /** Puts a random card of a hand face down on this card. */
  takeRandomUnder(seat: Seat): void {
    const { hand } = this.match.player(seat);
    const { here } = this;
    if (hand.length === 0 || here === undefined) return;
    const { id } = this.match.dealer.random(`hand of seat ${seat}`).pick(hand);
    here.under.push(renew(this.state, take(hand, id)));
    this.match.dealer.log({ id: 'log-under', args: { who: { seat }, card: { card: here.card } } });
  }

  /** Cards that lie face down on this card go back to their owners' hands. */
  returnUnder(): void {
    for (const instance of this.here?.under.splice(0) ?? []) {
      const { owner } = instance;
      if (owner === 'scenario' || this.match.player(owner).eliminated) this.state.removed.push(instance);
      else this.match.player(owner).hand.push(renew(this.state, instance));
    }
  }

  /** Looks through a player's deck for a card that fits; the deck is shuffled afterwards. */
  *search(fits: (card: Card) => boolean): Play {
    const found = this.mine.deck.filter(({ card }) => fits(this.match.card(card)));
    this.match.dealer.show();
    const chosen = yield* this.chooseInstance(found, 'search', text('ask-search', this.words));
    if (chosen !== null) this.fetch(chosen);
    decks.shufflePlayerDeck(this.match, this.me);
  }

  /** Shuffles cards of a discard pile into the deck. */
  shuffleIn(instances: readonly Instance[]): void {
    const { deck, discard: pile } = this.mine;
    for (const { id } of instances) deck.push(take(pile, id));
    decks.shufflePlayerDeck(this.match, this.me);
  }

  /** Cards in the players' discard piles that fit. */
  inDiscards(fits: (card: Card) => boolean): Instance[] {
    return this.players
      .flatMap(seat => this.match.player(seat).discard)
      .filter(({ card }) => fits(this.match.card(card)));
  }

  /** Takes a card out of whichever discard pile holds it. */
  fromDiscards(id: number | null): Instance | null {
    for (const { discard: pile } of this.state.players)
      if (pile.some(one => one.id === id)) return take(pile, id as number);
    return null;
  }

  /** How often a resource is printed on these cards. A wild one is only wild. */
  printedResources(instances: readonly Instance[], type: Resource): number {
    return instances.reduce((sum, { card }) => sum + (this.match.card(card).resources[type] ?? 0), 0);
  }

  // -- the scenario acts

  /** Attacks a player; null where no attack was made. */
  *attackOf(enemy: InPlay, seat: Seat = this.me): Play<EnemyAttack | null> {
    return yield* enemyAttack(this.match, enemy.id, seat);
  }

  /** Schemes because of a player; null where it did not. */
  *schemeOf(enemy: InPlay, seat: Seat = this.me): Play<Scheming | null> {
    return yield* enemyScheme(this.match, enemy.id, seat);
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

  /** The card being revealed gains surge. */
  surge(): void {
    if (this.event?.type === 'reveal') this.event.surge = true;
  }

  /** Enemies attack a player, one after the other, each if it is still there. How many attacks were made. */
  *eachAttacks(enemies: readonly InPlay[], seat: Seat = this.me): Play<number> {
    let made = 0;
    for (const { id } of enemies) if ((yield* enemyAttack(this.match, id, seat)) !== null) made++;
    return made;
  }

  /** Stuns those of these characters that are still in play. */
  stunAll(characters: readonly number[]): void {
    for (const id of characters) {
      const character = this.match.find(id);
      if (character !== undefined) this.give(character, 'stunned');
    }
  }

  /** Takes a card of one type out of your set-aside nemesis set. */
  fromNemesis(kind: Kind): Instance | null {
    const { nemesis } = this.mine;
    const found = nemesis.find(({ card }) => this.match.card(card).kind === kind);
    return found === undefined ? null : take(nemesis, found.id);
  }

  /** Puts the top card of a deck into play as a Drone engaged with its player. */
  *drone(seat: Seat = this.me): Play {
    const top = decks.takeTop(this.match, seat);
    if (top === undefined) return;
    yield* this.match.happens(enterAsDrone(this.match, top, seat));
    decks.resetPlayerDeck(this.match, seat);
  }

  /** Reveals the top card of the encounter deck. */
  *revealTop(seat: Seat = this.me): Play {
    yield* revealTop(this.match, seat);
  }

  /** Reveals a card that is in nobody's hand: what it has become in play. */
  *reveal(instance: Instance, seat: Seat = this.me): Play<number | null> {
    return yield* reveal(this.match, instance, seat, false);
  }

  /** Searches encounter deck and discard pile: the card found, out of its zone; null where there is none. Shuffles. */
  *find(fits: (card: Card) => boolean, withDiscard = true): Play<Instance | null> {
    const found = decks.searchEncounter(this.state, card => fits(this.match.card(card)), withDiscard);
    const one = yield* this.chooseInstance(found, 'search', text('ask-search', this.words));
    const taken = one === null ? null : decks.fromEncounter(this.match, one.id);
    decks.shuffleEncounterDeck(this.match);
    decks.resetEncounterDeck(this.match);
    return taken;
  }

  /** Discards from the encounter deck until a card fits: the card, out of its zone. */
  discardUntil(fits: (card: Card) => boolean): Instance | null {
    return decks.discardUntil(this.match, card => fits(this.match.card(card)));
  }

  /** Discards the top card of the encounter deck. */
  discardEncounter(): string {
    const instance = decks.takeEncounter(this.match);
    discard(this.state, instance);
    this.match.dealer.show();
    this.match.dealer.log({ id: 'log-discard-encounter', args: { card: { card: instance.card } } });
    return instance.card;
  }

  /** Puts an encounter card into play without revealing it; false where it finds no place and is discarded. */
  *putIntoPlay(instance: Instance, seat: Seat = this.me): Play<boolean> {
    let entered: number | null = null;
    const { match } = this;
    yield* match.happens(
      (function* () {
        entered = yield* place(match, instance, seat);
      })(),
    );
    if (entered === null) discard(this.state, instance);
    return entered !== null;
  }

  /** Puts this boost card into play instead of discarding it, engaged with you. */
  *putThisIntoPlay(): Play {
    const { resolving } = this.state;
    const at = resolving.findIndex(({ id }) => id === this.source.id);
    if (at >= 0) yield* this.putIntoPlay(resolving.splice(at, 1)[0] as Instance);
  }

  /** Puts a player's card into play under your control. It is not played. */
  *putUnderControl(instance: Instance): Play {
    yield* putIntoPlay(this.match, instance, this.me);
  }

  /** A player is dealt an encounter card face down. */
  dealEncounter(seat: Seat = this.me): void {
    decks.dealEncounter(this.match, seat);
  }

  /** Shuffles cards into the encounter deck. */
  shuffleIntoEncounter(instances: readonly Instance[]): void {
    this.state.encounter.deck.push(...instances);
    decks.shuffleEncounterDeck(this.match);
  }

  /** Resolves the Special of each of your upgrades that fits, in your order. */
  *specials(fits: (instance: InPlay) => boolean): Play {
    yield* resolveSpecials(this.match, this.me, fits, this.source.card);
  }

  // -- interrupting

  /** Takes something off the damage or threat that is on its way. */
  prevent(amount: number = Number.POSITIVE_INFINITY): void {
    const { event } = this;
    if (event?.type !== 'damage' && event?.type !== 'deal' && event?.type !== 'threat') return;
    const kept = Math.max(0, event.amount - amount);
    this.match.dealer.log({
      id: 'log-prevent',
      args: { amount: event.amount - kept },
      why: { card: this.source.card },
    });
    event.amount = kept;
    if (kept === 0) event.replaced = true;
  }

  /** What was about to happen does not happen. */
  replace(): void {
    if (this.event !== undefined) this.event.replaced = true;
  }

  /** Cancels the When Revealed effects of the card being revealed; the card itself stays revealed. */
  cancelWhenRevealed(): void {
    if (this.event?.type !== 'reveal') return;
    this.event.cancelled = true;
    this.match.dealer.log({ id: 'log-cancel', args: { card: { card: this.event.card } }, why: { rule: 'cancel' } });
  }

  /** Cancels all the revealed card does, and discards it at once. */
  cancelCard(): void {
    const { event, state } = this;
    if (event?.type !== 'reveal') return;
    event.replaced = true;
    const at = state.resolving.findIndex(({ id }) => id === event.id);
    if (at >= 0) discard(state, state.resolving.splice(at, 1)[0] as Instance);
    this.match.dealer.log({ id: 'log-cancel', args: { card: { card: event.card } }, why: { rule: 'cancel' } });
  }

  // -- asking

  protected get words() {
    return { card: { card: this.source.card } };
  }

  /** One of several cards in play; null where there is none. A single one is taken. */
  *choose(among: readonly InPlay[], reason: string, seat: Seat = this.me): Play<InPlay | null> {
    if (among.length === 0) return null;
    const key = yield* chooseOne({
      seat,
      reason,
      question: text(`ask-${reason}`, this.words),
      source: this.source.card,
      options: among.map(optionOf),
    });
    return this.match.find(instanceOf(key)) ?? null;
  }

  /** One of several cards out of play that its player may see. */
  *chooseInstance(among: readonly Instance[], reason: string, question: Text): Play<Instance | null> {
    if (among.length === 0) return null;
    const key = yield* chooseOne({
      seat: this.me,
      reason,
      question,
      source: this.source.card,
      options: among.map(optionOf),
    });
    return among.find(({ id }) => id === instanceOf(key)) ?? null;
  }

  /** From `min` to `max` of several cards out of play. */
  *chooseInstances(among: readonly Instance[], min: number, max: number, reason: string): Play<Instance[]> {
    const keys = yield* chooseSome({
      seat: this.me,
      reason,
      question: text(`ask-${reason.replaceAll(' ', '-')}`, { ...this.words, count: max }),
      source: this.source.card,
      options: among.map(optionOf),
      min,
      max,
      ...(min === 0 && { none: { key: 'pass', label: text('no-more') } }),
    });
    return among.filter(({ id }) => keys.includes(`c${id}`));
  }

  /** Enemies that this ability may be aimed at: those one may attack where it is an attack. */
  get targets(): InPlay[] {
    const { damageable } = this;
    if (this.ability?.label !== 'attack') return damageable;
    return damageable.filter(enemy => mayAttack(this.match, this.me, enemy));
  }

  /** An enemy of your choice; where this ability is an attack, the one attacked. */
  *enemy(fits: (enemy: InPlay) => boolean = () => true): Play<InPlay | null> {
    const chosen = yield* this.choose(this.targets.filter(fits), 'enemy');
    const { labelled } = this;
    if (chosen !== null && labelled?.type === 'attack' && !labelled.targets.includes(chosen.id))
      labelled.targets.push(chosen.id);
    return chosen;
  }

  /** A scheme of your choice that can lose threat. */
  *scheme(fits: (scheme: InPlay) => boolean = () => true): Play<InPlay | null> {
    return yield* this.choose(this.thwartable.filter(fits), 'scheme');
  }

  /** One of the players. */
  *player(seats: readonly Seat[] = this.players): Play<Seat | null> {
    if (seats.length === 0) return null;
    const key = yield* chooseOne({
      seat: this.me,
      reason: 'player',
      question: text('ask-player', this.words),
      source: this.source.card,
      options: seats.map(seat => ({ key: `s${seat}`, label: text('player', { who: { seat } }) })),
    });
    return Number(key.slice(1));
  }

  /** One of several ways that are possible, of a player's choice; nothing happens where none is. */
  *either(ways: readonly Way[], seat: Seat = this.me): Play {
    const open = ways.filter(({ able }) => able !== false);
    if (open.length === 0) return;
    const key = yield* chooseOne({
      seat,
      reason: 'option',
      question: text('ask-option', this.words),
      source: this.source.card,
      options: open.map(({ key: one, label }) => ({ key: one, label })),
      others: () =>
        ways
          .filter(({ able }) => able === false)
          .map(({ key: one, label }) => ({ key: one, label, why: text('why-option') })),
    });
    yield* (open.find(way => way.key === key) as Way).does();
  }

  /** One of several deeds that have a target, named by words `option-<key>`. */
  *oneOf(deeds: Readonly<Record<string, Deed>>): Play {
    yield* this.either(
      Object.entries(deeds).map(([key, deed]) => ({
        key,
        label: text(`option-${key}`),
        able: deed.able?.(this, undefined as never) ?? true,
        does: () => deed.does(this, undefined as never),
      })),
    );
  }

  /** "You may": whether its player does. */
  *may(question: string, yes: string, no: string, seat: Seat = this.me): Play<boolean> {
    const key = yield* chooseOne({
      seat,
      reason: 'may',
      question: text(question, this.words),
      source: this.source.card,
      options: [
        { key: 'yes', label: text(yes) },
        { key: 'no', label: text(no) },
      ],
      default: { pick: ['no'] },
    });
    return key === 'yes';
  }

  // -- spending

  /** A card that is itself on its way cannot pay. */
  private get purpose(): Purpose {
    return { card: this.match.card(this.source.card), without: this.source.id };
  }

  /** The price of exactly these resources. */
  price(typed: Resources): Price {
    return priceOfTypes(typed);
  }

  /** How many of one resource you could spend now. */
  most(type: Resource): number {
    return funds(this.match, this.me, this.purpose).reduce(
      (sum, fund) => (fund.type === type || fund.type === 'wild' ? sum + fund.amount : sum),
      0,
    );
  }

  /** A number of your choice: an X. */
  *amount(min: number, max: number): Play<number> {
    return yield* chooseAmount({
      seat: this.me,
      reason: 'amount',
      question: text('ask-amount', this.words),
      source: this.source.card,
      min,
      max,
    });
  }

  /** A card named in the cost, by its id. */
  *declareInstance(among: readonly Instance[]): Play<number | null> {
    return (yield* this.chooseInstance(among, 'declare', text('ask-declare', this.words)))?.id ?? null;
  }

  /** Whether a player could spend that now. */
  canSpend(price: Price, seat: Seat = this.me): boolean {
    return canPay(this.match, seat, price, this.purpose);
  }

  /** A player spends resources, as part of an effect. */
  *spend(price: Price, seat: Seat = this.me): Play {
    yield* pay(this.match, seat, price, this.purpose);
  }

  /** The reveal that this ability belongs to. */
  get revealing(): Reveal | null {
    return this.event?.type === 'reveal' ? this.event : null;
  }
}
