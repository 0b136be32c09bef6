import { randomBytes } from 'node:crypto';
import { commit, type Deck, type Game, type Json, type Seat } from '../kernel/index.js';
import { practiceLevel } from '../opponents/index.js';
import { Conflict, type MatchRow, type NewDue, type SeatRow, type Store } from '../store/port.js';
import { type Change, type Look, type Matches, type Person, seatOf } from './matches.js';
import { Refused } from './refused.js';
import { checkDeck, emptySeat, personSeat, practiceSeat, readySeats, withSeat } from './seats.js';
import { goesOn, matchId, nextId, scoreAfter } from './series.js';
import { readTerms, type Terms } from './terms.js';

export { scoreAfter } from './series.js';

/** How long a table stands at which nothing happens before its match begins. */
export const INVITATION = 24 * 60 * 60 * 1000;

/** How often a change is tried again when another process wrote first. */
const TRIES = 50;

/** A table as its host wants it. */
export interface Opening {
  readonly game: string;
  readonly ruleset: string;
  readonly guild: string | null;
  readonly channel: string;
  readonly host: Person;
  /** Who is challenged; `practice` for the practice player; null for anyone. */
  readonly opponent: Person | 'practice' | null;
  readonly deck: Deck | null;
  readonly secretDecks: boolean;
  readonly bestOf: 1 | 3;
  readonly guided?: boolean;
  /** What the host did to sit down, as Discord numbered it: part of the seed. */
  readonly act: string;
}

export interface LobbyDeps {
  readonly store: Store;
  readonly matches: Matches;
  readonly now: () => number;
  readonly version: string;
  readonly notify: (change: Change) => void;
  readonly poke: () => void;
}

type NewTable = Pick<MatchRow, 'game' | 'ruleset' | 'options' | 'guild' | 'channel' | 'host' | 'seats' | 'series'> & {
  readonly id: string;
  readonly terms: Terms;
};

/** Everything before the first card: challenges, seats, decks. */
export class Lobby {
  private readonly deps: LobbyDeps;

  constructor(deps: LobbyDeps) {
    this.deps = deps;
  }

  /** Opens a table. Its secret is drawn now and its commitment may be shown at once. @throws Refused */
  async open(opening: Opening): Promise<MatchRow> {
    const { host, opponent, deck } = opening;
    const game = this.deps.matches.game(opening.game);
    const ruleset = game.rulesets.find(known => known.id === opening.ruleset);
    if (ruleset === undefined) throw new Refused('unknown-ruleset', { ruleset: opening.ruleset });
    const invited = opponent === null || opponent === 'practice' ? null : opponent.id;
    if (invited === host.id) throw new Refused('own-challenge');
    if (deck !== null) checkDeck(game, ruleset.options, deck);
    const seats = Array.from({ length: game.seats.max }, (_, seat) => emptySeat(seat));
    seats[0] = personSeat(0, host, deck, opening.act);
    if (opponent === 'practice') seats[1] = practiceSeat(game, ruleset.id, 1);
    return this.create({
      id: newId(),
      game: game.id,
      ruleset: ruleset.id,
      options: ruleset.options,
      guild: opening.guild,
      channel: opening.channel,
      host: host.id,
      seats,
      series: null,
      terms: {
        invited,
        secretDecks: opening.secretDecks,
        bestOf: opening.bestOf,
        guided: opening.guided ?? false,
        score: {},
        round: 1,
      },
    });
  }

  /** Takes a free place. @throws Refused */
  join(id: string, person: Person, act: string): Promise<MatchRow> {
    return this.change(id, match => {
      const terms = beforeStart(match);
      if (seatOf(match, person.id) !== null)
        throw new Refused(match.host === person.id ? 'own-challenge' : 'already-seated');
      if (terms.invited !== null && terms.invited !== person.id) throw new Refused('not-invited');
      const free = match.seats.find(seat => seat.player === null);
      if (match.status !== 'inviting' || free === undefined) throw new Refused('table-full');
      const seats = withSeat(match.seats, free.seat, personSeat(free.seat, person, null, act));
      return { seats, status: seats.every(seat => seat.player !== null) ? 'choosing' : 'inviting' };
    });
  }

  /** The challenged player does not want to. @throws Refused */
  decline(id: string, person: Person): Promise<MatchRow> {
    return this.change(id, match => {
      const terms = beforeStart(match);
      if (terms.invited !== person.id) throw new Refused('not-invited');
      if (seatOf(match, person.id) !== null) throw new Refused('already-seated');
      return closed(terms, 'declined');
    });
  }

  /** The host takes the challenge back, or breaks up a table that has not begun. @throws Refused */
  withdraw(id: string, person: Person): Promise<MatchRow> {
    return this.change(id, match => {
      const terms = beforeStart(match);
      if (match.host !== person.id) throw new Refused('not-host');
      return closed(terms, 'withdrawn');
    });
  }

