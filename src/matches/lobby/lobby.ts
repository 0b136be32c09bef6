import { type CardSet, type Deck, hash, type Json, type Level, type Seat, text } from '../../kernel/index.js';
import { isPractice, practiceLevel } from '../../opponents/index.js';
import { isOver, type MatchRow, type SeatRow } from '../../store/port.js';
import { seatFor } from '../play/checks.js';
import { isInLobby, type Look, type Person, seatOf, seatsOf } from '../play/look.js';
import { Refused } from '../refused.js';
import { afterAct, isShared, withLuck, withoutLuck } from './luck.js';
import {
  characterBeside,
  characterSeat,
  checkDeck,
  checkPair,
  emptySeat,
  goTogether,
  isPlayable,
  nameBeside,
  personSeat,
  practiceSeat,
  withSeat,
} from './seats.js';
import { Sequels } from './sequels.js';
import { expiryOf, INVITATION, newId, Tables, type TablesDeps } from './tables.js';
import { asSeated } from './takeover.js';
import { agreed, type Lapse, plainTerms, readTerms, type Terms } from './terms.js';

export { scoreAfter } from './series.js';
export { INVITATION } from './tables.js';

/** A table as its host wants it. */
export interface Opening {
  readonly game: string;
  readonly ruleset: string;
  /** What the table agrees on, where it is more than the ruleset says. */
  readonly options?: Json;
  readonly guild: string | null;
  readonly channel: string;
  readonly host: Person;
  /** Who is challenged; `practice` for the practice bot; null for anyone. */
  readonly opponent: Person | 'practice' | null;
  /** How well the practice bot plays; left out, as most people want it. */
  readonly level?: Level;
  readonly deck: Deck | null;
  /** The set of cards to play with beside the game's own; none when left out. */
  readonly set?: CardSet | null;
  /** Places at the table; as many as the game takes where it is left out. */
  readonly seats?: number;
  readonly secretDecks: boolean;
  readonly bestOf: 1 | 3;
  /** How long each question may wait for its player, and what each has beside that for the whole match; left out, people are waited for. */
  readonly clock?: number;
  readonly bank?: number;
  readonly lapse?: Lapse;
  /** False: nothing is undone at this table. */
  readonly undo?: false;
}

/** A table whose people are known before it is opened. */
export interface Seating
  extends Pick<MatchRow, 'id' | 'game' | 'set' | 'ruleset' | 'options' | 'guild' | 'channel' | 'host'> {
  /** In seat order. */
  readonly people: readonly (Person & { readonly deck: Deck | null })[];
  readonly terms: Pick<Terms, 'bestOf'> & Partial<Terms>;
}

/** Everything before the first card: challenges, seats, decks. */
export class Lobby {
  private readonly deps: TablesDeps;
  private readonly tables: Tables;
  private readonly sequels: Sequels;

  constructor(deps: TablesDeps) {
    this.deps = deps;
    this.tables = new Tables(deps);
    this.sequels = new Sequels(deps, this.tables);
  }

  /** Opens a table. Its secret is drawn now and its commitment may be shown at once. @throws Refused */
  async open(opening: Opening): Promise<MatchRow> {
    const { host, opponent, deck } = opening;
    const set = opening.set ?? null;
    const game = this.deps.matches.gameFor({ game: opening.game, set });
    const ruleset = game.rulesets.find(known => known.id === opening.ruleset);
    if (ruleset === undefined) throw new Refused('unknown-ruleset', { ruleset: opening.ruleset });
    const invited = opponent === null || opponent === 'practice' ? null : opponent.id;
    if (invited === host.id) throw new Refused('yourself');
    if (opening.bestOf !== 1 && game.partners === true) throw new Refused('series-together');
    // Whole, as the game will read them: what is left open is settled when the table is opened.
    const options = game.options.parse(opening.options ?? ruleset.options) as Json;
    if (deck !== null) checkDeck(game, options, deck);
    const seats = Array.from({ length: opening.seats ?? game.seats.max }, (_, seat) => emptySeat(seat));
    seats[0] = personSeat(0, host, deck);
    if (opponent === 'practice') seats[1] = characterSeat(game, ruleset.id, 1, { level: opening.level });
    return this.tables.create({
      id: newId(),
      game: game.id,
      ruleset: ruleset.id,
      options,
      guild: opening.guild,
      channel: opening.channel,
      host: host.id,
      seats,
      set,
      series: null,
      terms: {
        invited,
        secretDecks: opening.secretDecks,
        bestOf: opening.bestOf,
        score: {},
        round: 1,
        ...agreed(opening),
      },
    });
  }

