import { cardAt, ensure, ensureSeat, type Json, readFields, readOutcome, type Seat } from '../../../kernel/index.js';
import { renew } from '../../../tabletop/index.js';
import type { Kind } from '../card.js';
import type { ChampionsOptions } from '../options.js';
import { threatAtFirst } from '../rules/encounter/threat.js';
import type { Pool } from '../rules/match.js';
import { deckOf, emptyPlayer } from '../rules/round/setup.js';
import { startingCounters } from '../rules/table/enter.js';
import { cardsOfSecond } from '../rules/table/second.js';
import { fresh } from '../rules/table/zones.js';
import { scenarioOf, takesSets } from '../scenarios/index.js';
import type { ChampionsState, Crew, InPlay, Instance, Member, Owner, Player, Step } from '../state.js';
import { ATTACHED, CONTROLLED, ensureKind, IDENTITIES, OF_ENCOUNTERS, OF_PLAYERS } from './kinds.js';
import { ensureAttached, ensureLaid, ensureOwned } from './laid.js';
import { ensurePossible } from './possible.js';
import { opposition } from './scenario.js';
import {
  type Away,
  full,
  schema,
  type Written,
  type WrittenCard,
  type WrittenPlayer,
  type WrittenStep,
} from './schema.js';

/** Reads a table from a position document. @throws PositionError naming the path */
export function read(json: Json, options: ChampionsOptions, pool: Pool): ChampionsState {
  const { state, paths } = new Reader(readFields(schema, json), options, pool);
  ensurePossible(state, pool, paths);
  return state;
}

/** Where a card goes that is put into play. */
interface Place {
  readonly path: string;
  readonly kinds: readonly Kind[];
  readonly owner?: Owner;
  readonly controller?: Owner;
  readonly engaged?: Seat;
  readonly host?: InPlay;
}

/** Puts the cards of a document on the table, in the order in which it lists them. */
class Reader {
  readonly state: ChampionsState;
  /** Where the document has each card in play. */
  readonly paths = new Map<number, string>();
  private readonly pool: Pool;
  /** How many players there were when the match began. */
  private readonly seats: number;

  constructor(written: Written, options: ChampionsOptions, pool: Pool) {
    this.pool = pool;
    this.seats = written.players.length;
    const { villains, scheme, stages, schemes } = opposition(written, options, pool);
    this.state = {
      scenario: options.scenario,
      mode: options.mode,
      profile: options.profile,
      round: written.round ?? (written.step.at === 'opening' ? 0 : 1),
      step: { at: 'opening' },
      first: written.first,
      players: [],
      play: [],
      stages,
      schemes,
      acceleration: written.acceleration,
      encounter: { deck: [], discard: [] },
      resolving: [],
      attacks: [],
      lasting: [],
      removed: [],
      leaving: written.leaving,
      nextId: 1,
      outcome: readOutcome(written.outcome, this.seats, pool),
    };
    for (const { written: villain, path } of villains) this.put(villain, { path, kinds: ['villain'] });
    const crew = this.crew(written, options);
    if (crew !== undefined) this.state.crew = crew;
    this.put(scheme, { path: 'position.mainScheme', kinds: ['main_scheme'] });
    for (const [at, entry] of (written.sideSchemes ?? this.ownSchemes(written)).entries())
      this.put(full(entry), { path: `position.sideSchemes[${at}]`, kinds: ['side_scheme'] });
    for (const [at, entry] of written.environments.entries())
      this.put(full(entry), { path: `position.environments[${at}]`, kinds: ['environment'] });
    for (const [seat, player] of written.players.entries()) this.sitDown(player, seat);
    const { deck, discard } = written.encounter;
    this.state.encounter.deck = this.encounters(deck, 'position.encounter.deck').reverse();
    this.state.encounter.discard = this.encounters(discard, 'position.encounter.discard').reverse();
    this.state.removed = written.removed.map((entry, at) => this.away(entry, `position.removed[${at}]`));
    this.state.step = this.step(written.step);
    this.state.lasting = written.lasting.map((row, at) => this.lasting(row, `position.lasting[${at}]`));
  }

  /** Several villains, with the decks of those that aren't active. */
  private crew({ active, decks, villains }: Written, options: ChampionsOptions): Crew | undefined {
    const scenario = scenarioOf(options.scenario);
    if (takesSets(scenario)) {
      ensure(Object.keys(decks).length === 0, 'position.decks', 'there is one villain here: "encounter"');
      return undefined;
    }
    const play = [...this.state.play];
    const setOf = ({ card }: InPlay): string | undefined => this.pool.get(card)?.set;
    const now = active === undefined ? play[0] : play.find(({ card }) => card === active);
    ensure(
      now !== undefined || villains?.length === 0,
      'position.active',
      `${active} isn't among the villains in play`,
    );
    const sets = scenario.crew.map(({ set }) => set);
    for (const set of Object.keys(decks))
      ensure(sets.includes(set), `position.decks.${set}`, `the sets are ${sets.join(', ')}`);
    const at = Math.max(0, now === undefined ? 0 : sets.indexOf(setOf(now) ?? ''));
    const members = sets.map((set, place): Member => {
      const { deck, discard } = decks[set] ?? { deck: [], discard: [] };
      const path = `position.decks.${set}`;
      ensure(place !== at || decks[set] === undefined, path, 'the active villain\'s deck is "encounter"');
      return {
        villain: play.find(one => setOf(one) === set)?.id ?? null,
        cards: deckOf(this.pool, set),
        deck: this.encounters(deck, `${path}.deck`).reverse(),
        discard: this.encounters(discard, `${path}.discard`).reverse(),
      };
    });
    return { active: at, members };
  }

