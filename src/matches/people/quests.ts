import {
  type Deck,
  type Game,
  hash,
  LEVELS,
  type Level,
  type Quest,
  TEMPERS,
  type Temper,
} from '../../kernel/index.js';
import { characterId, levelsOf } from '../../opponents/index.js';
import type { MatchRow, ResultRow, SeatRow } from '../../store/port.js';
import { checkDeck, emptySeat, personSeat } from '../lobby/seats.js';
import { newId, Tables, type TablesDeps } from '../lobby/tables.js';
import { plainTerms, readTerms } from '../lobby/terms.js';
import type { Person } from '../play/look.js';
import { Refused } from '../refused.js';

/** The best that somebody has done: won against the strongest practice bot, and that in the fewest turns. */
export interface Best {
  readonly level: Level;
  readonly turns: number;
}

/** How somebody stands with a quest. */
export interface Standing {
  readonly quest: Quest;
  readonly is: 'locked' | 'open' | 'won';
  /** Matches of it that are over. */
  readonly tries: number;
  /** Null until it is won. */
  readonly best: Best | null;
}

/** A quest as somebody takes it on. */
export interface Venture {
  readonly game: string;
  readonly quest: string;
  /** Left out: the level the quest is meant for. */
  readonly level?: Level;
  readonly guild: string | null;
  readonly channel: string;
  readonly person: Person;
  readonly deck: Deck;
  /** What its enemy is called at the table. */
  readonly enemy: string;
}

/**
 * Matches that people take on alone. Who has won what follows from the results of their matches, so it is on the disk
 * together with the end of each.
 */
export class Quests {
  private readonly deps: TablesDeps;
  private readonly tables: Tables;

  constructor(deps: TablesDeps) {
    this.deps = deps;
    this.tables = new Tables(deps);
  }

  /** How a person stands with each quest of a game, in the game's order. */
  async standings(game: string, person: string): Promise<Standing[]> {
    const quests = this.deps.matches.game(game).quests ?? [];
    const results = await this.deps.store.results({ player: person, game, quests: true });
    const best = new Map(quests.map(({ id }) => [id, bestOf(results, id)]));
    const isWon = (id: string): boolean => best.get(id) != null;
    return quests.map(quest => ({
      quest,
      is: isWon(quest.id) ? 'won' : quest.after.every(isWon) ? 'open' : 'locked',
      tries: results.filter(result => result.quest?.id === quest.id).length,
      best: best.get(quest.id) ?? null,
    }));
  }

  /** The match in which somebody is at a quest; null when there is none. */
  async underWay(game: string, quest: string, person: string): Promise<MatchRow | null> {
    const matches = await this.deps.store.matchesOf({ player: person, status: ['playing'] });
    return matches.find(match => match.game === game && readTerms(match.terms).quest?.id === quest) ?? null;
  }

  /** The deck with which somebody sat at a match of a game; null where they did not sit there. */
  async deckPlayed(id: string, game: string, person: string): Promise<Deck | null> {
    const match = await this.deps.store.match(id);
    if (match?.game !== game) return null;
    return match.seats.find(({ player }) => player === person)?.deck ?? null;
  }

  /** Begins a quest. Where somebody is at it already, that match goes on: there is one at a time. @throws Refused */
  start(venture: Venture): Promise<MatchRow> {
    const { game, quest, person } = venture;
    return this.deps.matches.inTurn(`quests of ${person.id}`, async () => {
      const standing = (await this.standings(game, person.id)).find(known => known.quest.id === quest);
      if (standing === undefined) throw new Refused('unknown-quest', { quest });
      if (standing.is === 'locked') throw new Refused('quest-locked');
      return (await this.underWay(game, quest, person.id)) ?? this.begin(venture, standing.quest);
    });
  }

  private begin({ game: id, guild, channel, person, deck, enemy, ...wish }: Venture, quest: Quest) {
    const game = this.deps.matches.game(id);
    const level = nearestLevel(game, wish.level ?? quest.level);
    if (level === undefined) throw new Refused('no-practice');
    checkDeck(game, quest.options, deck);
    return this.tables.create({
      id: newId(),
      game: id,
      ruleset: quest.ruleset,
      options: quest.options,
      guild,
      channel,
      host: person.id,
      seats: [personSeat(0, person, deck), enemySeat(quest, level, enemy)],
      set: null,
      series: null,
      terms: { ...plainTerms, quest: { id: quest.id, level } },
    });
  }
}

const strength = (level: Level): number => LEVELS.indexOf(level);

/** A level there is: the wished one, else the next weaker, else the weakest. */
export function nearestLevel(game: Game, wished: Level): Level | undefined {
  const levels = levelsOf(game);
  return levels.findLast(level => strength(level) <= strength(wished)) ?? levels[0];
}

/** How the enemy of a quest plays: always the same, so that it can be told beforehand. */
export const temperOf = ({ id }: Quest): Temper =>
  TEMPERS[Number.parseInt(hash(`temper of ${id}`).slice(0, 8), 16) % TEMPERS.length] as Temper;

/** The enemy's deck is played as it is, so nothing is checked. */
function enemySeat(quest: Quest, level: Level, enemy: string): SeatRow {
  const { name, cards } = quest.deck;
  return { ...emptySeat(1), player: characterId(level, temperOf(quest)), name: enemy, deck: { name, cards } };
}

function bestOf(results: readonly ResultRow[], quest: string): Best | null {
  const won = results.flatMap(({ quest: played, won: isWon, facts }) =>
    played?.id === quest && isWon ? [{ level: played.level, turns: facts.turns }] : [],
  );
  return won.sort((a, b) => strength(b.level) - strength(a.level) || a.turns - b.turns)[0] ?? null;
}
