import { stepOneThreat } from '../rules/encounter/threat.js';
import type { Form, InPlay } from '../state.js';
import type { Advisor } from './advisor.js';
import { noted, once } from './noted.js';

/** What the villain phase is likely to bring in one form: damage to oneself, threat on the main scheme, and the risks. */
export interface Outlook {
  readonly damage: number;
  readonly threat: number;
  /** How likely it is that one is defeated, and that the main scheme is completed. */
  readonly death: number;
  readonly loss: number;
  /** Allies that will be given for it. */
  readonly allies: number;
}

/** How likely the card that is revealed has the villain attack, or scheme, once more. */
const ANOTHER_ATTACK = 0.18;
const ANOTHER_SCHEME = 0.12;
/** How likely it puts a threat on the main scheme by itself. */
const ONE_THREAT = 0.15;
/** What such cards add to damage and threat otherwise. */
const EXTRA_DAMAGE = 0.5;
const EXTRA_THREAT = 0.3;

/** How likely a boost card has so many icons. Which cards the encounter deck is made of is no secret, only their order is. */
export const boostChances = once(({ state, match }: Advisor): readonly number[] => {
  const { deck, discard } = state.encounter;
  const cards = deck.length > 0 ? deck : discard;
  const chances = [0, 0, 0, 0];
  for (const { card } of cards) {
    const icons = Math.min(3, match.card(card).boost);
    chances[icons] = (chances[icons] as number) + 1 / cards.length;
  }
  return cards.length === 0 ? [1, 0, 0, 0] : chances;
});

/** Klaw is given a boost card more whenever he attacks. */
const MORE_BOOSTS: Readonly<Record<string, number>> = { '01113': 1, '01114': 1, '01115': 1 };

/** Boost cards that the villain's attack has. */
export const boostCards = ({ villain }: Advisor): number => 1 + (MORE_BOOSTS[villain.card] ?? 0);

/** What completing an earlier stage of the main scheme costs, beside losing. */
const SETBACK = 0.1;

/** Attachments whose host's attack goes through an ally. */
const OVERKILL = new Set(['01099']);

const BACKFLIP = '01003';

/** Jennifer Walters prevents a threat each round. */
const PREVENTS: Readonly<Record<string, number>> = { '01019': 1 };

const mean = (chances: readonly number[]): number => chances.reduce((sum, chance, icons) => sum + chance * icons, 0);

/** How likely `boosts` activations with a boost card each, of `certain` in all, come to `limit`. */
function risk(chances: readonly number[], certain: number, boosts: number, limit: number): number {
  if (certain >= limit) return 1;
  if (certain + boosts * (chances.length - 1) < limit) return 0;
  let sum = 0;
  for (let icons = 0; icons < chances.length; icons++)
    sum += (chances[icons] as number) * risk(chances, certain + icons, boosts - 1, limit);
  return sum;
}

export const outlook = noted((advisor: Advisor, form: Form): Outlook => {
  const chances = boostChances(advisor);
  return form === 'hero' ? asHero(advisor, chances) : asAlterEgo(advisor, chances);
});

/** Whether the villain's scheming comes to the main scheme: not to a scheme of its own, nor to counters. */
const plotsOnMain = (advisor: Advisor): boolean =>
  advisor.villainActs('scheme') && advisor.match.def(advisor.villain).ownScheme !== true;

/** Threat that comes no matter what, and how many boost cards will add to it. */
interface Threat {
  readonly certain: number;
  readonly boosts: number;
}

/** What step one brings, and what schemes against everyone else in alter-ego form. */
const commonThreat = once((advisor: Advisor): Threat => {
  const { match, seat } = advisor;
  const others = match.order.filter(other => other !== seat && !match.isHero(other));
  const boosts = plotsOnMain(advisor) ? others.length : 0;
  const minions = others.reduce((sum, other) => sum + schemed(advisor, match.minionsOf(other)), 0);
  return { certain: stepOneThreat(match) + boosts * advisor.plot + minions, boosts };
});

/** What comes on average. */
const threatOf = ({ match }: Advisor, chances: readonly number[], { certain, boosts }: Threat): number =>
  certain + boosts * mean(chances) + EXTRA_THREAT * match.order.length;