  /** The villains' own side schemes, which are in play once the match has begun. */
  private ownSchemes({ step }: Written): string[] {
    const { crew, play } = this.state;
    if (crew === undefined || step.at === 'opening') return [];
    const own = [...this.pool.values()].filter(({ signature }) => signature === true);
    return play
      .filter(one => this.pool.get(one.card)?.kind === 'villain')
      .flatMap(one => own.filter(({ set }) => set === this.pool.get(one.card)?.set).map(({ id }) => id));
  }

  private sitDown(written: WrittenPlayer, seat: Seat): void {
    const path = `position.players[${seat}]`;
    const {
      identity: face,
      hand,
      deck,
      discard,
      second,
      dealt,
      nemesis,
      played,
      changedForm,
      eliminated,
      ...on
    } = written;
    const { play, minions, obligations, attached, ...laid } = on;
    ensure(face !== undefined || eliminated, `${path}.identity`, 'missing: a hero, or an alter-ego such as 01001b');
    const mine = { owner: seat, controller: seat };
    // An eliminated player's identity has left the game, unless that is how the match ended.
    const isGone = face === undefined || (eliminated && this.state.outcome === null);
    const identity = isGone
      ? null
      : this.put({ ...laid, attached: [], card: face }, { path: `${path}.identity`, kinds: IDENTITIES, ...mine });
    const zone = (ids: readonly string[], name: string): Instance[] =>
      this.zone(ids, `${path}.${name}`, seat, OF_PLAYERS);
    this.state.players.push({
      ...emptyPlayer(identity?.id ?? -1),
      hand: zone(hand, 'hand'),
      deck: zone(deck, 'deck').reverse(),
      discard: zone(discard, 'discard').reverse(),
      second: this.second(second, identity?.id ?? -1, seat, `${path}.second`),
      dealt: this.encounters(dealt, `${path}.dealt`),
      nemesis: this.encounters(nemesis, `${path}.nemesis`),
      played: this.known(played, `${path}.played`),
      changedForm,
      eliminated,
    });
    // What lies on an identity asks whose it is.
    if (identity !== null)
      for (const [at, entry] of attached.entries())
        this.attach(full(entry), identity, `${path}.identity.attached[${at}]`);
    for (const [at, entry] of play.entries())
      this.put(full(entry), { path: `${path}.play[${at}]`, kinds: CONTROLLED, ...mine });
    for (const [at, entry] of minions.entries()) {
      const minion = full(entry);
      // Face down, a card of a player's deck is a Drone.
      const what = minion.facedown ? { kinds: OF_PLAYERS, owner: seat } : { kinds: ['minion'] as const };
      this.put(minion, { path: `${path}.minions[${at}]`, ...what, engaged: seat });
    }
    for (const [at, entry] of obligations.entries())
      this.put(full(entry), { path: `${path}.obligations[${at}]`, kinds: ['obligation'], engaged: seat });
  }

  /** Puts a card into play as it is written, its attachments after it. */
  private put(written: WrittenCard, place: Place): InPlay {
    const { path, kinds, owner = 'scenario', controller = 'scenario', engaged = null, host } = place;
    const card = cardAt(this.pool, written.card, path);
    ensureKind(card, kinds, path);
    const instance = { id: 0, card: card.id, owner: written.owner ?? owner };
    const one = Object.assign(fresh(this.state, instance, written.controller ?? controller), {
      engaged,
      host: host?.id ?? null,
      facedown: written.facedown === true,
      exhausted: written.exhausted,
      damage: written.damage,
      threat: written.threat ?? threatAtFirst(card, this.seats),
      counters: written.counters ?? (card.counters === undefined ? 0 : startingCounters(card.counters, this.seats)),
      statuses: [...written.status],
      used: { ...written.used },
    });
    ensureLaid(one, card, this.pool, path);
    ensureOwned(one, card, place.controller, this.seats, path);
    ensureAttached(this.state, this.pool, one, host, path);
    this.state.play.push(one);
    this.paths.set(one.id, path);
    const ofEncounters = card.kind === 'villain';
    one.under = written.under.map((entry, at) => this.hidden(entry, ofEncounters, `${path}.under[${at}]`));
    for (const [at, entry] of written.attached.entries()) this.attach(full(entry), one, `${path}.attached[${at}]`);
    return one;
  }

