import type { Ending, Tally, TallyFacet, TallyKey } from '../store/port.js';
import type { Part, Record } from './record.js';

/** What one match adds to one sum. */
export interface Addition {
  readonly key: TallyKey;
  readonly won: boolean;
  readonly drawn: boolean;
  readonly turns: number;
  readonly span: number;
  readonly times: number;
  readonly expected: number;
}

type Sort = Pick<Addition, 'times' | 'expected'> & { readonly facet: TallyFacet; readonly value: string };

/** All that a match adds, for its server and for everywhere. */
export function additionsOf(ending: Ending, record: Record): Addition[] {
  const { match, facts, at } = ending;
  const guilds = match.guild === null ? [''] : ['', match.guild];
  const whole = { turns: facts.turns, span: Math.max(0, at - match.createdAt) };
  return guilds.flatMap(guild =>
    record.parts.flatMap(part => {
      const add = (player: string, { facet, value, times, expected }: Sort): Addition => ({
        key: { guild, game: match.game, player, kind: record.kind, facet, value },
        won: part.won,
        drawn: part.drawn,
        ...whole,
        times,
        expected,
      });
      const [table, seat] = [matchSorts(ending, record), seatSorts(ending, part)];
      const own = [...table, ...seat, ...opponentsOf(record, part)].map(sort => add(part.player, sort));
      // For everybody a match is one match, however many sat there; what each brought and drew is theirs.
      const all = [...(part === record.parts[0] ? table : []), ...seat, ...cardsOf(ending, part)];
      return [...own, ...all.map(sort => add('', sort))];
    }),
  );
}

const sort = (facet: TallyFacet, value: string, times = 0, expected = 0): Sort => ({ facet, value, times, expected });

function matchSorts({ match }: Ending, { parts, scenario }: Record): Sort[] {
  return [
    sort('all', ''),
    sort('ruleset', match.ruleset),
    sort('players', String(parts.length)),
    ...(scenario === null ? [] : [sort('scenario', scenario)]),
  ];
}

function seatSorts({ facts }: Ending, { seat, hands, first }: Part): Sort[] {
  // Brought twice, it was played in one match.
  const each = (facet: TallyFacet, values: readonly string[]): Sort[] =>
    [...new Set(values)].map(value => sort(facet, value));
  return [
    ...each(
      'deck',
      hands.map(({ deck }) => deck),
    ),
    ...each(
      'hero',
      hands.flatMap(({ hero }) => hero ?? []),
    ),
    ...(first === null ? [] : [sort('first', first ? 'yes' : 'no')]),
    ...Object.entries(facts.luck?.[seat] ?? {}).map(([id, { times, expected }]) => sort('luck', id, times, expected)),
  ];
}

const opponentsOf = ({ scenario, parts }: Record, { player }: Part): Sort[] =>
  scenario !== null ? [] : parts.flatMap(other => (other.player === player ? [] : [sort('against', other.player)]));

const cardsOf = ({ facts }: Ending, { hands }: Part): Sort[] =>
  Object.entries(facts.cards).flatMap(([card, { played }]) => {
    const times = hands.reduce((sum, { seat }) => sum + (played[seat] ?? 0), 0);
    return times > 0 ? [sort('card', card, times)] : [];
  });

/** A sum of no match. */
export const nothing = (key: TallyKey): Tally => ({
  ...key,
  games: 0,
  wins: 0,
  draws: 0,
  turns: 0,
  span: 0,
  times: 0,
  expected: 0,
  streak: 0,
  longest: 0,
});

/** A sum with one match more. */
export function added(sums: Tally, { won, drawn, ...more }: Addition): Tally {
  const lost = !won && !drawn;
  const streak = won ? Math.max(0, sums.streak) + 1 : lost ? Math.min(0, sums.streak) - 1 : 0;
  return {
    ...sums,
    games: sums.games + 1,
    wins: sums.wins + (won ? 1 : 0),
    draws: sums.draws + (drawn ? 1 : 0),
    turns: sums.turns + more.turns,
    span: sums.span + more.span,
    times: sums.times + more.times,
    expected: sums.expected + more.expected,
    streak,
    longest: Math.max(sums.longest, streak),
  };
}
