import { z } from 'zod';
import { text } from '../../../kernel/index.js';
import { chooseHero } from '../rules/ask.js';
import { fight } from '../rules/battle.js';
import type { Match, Standing } from '../rules/match.js';
import type { Source } from '../rules/source.js';
import { activeOf, hasTarget, targetsOf } from '../rules/targets.js';
import { afterPlaying } from '../rules/zones.js';
import { STUN } from './deeds/stun.js';
import { asking, word } from './effect.js';

/** An attack as with a Smash card, without one. */
export const attack = word(
  'attack',
  {
    /** This hero, or one of the team's that the player chooses. */
    by: z.enum(['this', 'one']).default('this'),
    /** It cannot be countered. */
    sure: z.literal(true).optional(),
    /** Who loses to it is defeated. */
    fatal: z.literal(true).optional(),
  },
  ({ by: which, sure, fatal }) => ({
    says: text('says-attack', {
      by: which,
      how: sure === true ? (fatal === true ? 'both' : 'sure') : fatal === true ? 'fatal' : 'plain',
    }),
    *run(match, by) {
      const { seat, card, spared, as } = by;
      const attacker = yield* chooseHero(asking(by, 'attacker'), attackers(match, by, which));
      if (attacker === null) return;
      const question = text('ask-target', { card: { card: attacker.place.hero.card } });
      const targets = targetsOf(match, seat, attacker.place, { spared, as });
      const target = yield* chooseHero(asking(by, 'target', question), targets);
      if (target === null) return;
      match.dealer.effect(card);
      yield* fight(match, attacker, target, { sure, fatal, card, as });
    },
    able: (match, by) => (attackers(match, by, which).length > 0 ? null : text('unable-attack')),
    weight: () => STUN * (sure === true ? 1 : 0.6) + (fatal === true ? 2 : 0),
    touches: true,
    needsHero: which === 'this',
  }),
);

/** The heroes of a team that could make it. */
function attackers(match: Match, by: Source, which: 'this' | 'one'): Standing[] {
  const { seat, hero, spared, as } = by;
  const { held } = afterPlaying(match, by);
  return activeOf(match.team(seat))
    .filter(place => which === 'one' || place.hero.id === hero)
    .filter(place => hasTarget(match, seat, place, { spared, as, held }))
    .map(place => ({ seat, place }));
}
