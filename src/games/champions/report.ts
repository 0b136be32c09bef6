import { type MatchFacts, type Text, text } from '../../kernel/index.js';
import { targetThreat } from './rules/encounter/threat.js';
import type { Match } from './rules/match.js';
import { maximum, remaining } from './rules/table/values.js';
import type { InPlay } from './state.js';

/** What people tell each other after a match: how far it came, and who did what. */
export function report(match: Match, { turns, seats }: MatchFacts): Text[] {
  const { villain, villains, mainScheme, state } = match;
  const target = targetThreat(match);
  return [
    text('report-rounds', {
      rounds: turns,
      ...healthOf(match, villain),
      threat: mainScheme.threat,
      target: Number.isFinite(target) ? target : 0,
    }),
    ...villains.filter(({ id }) => id !== villain.id).map(other => text('report-villain', healthOf(match, other))),
    ...seats.map((counts, seat) =>
      text('report-player', {
        who: { seat },
        damage: counts['damage dealt'] ?? 0,
        threat: counts['threat removed'] ?? 0,
        defenses: counts.defenses ?? 0,
        cards: counts['cards played'] ?? 0,
        out: state.players[seat]?.left === true ? 'left' : state.players[seat]?.eliminated === true ? 'yes' : 'no',
      }),
    ),
  ];
}

const healthOf = (match: Match, villain: InPlay) => ({
  villain: { card: villain.card },
  left: Math.max(0, remaining(match, villain)),
  most: maximum(match, villain),
});
