import { newcomer, newScenario, ratedByPlaces, ratedTogether, type Skill, shown } from '../ratings/rate.js';
import type { Ending, Rating, RatingKey } from '../store/port.js';
import type { Part, Record } from './record.js';

/** The rating of a scenario stands among those of people, under a name that nobody can have. */
export const scenarioId = (scenario: string): string => `scenario:${scenario}`;

/** Whose ratings a match changes: of its server and of everywhere; nobody's where a practice bot sat or somebody left at once. */
export function ratedKeys({ match }: Ending, { kind, parts, scenario }: Record): RatingKey[][] {
  if (kind !== 'people' || (scenario === null && parts.length < 2)) return [];
  const guilds = match.guild === null ? [''] : ['', match.guild];
  const players = [...parts.map(part => part.player), ...(scenario === null ? [] : [scenarioId(scenario)])];
  return guilds.map(guild => players.map(player => ({ guild, game: match.game, player })));
}

/** The ratings of one server after a match, in the order of their keys. */
export function rerated(
  keys: readonly RatingKey[],
  { parts, scenario, places }: Record,
  known: (key: RatingKey) => Rating | undefined,
): Rating[] {
  const hands = parts.reduce((sum, part) => sum + part.hands.length, 0);
  const before = keys.map((key, at) => known(key) ?? (at < parts.length ? newcomer : newScenario(hands)));
  const after =
    scenario === null
      ? ratedByPlaces(
          before,
          parts.map(({ seat }) => places[seat] as number),
        )
      : ratedByHands(before, parts);
  return keys.map((key, at) => {
    const { mu, sigma } = after[at] as Rating;
    return { ...key, mu, sigma, ordinal: shown({ mu, sigma }), games: (known(key)?.games ?? 0) + 1 };
  });
}

/** A scenario meets as many as there are seats, also where one player has several of them: else it would look weak to those who bring a player for each. */
function ratedByHands(before: readonly Skill[], parts: readonly Part[]): Skill[] {
  const skills = parts.flatMap(({ hands }, at) => hands.map(() => before[at] as Skill));
  const after = ratedTogether(skills, before.at(-1) as Skill, parts[0]?.won ?? false);
  let hand = 0;
  const people = parts.map(({ hands }) => {
    hand += hands.length;
    return after[hand - 1] as Skill;
  });
  return [...people, after.at(-1) as Skill];
}
