import { randomBytes } from 'node:crypto';
import { gameOf } from '../games/index.js';
import { commit, type Deck, type Game, hash, type Json, type Problem, type Seat, winners } from '../kernel/index.js';
import { practiceId, practiceLevel } from '../opponents/index.js';
import { Conflict, type MatchRow, type SeatRow, type Store } from '../store/port.js';
import { type Change, gameFor, type Look, type Matches, type Person, seatOf } from './matches.js';
import { Refused } from './refused.js';
import { readTerms, type Terms } from './terms.js';

/** How long a challenge stands. */
export const INVITATION = 24 * 60 * 60 * 1000;

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

/** Everything before the first card: challenges, seats, decks. */
export class Lobby {
  private readonly deps: LobbyDeps;

  constructor(deps: LobbyDeps) {
    this.deps = deps;
  }

  /** Opens a table. Its secret is drawn now and its commitment may be shown at once. @throws Refused */
  async open(opening: Opening): Promise<MatchRow> {
    const { host, opponent } = opening;
    const game = knownGame(opening.game);
    const ruleset = game.rulesets.find(known => known.id === opening.ruleset);
    if (ruleset === undefined) throw new Refused('unknown-ruleset', { ruleset: opening.ruleset });
    if (opponent !== null && opponent !== 'practice' && opponent.id === host.id) throw new Refused('own-challenge');
    if (opening.deck !== null) checkDeck(game, ruleset.options, opening.deck);
    const seats = Array.from({ length: game.seats.max }, (_, seat): SeatRow => emptySeat(seat));
    seats[0] = { seat: 0, player: host.id, name: host.name, deck: opening.deck, sitting: sittingOf(host, opening.act) };
    if (opponent === 'practice') seats[1] = practiceSeat(game, ruleset.id);
    const terms: Terms = {
      invited: opponent === null || opponent === 'practice' ? null : opponent.id,
      secretDecks: opening.secretDecks,
      bestOf: opening.bestOf,
      guided: opening.guided ?? false,
      score: {},
      round: 1,
    };
    return this.create({
      game: game.id,
      ruleset: ruleset.id,
      options: ruleset.options,
      guild: opening.guild,
      channel: opening.channel,
      host: host.id,
      seats,
      terms,
      series: null,
    });
  }

  /** Takes a free place. @throws Refused */
  join(id: string, person: Person, act: string): Promise<MatchRow> {
    return this.change(id, match => {
      const terms = inviting(match);
      if (seatOf(match, person.id) !== null)
        throw new Refused(match.host === person.id ? 'own-challenge' : 'already-seated');
      if (terms.invited !== null && terms.invited !== person.id) throw new Refused('not-invited');
      const free = match.seats.find(seat => seat.player === null);
      if (free === undefined) throw new Refused('table-full');
      const seats = withSeat(match, free.seat, {
        player: person.id,
        name: person.name,
        sitting: sittingOf(person, act),
      });
      return { seats, ...(seats.every(seat => seat.player !== null) && { status: 'choosing' as const }) };
    });
  }

  /** The challenged player does not want to. */
  decline(id: string, person: Person): Promise<MatchRow> {
    return this.change(id, match => {
      const terms = inviting(match);
      if (terms.invited !== person.id) throw new Refused('not-invited');
      return closed(terms, 'declined');
    });
  }

  /** The host takes the challenge back, or breaks up a table that has not begun. */
  withdraw(id: string, person: Person): Promise<MatchRow> {
    return this.change(id, match => {
      if (match.status !== 'inviting' && match.status !== 'choosing') throw new Refused('closed');
      if (match.host !== person.id) throw new Refused('not-host');
      return closed(readTerms(match.terms), 'withdrawn');
    });
  }

  /** Nobody came in time. Nothing happens to a table that has begun. */
  async expire(id: string): Promise<void> {
    const match = await this.deps.store.match(id);
    if (match?.status === 'inviting' || match?.status === 'choosing')
      await this.change(id, now => closed(readTerms(now.terms), 'expired'));
  }

  /** Gives a place back before the match has begun. The host's leaving closes the table. */
  stand(id: string, person: Person): Promise<MatchRow> {
    return this.change(id, match => {
      const terms = beforeStart(match);
      const seat = seatOf(match, person.id);
      if (seat === null) throw new Refused('not-at-table');
      if (match.host === person.id) return closed(terms, 'withdrawn');
      return { seats: withSeat(match, seat, emptySeat(seat)), status: 'inviting' as const };
    });
  }

