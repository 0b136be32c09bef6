import { cardAt, ensure, type Json, readFields, readOutcome, type Seat } from '../../../kernel/index.js';
import type { Kind } from '../card.js';
import type { ChampionsOptions } from '../options.js';
import { threatAtFirst } from '../rules/encounter/threat.js';
import type { Pool } from '../rules/match.js';
import { emptyPlayer } from '../rules/round/setup.js';
import { startingCounters } from '../rules/table/enter.js';
import { fresh } from '../rules/table/zones.js';
import type { ChampionsState, InPlay, Instance, Owner } from '../state.js';
import { ownSchemes, readCrew } from './crew.js';
import { ATTACHED, CONTROLLED, ensureKind, IDENTITIES, OF_PLAYERS } from './kinds.js';
import { ensureAttached, ensureLaid, ensureOwned } from './laid.js';
import { Piles } from './piles.js';
import { ensurePossible } from './possible.js';
import { opposition } from './scenario.js';
import { full, schema, type Written, type WrittenCard, type WrittenPlayer } from './schema.js';
import { readAge, readLasting, readStep } from './under-way.js';

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
  private readonly piles: Piles;
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
    this.piles = new Piles(this.state, pool, this.seats);
    for (const { written: villain, path } of villains) this.put(villain, { path, kinds: ['villain'] });
    const crew = readCrew(written, options, { play: [...this.state.play], pool, piles: this.piles });
    if (crew !== undefined) this.state.crew = crew;
    this.put(scheme, { path: 'position.mainScheme', kinds: ['main_scheme'] });
    const own = crew === undefined || written.step.at === 'opening' ? [] : ownSchemes(this.state.play, pool);
    for (const [at, entry] of (written.sideSchemes ?? own).entries())
      this.put(full(entry), { path: `position.sideSchemes[${at}]`, kinds: ['side_scheme'] });
    for (const [at, entry] of written.environments.entries())
      this.put(full(entry), { path: `position.environments[${at}]`, kinds: ['environment'] });
    for (const [seat, player] of written.players.entries()) this.sitDown(player, seat);
    const { deck, discard } = written.encounter;
    this.state.encounter.deck = this.piles.encounters(deck, 'position.encounter.deck').reverse();
    this.state.encounter.discard = this.piles.encounters(discard, 'position.encounter.discard').reverse();
    this.state.removed = written.removed.map((entry, at) => this.piles.away(entry, `position.removed[${at}]`));
    this.state.step = readStep(written.step, this.state, pool);
    this.state.lasting = written.lasting.map((row, at) =>
      readLasting(row, this.state, pool, `position.lasting[${at}]`),
    );
    // Last of all: until here, places are those of the document.
    if (written.age !== undefined) readAge(written.age, this.state.play, pool);
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
      left,
      ...on
    } = written;
    const { play, minions, obligations, attached, ...laid } = on;
    ensure(face !== undefined || eliminated, `${path}.identity`, 'missing: a hero, or an alter-ego such as 01001b');
    ensure(eliminated || !left, `${path}.left`, 'who has left is eliminated');
    const mine = { owner: seat, controller: seat };
    // An eliminated player's identity has left the game, unless that is how the match ended.
    const isGone = face === undefined || (eliminated && this.state.outcome === null);
    const identity = isGone
      ? null
      : this.put({ ...laid, attached: [], card: face }, { path: `${path}.identity`, kinds: IDENTITIES, ...mine });
    const zone = (ids: readonly string[], name: string): Instance[] =>
      this.piles.of(ids, `${path}.${name}`, seat, OF_PLAYERS);
    this.state.players.push({
      ...emptyPlayer(identity?.id ?? -1),
      hand: zone(hand, 'hand'),
      deck: zone(deck, 'deck').reverse(),
      discard: zone(discard, 'discard').reverse(),
      second: this.piles.second(second, identity?.id ?? -1, seat, `${path}.second`),
      dealt: this.piles.encounters(dealt, `${path}.dealt`),
      nemesis: this.piles.encounters(nemesis, `${path}.nemesis`),
      played: this.piles.known(played, `${path}.played`),
      changedForm,
      eliminated,
      ...(left && { left }),
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
    // Face down, it brings none of its own.
    const brings = written.facedown === true ? undefined : card.counters;
    const one = Object.assign(fresh(this.state, instance, written.controller ?? controller), {
      engaged,
      host: host?.id ?? null,
      facedown: written.facedown === true,
      exhausted: written.exhausted,
      damage: written.damage,
      threat: written.threat ?? threatAtFirst(card, this.seats),
      counters: written.counters ?? (brings === undefined ? 0 : startingCounters(brings, this.seats)),
      statuses: [...written.status],
      used: { ...written.used },
    });
    ensureLaid(one, card, this.pool, path);
    ensureOwned(one, card, place.controller, this.seats, path);
    ensureAttached(this.state, this.pool, one, host, path);
    this.state.play.push(one);
    this.paths.set(one.id, path);
    const ofEncounters = card.kind === 'villain';
    one.under = written.under.map((entry, at) => this.piles.hidden(entry, ofEncounters, `${path}.under[${at}]`));
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
}
