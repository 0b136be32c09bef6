import type { Ban, Stat } from '../../behaviour.js';
import type { Card } from '../../card.js';
import { isFriendly } from '../../look/kinds.js';
import type { InPlay, Lasting } from '../../state.js';
import type { Match, Source } from '../match.js';
import { DRONE } from './facedown.js';

/** Numbers and words of cards in play, with all that changes them. */

/** A card in play as the source of its own constant abilities. */
export const constantSource = ({ card, id, controller, engaged }: InPlay): Source => ({
  card,
  id,
  seat: controller === 'scenario' ? (engaged ?? 0) : controller,
});

/** As the source of numbers: "you" of an enemy that attacks is whom it attacks, who defends where somebody does (CH-C62). */
function numbersSource({ state }: Match, one: InPlay): Source {
  const attack = one.controller === 'scenario' ? state.attacks.findLast(({ enemy }) => enemy === one.id) : undefined;
  if (attack === undefined) return constantSource(one);
  return { card: one.card, id: one.id, seat: attack.defending ?? attack.seat };
}

const ALLY_LIMIT = 3;

/** The printed number; a dash is null. */
function base(match: Match, subject: InPlay, card: Card, stat: Stat): number | null {
  switch (stat) {
    case 'attack':
      return card.attack === 'X' ? (card.worth?.of(match.look(constantSource(subject)), undefined) ?? 0) : card.attack;
    case 'hitPoints':
      return card.hitPoints === null ? null : card.hitPoints * (card.perPlayer ? match.state.players.length : 1);
    case 'allyLimit':
      return ALLY_LIMIT;
    case 'retaliate':
      return card.keywords.retaliate ?? 0;
    case 'attackConsequence':
      return card.consequential.attack;
    case 'targetThreat':
      return card.kind === 'main_scheme' && card.threat !== null ? card.threat * match.state.players.length : null;
    default:
      return card[stat];
  }
}

/** Whether a character has that number at all: modifiers never give a dash a value. */
export const hasStat = (match: Match, subject: InPlay, stat: Stat): boolean =>
  base(match, subject, match.def(subject), stat) !== null;

/** A number with all that changes it, never below 0. A dash counts 0. */
export function statOf(match: Match, subject: InPlay, stat: Stat): number {
  const from = base(match, subject, match.def(subject), stat);
  return from === null ? 0 : Math.max(0, from + changes(match, subject, stat));
}

function changes(match: Match, subject: InPlay, stat: Stat): number {
  let sum = 0;
  for (const { one: other, card } of match.board.changing) {
    if (other.host === subject.id && card.kind === 'attachment' && (stat === 'attack' || stat === 'scheme'))
      sum += (card[stat] as number | null) ?? 0;
    if (card.modifies === undefined) continue;
    for (const { stat: which, of, by } of card.modifies) {
      if (which !== stat) continue;
      const look = match.look(numbersSource(match, other));
      if (of.fits(look, subject)) sum += typeof by === 'number' ? by : by.of(look, undefined);
    }
  }
  for (const { stat: which, by, of } of match.state.lasting) {
    if (which !== stat || by === undefined) continue;
    if (isMeant(match, subject, of)) sum += by;
  }
  return sum;
}

/** Whether what lasts is about a card in play. */
function isMeant(match: Match, subject: InPlay, of: Lasting['of']): boolean {
  if ('card' in of) return of.card === subject.id;
  if ('trait' in of) return match.def(subject).hitPoints !== null && hasTrait(match, subject, of.trait);
  return isOneOf(subject, of) && isFriendly(match.def(subject));
}

/** Whether a card in play is the player's who is meant, or with everybody any player's. */
const isOneOf = ({ controller }: InPlay, of: Lasting['of']): boolean =>
  'seat' in of ? controller === of.seat : 'everybody' in of && controller !== 'scenario';

/** Consequential damage that a character takes for a basic power. */
export const consequenceOf = (match: Match, one: InPlay, power: 'attack' | 'thwart'): number =>
  power === 'attack' ? statOf(match, one, 'attackConsequence') : match.card(one.card).consequential.thwart;

export const remaining = (match: Match, character: InPlay): number => maximum(match, character) - character.damage;

/** Hit points without damage. Not cut off at 0: a character may lose more than it has. */
export function maximum(match: Match, character: InPlay): number {
  return (base(match, character, match.def(character), 'hitPoints') ?? 0) + changes(match, character, 'hitPoints');
}

/** Hit points as printed, for cards that compare them. A Drone's other side prints none. */
export const printedHitPoints = (match: Match, character: InPlay): number => {
  const card = match.def(character);
  return card === DRONE ? 0 : (card.hitPoints ?? 0);
};

export function hasTrait(match: Match, subject: InPlay, trait: string): boolean {
  if (match.def(subject).traits.includes(trait)) return true;
  for (const { one: other, card } of match.board.having('gains'))
    for (const gain of card.gains ?? [])
      if (gain.trait === trait && gain.of.fits(match.look(constantSource(other)), subject)) return true;
  return match.state.lasting.some(
    ({ trait: gained, of }) =>
      gained === trait && isOneOf(subject, of) && match.state.players.some(({ identity }) => identity === subject.id),
  );
}

/** Whether a card in play can be readied. */
export const mayReady = (match: Match, one: InPlay): boolean => !isBanned(match, 'ready', one, null);

/** Whether something cannot happen to a card in play. `source`: the card that would do it. */
export function isBanned(match: Match, what: Ban['what'], subject: InPlay, source: Card | null): boolean {
  for (const { one: other, card } of match.board.having('bans'))
    for (const ban of card.bans ?? []) {
      if (ban.what !== what || !(source === null ? ban.from === undefined : (ban.from?.fits(source) ?? true))) continue;
      const look = match.look(constantSource(other));
      if (ban.of.fits(look, subject) && (ban.while?.holds(look, undefined) ?? true)) return true;
    }
  return false;
}
