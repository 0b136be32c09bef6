import { type Forecast, text } from '../../../kernel/index.js';
import { stepOneThreat } from '../rules/encounter/threat.js';
import type { Match } from '../rules/match.js';
import { turnsOf } from './acts.js';
import { dangersIn } from './dangers.js';
import { placedIn } from './placed.js';
import { targetOf, toldActs, toldVillain } from './told.js';

export { targetOf } from './told.js';

/** The next villain phase by what lies open. Dangers: of that, or of what is left of one that has begun. */
export function forecast(match: Match): Forecast {
  if (match.state.outcome !== null) return { lines: [], dangers: [] };
  const { mainScheme } = match;
  const turns = turnsOf(match);
  const amount = stepOneThreat(match) + placedIn(match, turns).least;
  return {
    lines: [
      text('forecast-threat', {
        amount,
        scheme: match.name(mainScheme),
        to: mainScheme.threat + amount,
        ...targetOf(match),
      }),
      ...turns.map(({ seat, villain, minions }) =>
        text('forecast-acts', {
          who: { seat },
          acts: { list: [...toldVillain(match, villain), ...toldActs(match, minions)] },
        }),
      ),
    ],
    dangers: dangersIn(match, turns),
  };
}
