import type { Answer, Option, Prompt } from '../../../kernel/index.js';
import type { Advisor } from './advisor.js';
import { best } from './choices.js';
import { useOf } from './uses.js';
import { CARD, DEFEAT, hitPoints, threats } from './weights.js';
import { actionWorth, bestStrike, bestThwart, onceWorth } from './worth.js';

/** The number in a window's question: how much damage or threat is on its way. */
function amountIn({ question }: Prompt): number {
  const { what } = question.args ?? {};
  const amount = typeof what === 'object' && 'id' in what ? what.args?.amount : undefined;
  return typeof amount === 'number' ? amount : 0;
}

/** What damage on its way would cost. */
function wound(advisor: Advisor): number {
  const amount = amountIn(advisor.prompt);
  return amount >= advisor.health ? DEFEAT : hitPoints(advisor.health - amount, amount);
}

/** What preventing so much of it is worth. */
function spared(advisor: Advisor, prevented: number): number {
  const amount = amountIn(advisor.prompt);
  const { health } = advisor;
  if (amount < health) return hitPoints(health - amount, Math.min(prevented, amount));
  return amount - prevented < health ? DEFEAT : 0;
}

/** What threat on its way would cost. */
function threatened(advisor: Advisor, amount: number): number {
  return advisor.loses(amount) ? DEFEAT : threats(advisor, advisor.ease - amount, amount);
}

/** The icons of the boost card that has been turned up. */
const icons = ({ prompt: { source }, match }: Advisor): number =>
  source === undefined ? 0 : (match.pool.get(source)?.boost ?? 0);

/** What some reactions are worth, before what they cost. */
const GAINS: Readonly<Record<string, (advisor: Advisor) => number>> = {
  // Backflip, Cosmic Flight
  '01003': advisor => (wound(advisor) >= DEFEAT || amountIn(advisor.prompt) >= 2 ? wound(advisor) : 0),
  '01017': advisor => (amountIn(advisor.prompt) >= 3 || wound(advisor) >= DEFEAT ? spared(advisor, 3) : 0),
  // Enhanced Spider-Sense, Get Behind Me!
  '01004': () => 3,
  '01078': advisor => (advisor.health > 8 ? 1.5 : 0),
  // Great Responsibility
  '01061': advisor => threatened(advisor, amountIn(advisor.prompt)) - wound(advisor) - 1,
  // Emergency
  '01085': advisor => (advisor.slack <= 5 ? threatened(advisor, 1) + 0.3 : 0.8),
  // One-Two Punch
  '01024': advisor => actionWorth(advisor, advisor.identity) - 0.8,
  // Chase Them Down, Counter-Punch
  '01052': advisor => bestThwart(advisor, 2),
  '01077': advisor => advisor.value(advisor.identity, 'attack'),
  // Black Widow
  '01075': () => 1.4,
  // Shield Block, Wiggle Room, Energy Barrier
  '03005': advisor => (amountIn(advisor.prompt) >= 2 || wound(advisor) >= DEFEAT ? wound(advisor) : 0),
  '05005': advisor => spared(advisor, 3) + 1,
  '05017': advisor => spared(advisor, 1) + 0.8,
  // Morphogenetics: an event that comes back, for what she would do otherwise
  '05001a': advisor => (advisor.identity.exhausted ? 0 : 2.6 - 0.4 * actionWorth(advisor, advisor.identity)),
  // Battle Fury
  '06018': advisor => actionWorth(advisor, advisor.identity) - 1,
  // Attacrobatics, Foiled!: for two icons and more, or one that counts
  '08006': advisor => (icons(advisor) > 1 ? 2 * icons(advisor) : 0),
  '09038': advisor => threatened(advisor, icons(advisor)),
  // Counterattack, Counterintelligence, Defensive Stance
  '08030': advisor => bestStrike(advisor, amountIn(advisor.prompt)) - 1,
  '08017': advisor => threatened(advisor, Math.min(3, amountIn(advisor.prompt))) - 1.5,
  '08032': advisor => (amountIn(advisor.prompt) > 1 || wound(advisor) >= DEFEAT ? spared(advisor, 3) : 0),
  // Protective Ward, Desperate Defense, Warning
  '09007': () => 3,
  '09015': () => 3.5,
  '09021': advisor => spared(advisor, 1),
  // Skilled Strike, Hulk Smash, "You'll Pay for That!"
  '09037': advisor => bestStrike(advisor, 2),
  '10003': advisor => bestStrike(advisor, 13) - bestStrike(advisor, 3),
  '10016': advisor => bestThwart(advisor, 3),
};

/** Interrupts and responses: what is worth more than it costs; abilities of cards in play that cost nothing always. */
export const react = (advisor: Advisor): Answer => best(advisor, option => gain(advisor, option), 0) ?? { pick: [] };

function gain(advisor: Advisor, option: Option): number {
  const card = advisor.cardOf(option);
  if (card === undefined) return 0.1;
  const inHand = !option.key.includes('.');
  const told = GAINS[card.id];
  const use = useOf(advisor, card.id);
  const gained = told?.(advisor) ?? (use === undefined ? 2 : Math.max(inHand ? 0 : 0.5, onceWorth(advisor, use)));
  return gained - (inHand ? (card.cost ?? 0) * priceOf(advisor) + 0.6 : 0);
}

/** What a card spent costs: next to nothing where it is lost at the end of the turn. */
const LOST = 0.3;
const priceOf = ({ isHero, isActing, losesHand }: Advisor): number => (isHero && isActing && losesHand ? LOST : CARD);