  /**
   * A table at which everybody has a place already. Who brings a deck that can be played here brings it; the others
   * choose, but for practice bots, who take what goes with theirs. However often a table of that id is asked for, there is one.
   */
  async seat({ id, people, terms, ...wanted }: Seating): Promise<MatchRow> {
    const there = await this.deps.store.match(id);
    if (there !== null) return this.tables.begun(there);
    const game = this.deps.matches.gameFor(wanted);
    const options = game.options.parse(wanted.options) as Json;
    const seats = people.map(({ deck, ...person }, seat): SeatRow => {
      const level = practiceLevel(person.id);
      return level === null
        ? personSeat(seat, person, isPlayable(game, options, deck) ? deck : null)
        : { ...practiceSeat(game, wanted.ruleset, seat, { level }), player: person.id, name: person.name };
    });
    const fit = goTogether(game, { ruleset: wanted.ruleset, options, seats });
    return this.tables.create({
      ...wanted,
      id,
      options,
      seats: fit ? seats : seats.map(seat => (isPractice(seat) ? seat : { ...seat, deck: null })),
      series: null,
      terms: { ...plainTerms, ...terms },
    });
  }

  /** Closes a table of a league, whether or not it has begun: what came of it counts for nothing. `goesOn`: where it does in another match. */
  async callOff(id: string, goesOn?: Terms['goesOn']): Promise<void> {
    await this.tables.change(id, match => {
      if (isOver(match)) return null;
      const terms = readTerms(match.terms);
      return goesOn === undefined ? closed(terms, 'called-off') : closed({ ...terms, goesOn }, 'goes-on');
    });
  }

  /** Closes an open table, as `callOff` does, unless somebody has touched it since it was read: then it returns false. */
  async retire({ id, updatedAt }: Pick<MatchRow, 'id' | 'updatedAt'>): Promise<boolean> {
    let isUntouched = false;
    await this.tables.change(id, match => {
      isUntouched = match.updatedAt === updatedAt && !isOver(match);
      return isUntouched ? closed(readTerms(match.terms), 'called-off') : null;
    });
    return isUntouched;
  }

  /** Takes a free place; where the seats are partners, as many as one likes. @throws Refused */
  join(id: string, person: Person): Promise<MatchRow> {
    return this.tables.change(id, match => {
      const terms = beforeStart(match);
      if (terms.league !== undefined) throw new Refused('league-table');
      refuseHost(match, terms, person);
      const held = seatsOf(match, person.id).length;
      if (held > 0 && this.deps.matches.game(match.game).partners !== true)
        throw new Refused(match.host === person.id ? 'own-challenge' : 'already-seated');
      if (terms.invited !== null && terms.invited !== person.id) throw new Refused('not-invited');
      const free = match.seats.find(seat => seat.player === null);
      if (match.status !== 'inviting' || free === undefined) throw new Refused('table-full');
      const named = { ...person, name: nameBeside(match.seats, person) };
      const seats = afterAct(withSeat(match.seats, free.seat, personSeat(free.seat, named, null)), free.seat);
      return { seats, status: seats.every(seat => seat.player !== null) ? 'choosing' : 'inviting' };
    });
  }

  /** The challenged player does not want to. @throws Refused */
  decline(id: string, person: Person): Promise<MatchRow> {
    return this.tables.change(id, match => {
      const terms = beforeStart(match);
      refuseHost(match, terms, person);
      if (terms.invited !== person.id) throw new Refused('not-invited');
      if (seatOf(match, person.id) !== null) throw new Refused('already-seated');
      return closed(terms, 'declined');
    });
  }

  /** The host takes the challenge back, or breaks up a table that has not begun. @throws Refused */
  withdraw(id: string, person: Person): Promise<MatchRow> {
    return this.tables.change(id, match => {
      const terms = beforeStart(match);
      if (match.host !== person.id) throw new Refused('not-host');
      return closed(terms, 'withdrawn');
    });
  }

  /** Nobody came, or chose a deck, in time. Nothing happens to a table that has begun, or at which something happened. */
  async expire(id: string): Promise<void> {
    const after = await this.tables.change(id, match => {
      const idle = match.updatedAt + INVITATION <= this.deps.now();
      return isInLobby(match) && idle ? closed(readTerms(match.terms), 'expired') : null;
    });
    // It has moved to another channel, say: it closes a day after that.
    for (const due of expiryOf(after)) await this.deps.store.schedule(due);
  }

  /** Gives a place back before the match has begun, the one taken last. The host's leaving closes the table. @throws Refused */
  stand(id: string, person: Person): Promise<MatchRow> {
    return this.tables.change(id, match => {
      const terms = beforeStart(match);
      if (terms.league !== undefined) throw new Refused('league-table');
      const seat = seatsOf(match, person.id).at(-1);
      if (seat === undefined) throw new Refused('not-at-table');
      if (match.host === person.id && seat === seatOf(match, person.id)) return closed(terms, 'withdrawn');
      return { seats: withoutLuck(withSeat(match.seats, seat, emptySeat(seat))), status: 'inviting' };
    });
  }

  /** The host sends somebody away. @throws Refused */
  kick(id: string, host: Person, seat: Seat): Promise<MatchRow> {
    return this.tables.change(id, match => {
      beforeStart(match);
      if (match.host !== host.id) throw new Refused('not-host');
      const player = match.seats[seat]?.player ?? null;
      if (player === null || player === host.id) throw new Refused('not-at-table');
      return { seats: withoutLuck(withSeat(match.seats, seat, emptySeat(seat))), status: 'inviting' };
    });
  }