  /** The host sends somebody away. */
  kick(id: string, host: Person, seat: Seat): Promise<MatchRow> {
    return this.change(id, match => {
      beforeStart(match);
      if (match.host !== host.id) throw new Refused('not-host');
      const row = match.seats[seat];
      if (row?.player === null || row?.player === undefined || row.player === host.id)
        throw new Refused('not-at-table');
      return { seats: withSeat(match, seat, emptySeat(seat)), status: 'inviting' as const };
    });
  }

  /** The host starts with the places that are taken. @throws Refused when too few are */
  start(id: string, host: Person): Promise<MatchRow> {
    return this.change(id, match => {
      inviting(match);
      if (match.host !== host.id) throw new Refused('not-host');
      const seated = match.seats.filter(seat => seat.player !== null);
      const { min } = gameFor(match).seats;
      if (seated.length < min) throw new Refused('too-few', { least: min });
      return { seats: seated.map((row, seat) => ({ ...row, seat })), status: 'choosing' as const };
    });
  }

  /** Chooses a deck. The match begins when everyone has. @throws Refused */
  async chooseDeck(id: string, person: Person, deck: Deck, act: string): Promise<MatchRow> {
    return this.change(id, match => {
      beforeStart(match);
      const seat = seatOf(match, person.id);
      if (seat === null) throw new Refused('not-at-table');
      checkDeck(gameFor(match), match.options, deck);
      const before = match.seats[seat] as SeatRow;
      return { seats: withSeat(match, seat, { deck, sitting: hash(`${before.sitting} ${act}`) }) };
    });
  }

  /** After a match: the same again with the other side first; within a series the score is carried on. */
  async again(look: Look, person: Person, act: string): Promise<MatchRow> {
    const { match } = look;
    if (match.status !== 'over') throw new Refused('not-open');
    const seat = seatOf(match, person.id);
    if (seat === null) throw new Refused('not-at-table');
    const rival = match.seats.find(other => other.seat !== seat) as SeatRow;
    const terms = readTerms(match.terms);
    return this.open({
      game: match.game,
      ruleset: match.ruleset,
      guild: match.guild,
      channel: match.channel,
      host: person,
      opponent: practiceLevel(rival.player) !== null ? 'practice' : { id: rival.player as string, name: rival.name },
      deck: null,
      secretDecks: terms.secretDecks,
      bestOf: terms.bestOf,
      act,
    });
  }

  /** The next match of an undecided series, with the sides swapped and the same decks; null when the series is over. */
  async nextOfSeries(look: Look): Promise<MatchRow | null> {
    const { match, game, table } = look;
    const terms = readTerms(match.terms);
    if (terms.bestOf === 1 || match.outcome === null || table === null) return null;
    const score = scoreAfter(match, terms);
    const needed = Math.ceil(terms.bestOf / 2);
    if (Object.values(score).some(wins => wins >= needed)) return null;
    const options = game.swapSides === undefined ? match.options : (game.swapSides(match.options, table.state) as Json);
    return this.create({
      game: match.game,
      ruleset: match.ruleset,
      options,
      guild: match.guild,
      channel: match.channel,
      host: match.host,
      seats: match.seats.map(seat => ({ ...seat, sitting: hash(`${seat.sitting} ${match.id}`) })),
      terms: { ...terms, score, round: terms.round + 1 },
      series: match.series ?? match.id,
    });
  }

  private async create(
    table: Pick<MatchRow, 'game' | 'ruleset' | 'options' | 'guild' | 'channel' | 'host' | 'seats' | 'series'> & {
      terms: Terms;
    },
  ): Promise<MatchRow> {
    const secret = randomBytes(32).toString('hex');
    const now = this.deps.now();
    const match: MatchRow = {
      ...table,
      id: shortId(),
      status: table.seats.every(seat => seat.player !== null) ? 'choosing' : 'inviting',
      secret,
      commitment: commit(secret),
      version: this.deps.version,
      moves: 0,
      lines: 0,
      outcome: null,
      createdAt: now,
      updatedAt: now,
    };
    await this.deps.store.createMatch(match, [{ kind: 'expire', subject: match.id, at: now + INVITATION }]);
    this.deps.poke();
    return this.beginIfReady(match);
  }

