import { type Json, type Lesson, lessonIn } from '../../kernel/index.js';
import { practiceId } from '../../opponents/index.js';
import type { MatchRow, SeatRow } from '../../store/port.js';
import { emptySeat, personSeat, practiceAt, practiceName } from '../lobby/seats.js';
import { newId, Tables, type TablesDeps } from '../lobby/tables.js';
import { plainTerms } from '../lobby/terms.js';
import type { Person } from '../play/look.js';
import { Refused } from '../refused.js';

/** A lesson to start. */
export interface Schooling {
  readonly game: string;
  /** Left out: the game's first. */
  readonly lesson?: string;
  readonly guild: string | null;
  readonly channel: string;
  readonly person: Person;
}

/** Guided first matches. They are played like any other, and count for nothing. */
export class Lessons {
  private readonly deps: TablesDeps;
  private readonly tables: Tables;

  constructor(deps: TablesDeps) {
    this.deps = deps;
    this.tables = new Tables(deps);
  }

  /** Begins a lesson, or continues the player's open one: there's one at a time. @throws Refused */
  start(schooling: Schooling): Promise<MatchRow> {
    const { game: id, person, lesson: wanted } = schooling;
    const { lessons = [] } = this.deps.matches.game(id);
    const lesson = wanted === undefined ? lessons[0] : lessons.find(known => known.id === wanted);
    if (lesson === undefined) throw new Refused('unknown-lesson');
    return this.deps.matches.inTurn(
      `lessons of ${person.id}`,
      async () => (await this.underWay(id, lesson, person.id)) ?? this.begin(schooling, lesson),
    );
  }

  private async underWay(game: string, lesson: Lesson, person: string): Promise<MatchRow | null> {
    const matches = await this.deps.store.matchesOf({ player: person, status: ['playing'] });
    const known = this.deps.matches.game(game);
    return matches.find(match => match.game === game && lessonIn(known, match.options) === lesson) ?? null;
  }

  private begin({ game: id, guild, channel, person }: Schooling, lesson: Lesson): Promise<MatchRow> {
    const game = this.deps.matches.game(id);
    const level = practiceAt(game, lesson.level);
    const seats = lesson.decks.map(
      (deck, seat): SeatRow =>
        seat === 0
          ? personSeat(seat, person, deck)
          : { ...emptySeat(seat), player: practiceId(level), name: practiceName(level, seat), deck },
    );
    return this.tables.create({
      id: newId(),
      game: id,
      ruleset: lesson.ruleset,
      options: game.options.parse(lesson.options) as Json,
      guild,
      channel,
      host: person.id,
      seats,
      set: null,
      series: null,
      terms: { ...plainTerms, lesson: { given: {}, heard: {} } },
    });
  }
}