  /** The host fills a free place with a practice bot. @throws Refused */
  addPractice(id: string, host: Person): Promise<MatchRow> {
    return this.tables.change(id, match => {
      beforeStart(match);
      if (match.host !== host.id) throw new Refused('not-host');
      const free = match.seats.find(seat => seat.player === null);
      if (match.status !== 'inviting' || free === undefined) throw new Refused('table-full');
      const game = this.deps.matches.gameFor(match);
      const [draw, cast] = [publicDraw(match, free.seat), publicDraw(match, 0)];
      const practice = characterBeside(match.seats, game, match.ruleset, free.seat, { draw, cast });
      const seats = withSeat(afterAct(match.seats, seatOf(match, host.id) as Seat), free.seat, practice);
      return { seats, status: seats.every(seat => seat.player !== null) ? 'choosing' : 'inviting' };
    });
  }

  /** The host starts with the places that are taken. @throws Refused when too few are */
  start(id: string, host: Person): Promise<MatchRow> {
    return this.tables.change(id, match => {
      beforeStart(match);
      if (match.host !== host.id) throw new Refused('not-host');
      if (match.status !== 'inviting') throw new Refused('not-started');
      const seats = afterAct(match.seats, seatOf(match, host.id) as Seat);
      const seated = seats.filter(seat => seat.player !== null);
      const { min } = this.deps.matches.gameFor(match).seats;
      if (seated.length < min) throw new Refused('too-few', { least: min });
      return { seats: seated.map((row, seat) => ({ ...row, seat })), status: 'choosing' };
    });
  }

  /**
   * Chooses a deck, for the seat named or the first of one's own. The match begins when everyone has; a deck that does
   * not go with those chosen before is not taken. @throws Refused
   */
  chooseDeck(id: string, person: Person, deck: Deck, wanted?: Seat): Promise<MatchRow> {
    return this.tables.change(id, match => {
      beforeStart(match);
      const seat = wanted ?? seatOf(match, person.id);
      const before = seat === null ? undefined : match.seats[seat];
      if (before?.player !== person.id) throw new Refused('not-at-table');
      const game = this.deps.matches.gameFor(match);
      checkDeck(game, match.options, deck);
      const seats = afterAct(withSeat(match.seats, before.seat, { deck }), before.seat);
      checkPair(game, match.options, seats);
      return { seats };
    });
  }

  /** Adds words of a player's own to the shuffle, in the place of those they added before. @throws Refused */
  addLuck(id: string, person: Person, words: string): Promise<MatchRow> {
    return this.tables.change(id, match => {
      if (match.status === 'playing' || match.status === 'halted') throw new Refused('luck-late');
      beforeStart(match);
      const seat = seatFor(match, person.id);
      if (isShared(match)) throw new Refused('luck-shared');
      return { seats: withLuck(match.seats, seat, words) };
    });
  }

  /**
   * The same again, after a match: the table that somebody has put up for it already, or a new one. `keeps`: this person
   * plays with the decks they have had, where these may still be played. @throws Refused
   */
  async again(look: Look, person: Person, keeps = false): Promise<MatchRow> {
    const match = await this.sequels.again(look, person, keeps);
    const joined = seatOf(match, person.id) === null ? await this.join(match.id, person) : match;
    if (!keeps || joined.status === 'playing') return joined;
    const seat = seatOf(joined, person.id) as Seat;
    const deck = asSeated(look.match).find(({ player }) => player === person.id)?.deck ?? null;
    const game = this.deps.matches.gameFor(joined);
    const isWanted = joined.seats[seat]?.deck === null && isPlayable(game, joined.options, deck);
    return isWanted && deck !== null ? this.chooseDeck(joined.id, person, deck, seat) : joined;
  }

  /** The next match of an undecided series; null when the series is over. However often it is asked for, there is one. */
  nextOfSeries(look: Look): Promise<MatchRow | null> {
    return this.sequels.nextOfSeries(look);
  }

  /** What a due row of kind `series` asks for: the match that follows this one in its series begins by itself. */
  async continueSeries(id: string): Promise<void> {
    await this.nextOfSeries(await this.deps.matches.look(id));
  }
}

/** A number that the public promise has fixed. Players may have added luck by now, so the bot must not choose one. */
const publicDraw = ({ commitment }: MatchRow, seat: Seat): number =>
  Number.parseInt(hash(`${commitment} seat ${seat}`).slice(0, 8), 16);

const closed = (terms: Terms, why: NonNullable<Terms['closed']>) => ({
  status: 'withdrawn' as const,
  terms: { ...terms, closed: why },
});

/** A challenge is not for its host to answer. @throws Refused that says who can */
function refuseHost({ host }: MatchRow, { invited }: Terms, { id }: Person): void {
  if (invited !== null && id === host)
    throw new Refused('not-for-host', { who: text('person-mention', { id: invited }) });
}

function beforeStart(match: MatchRow): Terms {
  if (match.status === 'playing' || match.status === 'halted') throw new Refused('not-open');
  if (isOver(match)) throw new Refused('closed');
  return readTerms(match.terms);
}