  private change(id: string, wish: (match: MatchRow) => Partial<MatchRow>): Promise<MatchRow> {
    return this.deps.matches
      .inTurn(id, async () => {
        const match = await this.deps.store.match(id);
        if (match === null) throw new Refused('no-match');
        const changed = wish(match);
        try {
          return await this.deps.store.updateMatch(id, match.updatedAt, {
            ...changed,
            updatedAt: Math.max(this.deps.now(), match.updatedAt + 1),
          });
        } catch (error) {
          if (error instanceof Conflict) throw new Refused('stale');
          throw error;
        }
      })
      .then(match => this.beginIfReady(match));
  }

  /** The match begins when every place is taken and has a deck. */
  private async beginIfReady(match: MatchRow): Promise<MatchRow> {
    if (match.status === 'choosing' && match.seats.every(seat => seat.deck !== null)) {
      const problem = gameFor(match).decks.pair?.(
        match.seats.map(seat => seat.deck as Deck),
        match.options,
      );
      if (problem != null) return this.chooseAgain(match);
      return (await this.deps.matches.begin(match)).match;
    }
    this.deps.notify({ match: match.id, kind: match.status === 'withdrawn' ? 'closed' : 'lobby' });
    return match;
  }

  /** Decks that do not go together are chosen again, all but the host's. */
  private async chooseAgain(match: MatchRow): Promise<MatchRow> {
    const seats = match.seats.map(seat => (seat.player === match.host ? seat : { ...seat, deck: null }));
    const updated = await this.deps.store.updateMatch(match.id, match.updatedAt, {
      seats,
      updatedAt: match.updatedAt + 1,
    });
    this.deps.notify({ match: match.id, kind: 'lobby' });
    return Promise.reject(new Refused('decks-do-not-match', { match: updated.id }));
  }
}

/** Wins of each player in the series, this match included. */
export function scoreAfter(match: MatchRow, terms: Terms): Record<string, number> {
  const score = { ...terms.score };
  if (match.outcome !== null)
    for (const seat of winners(match.outcome)) {
      const player = match.seats[seat]?.player as string;
      score[player] = (score[player] ?? 0) + 1;
    }
  return score;
}

const shortId = (): string =>
  BigInt(`0x${randomBytes(6).toString('hex')}`)
    .toString(36)
    .padStart(10, '0');

const sittingOf = (person: Person, act: string): string =>
  hash(`${person.id} ${act} ${randomBytes(8).toString('hex')}`);

const emptySeat = (seat: Seat): SeatRow => ({ seat, player: null, name: '', deck: null, sitting: '' });

const withSeat = (match: MatchRow, seat: Seat, change: Partial<SeatRow>): SeatRow[] =>
  match.seats.map(row => (row.seat === seat ? { ...row, ...change } : row));

const closed = (terms: Terms, why: NonNullable<Terms['closed']>) => ({
  status: 'withdrawn' as const,
  terms: { ...terms, closed: why },
});

function practiceSeat(game: Game, ruleset: string): SeatRow {
  const decks = game.decks.ready.filter(deck => deck.rulesets.includes(ruleset));
  const deck = decks[randomBytes(4).readUInt32BE() % decks.length];
  if (deck === undefined) throw new Refused('unknown-deck', { deck: ruleset });
  return {
    seat: 1,
    player: practiceId('steady'),
    name: 'Practice',
    deck: { name: deck.id, cards: deck.cards },
    sitting: randomBytes(8).toString('hex'),
  };
}

function knownGame(id: string): Game {
  const game = gameOf(id);
  if (game === undefined) throw new Refused('unknown-game', { game: id });
  return game;
}

function checkDeck(game: Game, options: Json, deck: Deck): void {
  const problems: Problem[] = game.decks.check(deck, game.options.parse(options));
  const [first] = problems;
  if (first !== undefined) throw new Refused('deck-not-legal', { problem: first.message });
}

function beforeStart(match: MatchRow): Terms {
  if (match.status === 'playing' || match.status === 'halted') throw new Refused('not-open');
  if (match.status === 'over' || match.status === 'withdrawn') throw new Refused('closed');
  return readTerms(match.terms);
}

function inviting(match: MatchRow): Terms {
  const terms = beforeStart(match);
  if (match.status !== 'inviting') throw new Refused('table-full');
  return terms;
}
