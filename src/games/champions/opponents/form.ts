import type { Form } from '../state.js';
import type { Advisor } from './advisor.js';
import { outlook } from './outlook.js';
import { CARD, DEFEAT, hitPoints, mainThreats, threats } from './weights.js';
import { actionWorth, bestStrike } from './worth.js';

/** What it costs to be in a form when the villain comes, in points. */
export function dangerAs(advisor: Advisor, form: Form): number {
  const { damage, threat, death, loss, allies } = outlook(advisor, form);
  const { health } = advisor;
  const hurt = Math.min(health, Math.round(damage * 2) / 2);
  const whole = Math.floor(hurt);
  const pain =
    hitPoints(Math.max(0, health - whole), whole) + (hurt - whole) * hitPoints(Math.max(0, health - whole - 1), 1);
  const worse = threatCost(advisor, threat);
  const cards = advisor.mine('handSize', form) * CARD;
  return (
    DEFEAT * Math.min(1, death + loss) + pain + worse + allies - cards - (form === 'alter-ego' ? rest(advisor) : 0)
  );
}

/** Threat still to come: the last of it weighs most. */
function threatCost(advisor: Advisor, threat: number): number {
  const whole = Math.floor(threat);
  const ease = advisor.ease - threat;
  return threats(advisor, ease, whole) + (threat - whole) * threats(advisor, ease, 1);
}

/** Who sleeps at home can recover in the morning, instead of acting. */
function rest(advisor: Advisor): number {
  const recovered = Math.min(advisor.mine('recover', 'alter-ego'), advisor.identity.damage);
  return Math.max(0, hitPoints(advisor.health, recovered) - 2) * 0.8;
}

/** What recovering is worth to a ready alter-ego now. */
export const recoverWorth = (advisor: Advisor): number =>
  hitPoints(advisor.health, Math.min(advisor.mine('recover', 'alter-ego'), advisor.identity.damage));

/** What one's hero could do this turn that one's alter-ego cannot. */
function heroics(advisor: Advisor): number {
  const { identity } = advisor;
  if (identity.exhausted) return 0;
  return Math.max(0, actionAs(advisor) - (identity.damage > 0 ? recoverWorth(advisor) : 0));
}

/** A hero's own action, whichever side is up. */
function actionAs(advisor: Advisor): number {
  if (advisor.isHero) return actionWorth(advisor, advisor.identity);
  return Math.max(
    bestStrike(advisor, advisor.mine('attack', 'hero')),
    mainThreats(advisor, Math.min(advisor.match.mainScheme.threat, advisor.mine('thwart', 'hero'))),
  );
}

/** Whether one would rather be a hero when this turn is over. `waiting`: what hero cards in hand are worth. */
export function wantsHero(advisor: Advisor, waiting: number): boolean {
  const { danger } = advisor.taste;
  const gain = advisor.isHero ? 0 : heroics(advisor) + waiting;
  return danger * dangerAs(advisor, 'hero') - gain <= danger * dangerAs(advisor, 'alter-ego');
}