  /** Nobody came, or chose a deck, in time. Nothing happens to a table that has begun, or at which something happened. */
  async expire(id: string): Promise<void> {
    await this.change(id, match => {
      const waits = match.status === 'inviting' || match.status === 'choosing';
      const idle = match.updatedAt + INVITATION <= this.deps.now();
      return waits && idle ? closed(readTerms(match.terms), 'expired') : null;
    });
  }

  /** Gives a place back before the match has begun. The host's leaving closes the table. @throws Refused */
  stand(id: string, person: Person): Promise<MatchRow> {
    return this.change(id, match => {
      const terms = beforeStart(match);
      const seat = seatOf(match, person.id);
      if (seat === null) throw new Refused('not-at-table');
      if (match.host === person.id) return closed(terms, 'withdrawn');
      return { seats: withSeat(match.seats, seat, emptySeat(seat)), status: 'inviting' };
    });
  }

  /** The host sends somebody away. @throws Refused */
  kick(id: string, host: Person, seat: Seat): Promise<MatchRow> {
    return this.change(id, match => {
      beforeStart(match);
      if (match.host !== host.id) throw new Refused('not-host');
      const player = match.seats[seat]?.player ?? null;
      if (player === null || player === host.id) throw new Refused('not-at-table');
      return { seats: withSeat(match.seats, seat, emptySeat(seat)), status: 'inviting' };
    });
  }

  /** The host starts with the places that are taken. @throws Refused when too few are */
  start(id: string, host: Person): Promise<MatchRow> {
    return this.change(id, match => {
      beforeStart(match);
      if (match.host !== host.id) throw new Refused('not-host');
      if (match.status !== 'inviting') throw new Refused('not-started');
      const seated = match.seats.filter(seat => seat.player !== null);
      const { min } = this.gameOf(match).seats;
      if (seated.length < min) throw new Refused('too-few', { least: min });
      return { seats: seated.map((row, seat) => ({ ...row, seat })), status: 'choosing' };
    });
  }

  /**
   * Chooses a deck. The match begins when everyone has; a deck that does not go with those chosen before is not taken.
   * @throws Refused
   */
  chooseDeck(id: string, person: Person, deck: Deck, act: string): Promise<MatchRow> {
    return this.change(id, match => {
      beforeStart(match);
      const seat = seatOf(match, person.id);
      if (seat === null) throw new Refused('not-at-table');
      checkDeck(this.gameOf(match), match.options, deck);
      const before = match.seats[seat] as SeatRow;
      return { seats: withSeat(match.seats, seat, { deck, sitting: `${before.sitting} ${act}` }) };
    });
  }

  /**
   * After a match: the same again with the sides swapped, and decks chosen anew. Whoever else wants it too joins the
   * table there is. In a series that is not over, its next match. @throws Refused
   */
  again(look: Look, person: Person, act: string): Promise<MatchRow> {
    return this.deps.matches.inTurn(look.match.id, () => this.rematch(look, person, act));
  }

  private async rematch(look: Look, person: Person, act: string): Promise<MatchRow> {
    const { match } = look;
    if (match.status !== 'over') throw new Refused('not-open');
    const seat = seatOf(match, person.id);
    if (seat === null) throw new Refused('not-at-table');
    const next = await this.nextOfSeries(look);
    if (next !== null) return next;
    const opened = await this.rematchOf(match);
    if (opened !== null) return seatOf(opened, person.id) === null ? this.join(opened.id, person, act) : opened;
    const seats = match.seats.map(row => {
      if (row.seat === seat) return personSeat(seat, person, null, act);
      return practiceLevel(row.player) === null ? emptySeat(row.seat) : { ...row, sitting: 'practice' };
    });
    const others = match.seats.filter(row => row.seat !== seat && practiceLevel(row.player) === null);
    const { secretDecks, bestOf } = readTerms(match.terms);
    return this.create({
      id: newId(),
      game: match.game,
      ruleset: match.ruleset,
      options: await this.swapped(look),
      guild: match.guild,
      channel: match.channel,
      host: person.id,
      seats,
      series: null,
      terms: {
        invited: others.length === 1 ? (others[0]?.player ?? null) : null,
        secretDecks,
        bestOf,
        guided: false,
        score: {},
        round: 1,
        rematchOf: match.id,
      },
    });
  }

  /** What a due row of kind `series` asks for: the match that follows this one in its series begins by itself. */
  async continueSeries(id: string): Promise<void> {
    await this.nextOfSeries(await this.deps.matches.look(id));
  }

