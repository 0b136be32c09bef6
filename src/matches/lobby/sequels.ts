import type { CardSet, Deck, Json } from '../../kernel/index.js';
import { isPractice } from '../../opponents/index.js';
import { compared, type MatchRow, type MatchStatus, type SeatRow } from '../../store/port.js';
import type { Look, Person } from '../play/look.js';
import { Refused } from '../refused.js';
import { emptySeat, isFormer, isPlayable, personSeat, practiceSeat } from './seats.js';
import { goesOn, nextId, rematchId, scoreAfter } from './series.js';
import type { Tables, TablesDeps } from './tables.js';
import { asSeated } from './takeover.js';
import { agreed, lasting, readTerms } from './terms.js';

/** What follows a match: the next of its series, or a rematch. */
export class Sequels {
  private readonly deps: TablesDeps;
  private readonly tables: Tables;

  constructor(deps: TablesDeps, tables: Tables) {
    this.deps = deps;
    this.tables = tables;
  }

  /**
   * After a match: the same again with the sides swapped, and decks chosen again unless this person keeps theirs. Others
   * who want it too join that table. In a series that is not over, its next match. @throws Refused
   */
  again(look: Look, person: Person, keeps = false): Promise<MatchRow> {
    return this.deps.matches.inTurn(look.match.id, () => this.rematch(look, person, keeps));
  }

  private async rematch(look: Look, person: Person, keeps: boolean): Promise<MatchRow> {
    const { match, game } = look;
    // A lesson is begun again as it was begun.
    if (match.status !== 'over' || readTerms(match.terms).lesson !== undefined) throw new Refused('not-open');
    const seated = asSeated(match);
    if (!seated.some(({ player }) => player === person.id)) throw new Refused('not-at-table');
    const next = await this.nextOfSeries(look);
    if (next !== null) return next;
    const { id, opened } = await this.rematchOf(match);
    if (opened !== null) return opened;
    const set = await this.newest(match);
    const kept = (row: SeatRow): Deck | null =>
      keeps && isPlayable(this.deps.matches.gameFor({ ...match, set }), match.options, row.deck) ? row.deck : null;
    const seats = seated.map(row => {
      const name = row.player === match.seats[row.seat]?.player ? row.name : person.name;
      if (row.player === person.id) return personSeat(row.seat, { ...person, name }, kept(row));
      return isPractice(row) ? this.practising({ ...match, set }, row) : emptySeat(row.seat);
    });
    const others = seated.filter(row => row.player !== person.id && !isPractice(row) && !isFormer(row.player));
    const terms = readTerms(match.terms);
    const { secretDecks, bestOf, quest } = terms;
    return this.tables.create({
      id,
      game: match.game,
      ruleset: match.ruleset,
      // A quest has no sides to swap: it stays that quest, however often it is tried.
      options: quest === undefined ? await this.swapped(look) : match.options,
      guild: match.guild,
      channel: match.channel,
      host: person.id,
      seats,
      set,
      series: null,
      terms: {
        invited: others.length === 1 && game.partners !== true ? (others[0]?.player ?? null) : null,
        secretDecks,
        bestOf,
        score: {},
        round: 1,
        rematchOf: match.id,
        ...(quest !== undefined && { quest }),
        ...agreed(terms),
      },
    });
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
    if (begun !== null) return this.tables.begun(begun);
    const terms = readTerms(match.terms);
    return this.tables.create({
      id,
      game: match.game,
      ruleset: match.ruleset,
      options: await this.swapped(look),
      guild: match.guild,
      channel: match.channel,
      host: match.host,
      // Its secret was promised before anybody added luck, so the same words serve it as well.
      seats: match.seats.map(seat => ({ ...seat, sitting: '' })),
      set: match.set,
      series: match.series ?? match.id,
      terms: { ...lasting(terms), score: scoreAfter(match, terms), round: terms.round + 1 },
    });
  }

  /** Options for the same game with the sides swapped, as far as the last stored table tells. */
  private async swapped({ match, game }: Look): Promise<Json> {
    const snapshot = game.swapSides === undefined ? null : (await this.deps.store.load(match.id))?.snapshot;
    if (game.swapSides === undefined || snapshot == null) return match.options;
    const { state } = JSON.parse(snapshot.json) as { state: unknown };
    return game.swapSides(match.options, state) as Json;
  }

  /** A practice bot with its deck; with another where the set that it is of has been replaced. A quest's enemy keeps its own. */
  private practising({ ruleset, options, terms, ...match }: MatchRow, row: SeatRow): SeatRow {
    const game = this.deps.matches.gameFor(match);
    const keeps = readTerms(terms).quest !== undefined || isPlayable(game, options, row.deck);
    const { deck } = keeps ? row : practiceSeat(game, ruleset, row.seat);
    return { ...emptySeat(row.seat), player: row.player, name: row.name, deck };
  }

  /** The set of that name as the server has it now. @throws Refused where it has been removed */
  private async newest({ guild, set }: MatchRow): Promise<MatchRow['set']> {
    if (set === null || guild === null) return set;
    const rows = await this.deps.store.sets(guild);
    const isSame = (other: CardSet): boolean => other.game === set.game && compared(other.name) === compared(set.name);
    const found = rows.find(row => isSame(row.set));
    if (found === undefined) throw new Refused('unknown-set', { set: set.name });
    return found.set;
  }

  /** The rematch that somebody has already asked for; where those before came to nothing or are over, the id of the next. */
  private async rematchOf(match: MatchRow): Promise<{ id: string; opened: MatchRow | null }> {
    for (let n = 1; ; n++) {
      const id = rematchId(match, n);
      const opened = await this.deps.store.match(id);
      if (opened === null || OPENED.includes(opened.status)) return { id, opened };
    }
  }
}

/** A rematch that others can still join, or already play. */
const OPENED: readonly MatchStatus[] = ['inviting', 'choosing', 'playing'];
