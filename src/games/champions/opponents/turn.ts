import type { Answer, Option } from '../../../kernel/index.js';
import { instanceOf } from '../../../tabletop/index.js';
import type { Advisor } from './advisor.js';
import { recoverWorth, wantsHero } from './form.js';
import { isBarred, labelOf, type Plan, planOf, type Turn } from './plan.js';
import { useOf } from './uses.js';
import { CAP_MSM_THOR_ACTIONS } from './uses-cap-msm-thor.js';
import { topOf } from './uses-heroes.js';
import { actionWorth, bestMinionStrike, bestStrike, bestThwart, blowWorth, onceWorth, playWorth } from './worth.js';

/** When things are done in a turn: what brings cards first, the form for the night last. */
const ORDER = {
  draw: 100,
  home: 95,
  build: 80,
  ally: 70,
  rise: 65,
  shake: 63,
  event: 60,
  use: 50,
  act: 40,
  retire: 20,
} as const;

interface Move {
  readonly key: string;
  readonly order: number;
  readonly worth: number;
}

/** The next thing to do in one's turn; ending it where nothing is worth doing any more. */
export const takeTurn = (advisor: Advisor): Answer => ({ pick: [nextMove(advisor)?.key ?? 'end'] });

/** What to do when another player asks for it: what one would do in one's own turn, where anything. */
export function oblige(advisor: Advisor): Answer {
  const move = nextMove(advisor);
  return { pick: move === null ? [] : [move.key] };
}

function nextMove(advisor: Advisor): Move | null {
  const plan = intentions(advisor);
  let best: Move | null = null;
  for (const option of advisor.options) {
    const move = moveOf(advisor, option, plan);
    if (move === null || move.worth <= 0) continue;
    if (best === null || move.order > best.order || (move.order === best.order && move.worth > best.worth)) best = move;
  }
  return best;
}

/** What the turn is for: whether one changes form in it, and which cards are to be played. */
export function intentions(advisor: Advisor): Turn & Plan {
  const { isHero } = advisor;
  const turns = advisor.mayTurn && wantsHero(advisor, isHero ? 0 : heroCards(advisor)) !== isHero;
  const turn = { rises: turns && !isHero, retires: turns && isHero };
  const { play, kept } = planOf(advisor, turn);
  return { ...turn, play, kept };
}

/** What the best of one's hero cards would do. */
const heroCards = (advisor: Advisor): number =>
  0.7 *
  Math.max(
    0,
    ...advisor.hand
      .filter(({ card }) => (card.form ?? card.actions[0]?.ability.form) === 'hero')
      .map(({ card }) => playWorth(advisor, card) - (card.cost ?? 0)),
  );

function moveOf(advisor: Advisor, option: Option, { rises, retires, play }: Turn & Plan): Move | null {
  const { key } = option;
  if (key === 'end' || key.startsWith('ask')) return null;
  if (key === 'form') {
    if (rises) return { key, order: ORDER.rise, worth: 1 };
    return retires ? { key, order: ORDER.retire, worth: 1 } : null;
  }
  const power = key.split('.')[1];
  if (power === undefined) return cardMove(advisor, option, play);
  if (power === 'recover') return recovery(advisor, key, rises);
  if (power === 'attack' || power === 'thwart') return powerMove(advisor, key, power, play);
  return useMove(advisor, option);
}

/** A card from hand, where it is part of the plan. */
function cardMove(advisor: Advisor, option: Option, play: ReadonlySet<number>): Move | null {
  const card = advisor.cardOf(option);
  const { key } = option;
  if (card === undefined || !play.has(instanceOf(key))) return null;
  const worth = playWorth(advisor, card);
  const use = useOf(advisor, card.id);
  // Who is ready has nothing of being readied; what stays in play may do it later.
  const readies = use?.readies === 'hero' && (card.kind === 'event' || card.kind === 'ally');
  if (readies && !advisor.identity.exhausted) return null;
  if (use?.cards !== undefined && use.times === undefined) return { key, order: ORDER.draw, worth };
  if (card.kind === 'ally') return { key, order: ORDER.ally, worth };
  return { key, order: card.kind === 'event' ? ORDER.event : ORDER.build, worth };
}

/** To recover, or to go out and act: whichever is worth more. */
function recovery(advisor: Advisor, key: string, rises: boolean): Move | null {
  const worth = recoverWorth(advisor);
  const instead = rises
    ? Math.max(bestStrike(advisor, advisor.mine('attack', 'hero')), bestThwart(advisor, advisor.mine('thwart', 'hero')))
    : 0;
  return worth > instead ? { key, order: ORDER.home, worth } : null;
}