  /** A player's upgrade on a card of the scenario is the first player's, unless the document says whose. */
  private attach(written: WrittenCard, host: InPlay, path: string): void {
    const isEncounter = this.pool.get(written.card)?.faction === 'encounter';
    const owner: Owner = isEncounter ? 'scenario' : host.controller === 'scenario' ? 0 : host.controller;
    const place: Place = { path, kinds: ATTACHED, owner, host };
    this.put({ ...written, controller: written.controller ?? owner }, place);
  }

  private away(entry: Away, path: string): Instance {
    const { card, owner } = typeof entry === 'string' ? { card: entry, owner: 'scenario' as const } : entry;
    cardAt(this.pool, card, path);
    if (owner !== 'scenario') ensureSeat(owner, this.seats, `${path}.owner`);
    return renew(this.state, { id: 0, card, owner });
  }

  /** A card face down under another: out of a hand, or a villain's boost card. */
  private hidden(entry: Exclude<Away, string>, ofEncounters: boolean, path: string): Instance {
    ensureKind(cardAt(this.pool, entry.card, path), ofEncounters ? OF_ENCOUNTERS : OF_PLAYERS, path);
    const isRight = (entry.owner === 'scenario') === ofEncounters;
    ensure(isRight, `${path}.owner`, ofEncounters ? "a boost card is the scenario's" : 'the seat whose card it is');
    return this.away(entry, path);
  }

  private zone(ids: readonly string[], path: string, owner: Owner, kinds: readonly Kind[]): Instance[] {
    return ids.map((id, at) => {
      ensureKind(cardAt(this.pool, id, `${path}[${at}]`), kinds, `${path}[${at}]`);
      return renew(this.state, { id: 0, card: id, owner });
    });
  }

  /** The second deck of an identity; a player who is out has none of it left. */
  private second(written: WrittenPlayer['second'], identity: number, seat: Seat, path: string): Player['second'] {
    const face = this.state.play.find(({ id }) => id === identity)?.card;
    const set = this.pool.get(face === undefined ? '' : face.replace(/a$/, 'b'))?.secondDeck;
    if (set === undefined) {
      ensure(written === undefined || identity < 0, path, `${face} has no second deck`);
      return null;
    }
    const of = cardsOfSecond(this.pool, set);
    const { deck, discard } = written ?? { deck: of, discard: [] };
    const left = [...of];
    const take = (ids: readonly string[], name: string): Instance[] =>
      ids.map((id, at) => {
        const here = `${path}.${name}[${at}]`;
        cardAt(this.pool, id, here);
        ensure(left.includes(id), here, `the second deck of ${face} is ${of.join(', ')}`);
        left.splice(left.indexOf(id), 1);
        return renew(this.state, { id: 0, card: id, owner: seat });
      });
    const piled = take(discard, 'discard').reverse();
    const decked = take(deck, 'deck').reverse();
    ensure(decked.length > 0 || piled.length === 0, `${path}.deck`, 'an empty deck has been shuffled from its pile');
    return { of, deck: decked, discard: piled };
  }

  private known(ids: readonly string[], path: string): string[] {
    for (const [at, id] of ids.entries()) cardAt(this.pool, id, `${path}[${at}]`);
    return [...ids];
  }

  private encounters(ids: readonly string[], path: string): Instance[] {
    return this.zone(ids, path, 'scenario', OF_ENCOUNTERS);
  }

  private lasting(row: Written['lasting'][number], path: string): ChampionsState['lasting'][number] {
    const { of, stat: which, by, trait, discount, only, blank, ...rest } = row;
    cardAt(this.pool, row.source, `${path}.source`);
    ensure((which === undefined) === (by === undefined), path, '"stat" and "by" go together');
    ensure(
      [which, trait, discount, blank].some(one => one !== undefined),
      path,
      'give "stat" and "by", "trait", "discount" or "blank"',
    );
    if ('seat' in of) ensureSeat(of.seat, this.seats, `${path}.of.seat`);
    return {
      ...rest,
      of: 'card' in of ? { card: this.at(of.card, `${path}.of.card`).id } : of,
      ...(which !== undefined && { stat: which }),
      ...(by !== undefined && { by }),
      ...(trait !== undefined && { trait }),
      ...(discount !== undefined && { discount }),
      ...(only !== undefined && { only }),
      ...(blank !== undefined && { blank }),
    };
  }

  /** The card in play at a place of the order in which they were put there. */
  private at(index: number, path: string): InPlay {
    const found = this.state.play[index];
    ensure(found !== undefined, path, `there are only ${this.state.play.length} cards in play`);
    return found;
  }

  private step(written: WrittenStep): Step {
    if ('seat' in written) ensureSeat(written.seat, this.seats, 'position.step.seat');
    if (written.at !== 'minions activate') return written;
    const minions = this.state.play.filter(
      one => one.engaged === written.seat && this.pool.get(one.card)?.kind !== 'obligation',
    );
    const { length } = minions;
    ensure(
      written.done <= length,
      'position.step.done',
      `${length} minions are engaged with seat ${written.seat}: at most ${length}`,
    );
    return { ...written, done: minions.slice(0, written.done).map(({ id }) => id) };
  }
}