  /**
   * The next match of an undecided series, with the sides swapped and the same decks; null when the series is over.
   * However often it is asked for, there is only one.
   */
  async nextOfSeries(look: Look): Promise<MatchRow | null> {
    const { match } = look;
    if (!goesOn(match)) return null;
    const id = nextId(match);
    const begun = await this.deps.store.match(id);
    if (begun !== null) return this.begun(begun);
    const terms = readTerms(match.terms);
    const { rematchOf: _, ...kept } = terms;
    return this.create({
      id,
      game: match.game,
      ruleset: match.ruleset,
      options: await this.swapped(look),
      guild: match.guild,
      channel: match.channel,
      host: match.host,
      seats: match.seats.map(seat => ({ ...seat, sitting: `${seat.sitting} round ${terms.round + 1}` })),
      series: match.series ?? match.id,
      terms: { ...kept, score: scoreAfter(match, terms), round: terms.round + 1 },
    });
  }

  /** Options for the same game with the sides swapped, as far as the last stored table tells. */
  private async swapped({ match, game }: Look): Promise<Json> {
    const snapshot = game.swapSides === undefined ? null : (await this.deps.store.load(match.id))?.snapshot;
    if (game.swapSides === undefined || snapshot == null) return match.options;
    const { state } = JSON.parse(snapshot.json) as { state: unknown };
    return game.swapSides(match.options, state) as Json;
  }

  /** The rematch that somebody has already asked for. */
  private async rematchOf(match: MatchRow): Promise<MatchRow | null> {
    const open = await this.deps.store.matchesOf({
      channel: match.channel,
      status: ['inviting', 'choosing', 'playing'],
    });
    return open.find(other => readTerms(other.terms).rematchOf === match.id) ?? null;
  }

  private async create(table: NewTable): Promise<MatchRow> {
    const secret = randomBytes(32).toString('hex');
    const now = this.deps.now();
    const match = this.settled({
      ...table,
      status: table.seats.every(seat => seat.player !== null) ? 'choosing' : 'inviting',
      secret,
      commitment: commit(secret),
      version: this.deps.version,
      moves: 0,
      lines: 0,
      outcome: null,
      createdAt: now,
      updatedAt: now,
    });
    try {
      await this.deps.store.createMatch(match, this.expiry(match));
    } catch (error) {
      // Only the matches of a series have an id that another process may have taken, for the very same match.
      const other = table.series === null ? null : await this.deps.store.match(match.id);
      if (other === null) throw error;
      return this.begun(other);
    }
    this.deps.poke();
    return this.begun(match);
  }

  /** One change to a table that has not begun. `wish` returns null where there is nothing to do. */
  private async change(id: string, wish: (match: MatchRow) => Partial<MatchRow> | null): Promise<MatchRow> {
    const changed = await this.deps.matches.inTurn(id, async () => {
      for (let tries = 1; ; tries++) {
        const match = await this.deps.store.match(id);
        if (match === null) throw new Refused('no-match');
        const change = wish(match);
        if (change === null) return match;
        try {
          return await this.write(match, change);
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
          if (tries === TRIES) throw new Refused('stale');
        }
      }
    });
    return this.begun(changed);
  }

  private async write(match: MatchRow, change: Partial<MatchRow>): Promise<MatchRow> {
    const after = { ...match, ...change, updatedAt: Math.max(this.deps.now(), match.updatedAt + 1) };
    const { status, seats, terms, version, updatedAt } = this.settled(after);
    const due = this.expiry(after);
    const changed = { status, seats, terms, version, updatedAt };
    const written = await this.deps.store.updateMatch(match.id, match.updatedAt, changed, due);
    if (due.length > 0) this.deps.poke();
    return written;
  }

  /** A table at which everyone has a deck is in play from that moment: set up at once, or by whoever looks first. */
  private settled(match: MatchRow): MatchRow {
    if (match.status !== 'choosing') return match;
    const seats = readySeats(this.gameOf(match), match);
    return seats === null ? match : { ...match, seats, status: 'playing', version: this.deps.version };
  }

  private expiry({ id, status, updatedAt }: MatchRow): NewDue[] {
    const waits = status === 'inviting' || status === 'choosing';
    return waits ? [{ kind: 'expire', subject: id, at: updatedAt + INVITATION }] : [];
  }

  /** A match as it is after a change: one in play is set up now; of the others, whoever draws them is told. */
  private async begun(match: MatchRow): Promise<MatchRow> {
    if (match.status === 'playing') return (await this.deps.matches.look(match.id)).match;
    this.deps.notify({ match: match.id, kind: match.status === 'withdrawn' ? 'closed' : 'lobby' });
    return match;
  }

  private gameOf(match: MatchRow): Game {
    return this.deps.matches.game(match.game);
  }
}

const newId = (): string => matchId(randomBytes(6).toString('hex'));

const closed = (terms: Terms, why: NonNullable<Terms['closed']>) => ({
  status: 'withdrawn' as const,
  terms: { ...terms, closed: why },
});

function beforeStart(match: MatchRow): Terms {
  if (match.status === 'playing' || match.status === 'halted') throw new Refused('not-open');
  if (match.status === 'over' || match.status === 'withdrawn') throw new Refused('closed');
  return readTerms(match.terms);
}