/** Heroes always act; an ally that would fall by it may be worth more as a shield. */
function powerMove(advisor: Advisor, key: string, power: 'attack' | 'thwart', play: ReadonlySet<number>): Move | null {
  const one = advisor.inPlay(key);
  if (one === undefined) return null;
  const { kind, consequential } = advisor.match.def(one);
  const amount = advisor.value(one, power);
  const barred = isBarred(one, power);
  // An event would be spent on no more than the status card.
  const events = barred && one === advisor.identity ? advisor.hand.filter(({ id }) => play.has(id)) : [];
  const spared = events.find(({ card }) => labelOf(card) === power);
  if (spared !== undefined) return { key, order: ORDER.shake, worth: playWorth(advisor, spared.card) };
  const shed = barred ? 0.5 : 0;
  const gain = shed || (power === 'attack' ? bestStrike(advisor, amount) : bestThwart(advisor, amount));
  const falls = kind === 'ally' && consequential[power] >= advisor.remaining(one) && !one.statuses.includes('tough');
  const shield = falls && advisor.isHero && advisor.allies.length === 1 ? blowWorth(advisor) : 0;
  return { key, order: ORDER.act, worth: gain - shield };
}

/** What it is worth to be rid of what makes the villain stronger for the rest of the match, before what it costs. */
const REMOVAL = 3.5;

/** Something on the table: free where it costs nothing, else what it does less the cards it takes. */
function useMove(advisor: Advisor, option: Option): Move | null {
  const { key } = option;
  const card = advisor.cardOf(option);
  const used = card?.actions.find(({ index }) => `${index}` === key.split('.')[1]);
  if (card === undefined || used === undefined) return null;
  const special = SPECIAL[`${card.id}.${used.index}`] ?? SPECIAL[card.id];
  // What is done at home is done before one goes out.
  if (special !== undefined)
    return { key, order: card.kind === 'alter_ego' ? ORDER.home : ORDER.use, worth: special(advisor) };
  const use = useOf(advisor, card.id);
  const { spend } = used.ability;
  const price = typeof spend === 'object' ? Object.values(spend).reduce((sum, amount) => sum + amount, 0) : 0;
  if (use === undefined)
    return { key, order: price === 0 ? ORDER.draw : ORDER.use, worth: price === 0 ? 1 : REMOVAL - price * 0.8 };
  const worth = onceWorth(advisor, use) - price * 1.2;
  return { key, order: use.cards === undefined ? ORDER.use : ORDER.draw, worth };
}

/** Readies a hero who has acted, for so many cards. */
const readying =
  (price: number) =>
  (advisor: Advisor): number =>
    advisor.identity.exhausted ? actionWorth(advisor, advisor.identity) - price : 0;

/** Counters on Energy Channel from which it is fired. */
const CHARGED = 3;

/** Actions whose worth depends on more than what they do, by printed id, of one of several with its place. */
const SPECIAL: Readonly<Record<string, (advisor: Advisor) => number>> = {
  // Energy Channel takes what energy is left.
  '01018.0': () => 0.3,
  '01018.1': advisor => {
    const counters = advisor.controls(({ id }) => id === '01018')[0]?.counters ?? 0;
    return counters >= CHARGED ? bestStrike(advisor, Math.min(10, 2 * counters)) : 0;
  },
  // Hellcat stays, War Machine attacks himself, Rocket Boots stay on the ground.
  '01020': () => 0,
  '01030': () => 0,
  '01039': () => 0,
  // Arc Reactor, Tenacity
  '01035': readying(0),
  '01093': readying(0.8),
  // Spell Mastery costs the top card's price, and what he would have done himself.
  '09001a': advisor => {
    const top = topOf(advisor);
    if (top === undefined) return 0;
    const cost = advisor.match.card(top).cost ?? 0;
    return onceWorth(advisor, useOf(advisor, top) ?? {}) - 1.2 * cost - 0.8 * actionWorth(advisor, advisor.identity);
  },
  // Natural Talent: another card lies on top.
  '09001b': advisor => {
    const top = topOf(advisor);
    return top === undefined ? 0 : 3 - onceWorth(advisor, useOf(advisor, top) ?? {});
  },
  // Cloak of Levitation, Beat Cop
  '09009': readying(0),
  '10029.0': advisor => bestThwart(advisor, 1),
  '10029.1': advisor => {
    const threat = advisor.controls(({ id }) => id === '10029')[0]?.threat ?? 0;
    return bestMinionStrike(advisor, threat) - 2;
  },
  // All Tied Up, Media Coverage
  '02048': () => 3,
  '02049': () => 0.8,
  // I Can Do This All Day!
  '03001a': readying(0.8),
  ...CAP_MSM_THOR_ACTIONS,
};