function asHero(advisor: Advisor, chances: readonly number[]): Outlook {
  const { villain, minions, allies, health, state } = advisor;
  const cards = boostCards(advisor);
  const boost = mean(chances) * cards;
  const attack = advisor.value(villain, 'attack');
  const acts = advisor.villainActs('enemy attack');
  const villainAttacks = acts && !villain.statuses.includes('stunned');
  const blows = [
    ...(villainAttacks ? [attack + boost] : []),
    ...minions.filter(one => !one.statuses.includes('stunned')).map(one => advisor.value(one, 'attack')),
  ].sort((one, other) => other - one);
  // An ally stands in for the worst of them.
  const through = state.play.some(one => one.host === villain.id && OVERKILL.has(one.card));
  const blocked = through ? 0 : Math.min(allies.length, blows.filter(blow => blow >= 2).length);
  const taken = blows.slice(blocked).reduce((sum, blow) => sum + blow, 0);
  const open = villainAttacks && blocked === 0;
  const certain = taken - (open ? boost : 0);
  const threat = commonThreat(advisor);
  const tough = advisor.identity.statuses.includes('tough');
  // In need one defends oneself, or has a card for it.
  const worst = blows[blocked] ?? 0;
  const averted = advisor.hand.some(({ card }) => card.id === BACKFLIP)
    ? worst
    : Math.min(worst, advisor.mine('defense', 'hero'));
  const boosts = acts ? cards : 0;
  const again = risk(chances, certain - averted + attack, open ? 2 * boosts : boosts, health);
  const once = risk(chances, certain - averted, open ? cards : 0, health);
  return {
    damage: tough ? 0 : taken + (acts ? ANOTHER_ATTACK * (attack + boost) : 0) + EXTRA_DAMAGE,
    threat: threatOf(advisor, chances, threat),
    death: tough ? 0 : once + atLeastOnce(ownCards(advisor), ANOTHER_ATTACK) * (again - once),
    loss: lossRisk(advisor, chances, threat),
    allies: blocked,
  };
}

const schemes = (one: InPlay): boolean => !one.statuses.includes('confused');

/** What minions place who scheme. */
const schemed = (advisor: Advisor, minions: readonly InPlay[]): number =>
  minions.filter(schemes).reduce((sum, one) => sum + advisor.value(one, 'scheme'), 0);

function asAlterEgo(advisor: Advisor, chances: readonly number[]): Outlook {
  const { villain, minions } = advisor;
  const plots = schemes(villain) && plotsOnMain(advisor);
  const prevented = PREVENTS[advisor.identity.card.slice(0, 5)] ?? 0;
  const { certain, boosts } = commonThreat(advisor);
  const threat = {
    certain: certain - prevented + schemed(advisor, minions) + (plots ? advisor.plot : 0),
    boosts: boosts + (plots ? 1 : 0),
  };
  return {
    damage: EXTRA_DAMAGE,
    threat: threatOf(advisor, chances, threat),
    death: advisor.health <= 1 ? 0.05 : 0,
    loss: lossRisk(advisor, chances, threat),
    allies: 0,
  };
}

/** How likely one of so many encounter cards is of a kind, at a chance for each. */
const atLeastOnce = (cards: number, chance: number): number => 1 - (1 - chance) ** cards;

/** Encounter cards of a phase: one for each player, and one for each hazard. */
const encounterCards = ({ state, match }: Advisor): number =>
  match.order.length + state.play.filter(one => match.def(one).hazard).length;

/** One's own share of them. */
const ownCards = (advisor: Advisor): number => encounterCards(advisor) / advisor.match.order.length;

/** How likely it is to lose by the main scheme in the next villain phase, as a hero, if it may still grow by so much. */
export const lossAt = noted((advisor: Advisor, slack: number): number =>
  lossRisk(advisor, boostChances(advisor), commonThreat(advisor), slack),
);

/** The last stage of the main scheme completed is the end; an earlier one only makes things worse. */
function lossRisk(
  advisor: Advisor,
  chances: readonly number[],
  { certain, boosts }: Threat,
  slack = advisor.slack,
): number {
  const { state } = advisor;
  const cards = encounterCards(advisor);
  const once = risk(chances, certain, boosts, slack);
  const again = plotsOnMain(advisor) ? risk(chances, certain + advisor.plot, boosts + 1, slack) : once;
  const plus = risk(chances, certain + 1, boosts, slack);
  const more = atLeastOnce(cards, ONE_THREAT);
  const other = atLeastOnce(cards, ANOTHER_SCHEME);
  const whole = (1 - other) * ((1 - more) * once + more * plus) + other * again;
  return state.schemes.length > 0 ? whole * SETBACK : whole;
}
