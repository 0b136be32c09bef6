import { type Text, text } from '../../../../kernel/index.js';
import type { Occurrence } from '../../events.js';
import type { Match } from '../match.js';

/** The card that asks, where an occurrence has one that may be named. */
export function sourceCard(match: Match, event: Occurrence): string | null {
  switch (event.type) {
    case 'enemy attack':
    case 'scheme':
    case 'reveal':
    case 'play':
    case 'boost':
    case 'surge':
    case 'use':
      return event.card === 'drone' ? null : event.card;
    case 'deal':
    case 'damage':
      return match.pool.has(event.source.card) ? event.source.card : null;
    default:
      return null;
  }
}

/** An occurrence in a few words, for the player who is asked about it. */
export function telling(match: Match, event: Occurrence): Text {
  const name = (id: number) => {
    const one = match.find(id);
    return one === undefined ? text('something') : match.name(one);
  };
  const card = (id: string) => (match.pool.has(id) ? { card: id } : text('facedown-drone'));
  switch (event.type) {
    case 'enemy attack':
      return text('it-enemy-attack', { enemy: card(event.card), who: { seat: event.seat } });
    case 'attack':
      return text('it-attack', { what: name(event.character) });
    case 'thwart':
      return text('it-thwart', { what: name(event.character) });
    case 'scheme':
      return text('it-scheme', { enemy: card(event.card) });
    case 'deal':
    case 'damage':
      return text('it-damage', { amount: event.amount, what: name(event.target) });
    case 'threat':
      return text('it-threat', { amount: event.amount, what: name(event.scheme) });
    case 'defeat':
      return text('it-defeat', { what: card(event.card) });
    case 'reveal':
      return text('it-reveal', { what: card(event.card), who: { seat: event.seat } });
    case 'enter':
      return text('it-enter', { what: name(event.target) });
    case 'engage':
      return text('it-engage', { what: name(event.target), who: { seat: event.seat } });
    case 'play':
      return text('it-play', { what: card(event.card), who: { seat: event.seat } });
    case 'form':
      return text('it-form', { who: { seat: event.seat } });
    case 'defend':
      return text('it-defend', { what: name(event.character) });
    case 'boost':
      return text('it-boost', { what: card(event.card) });
    case 'surge':
      return text('it-surge', { what: card(event.card) });
    case 'use':
      return text('it-use', { who: { seat: event.seat }, what: card(event.card) });
    case 'turn begin':
      return text('it-turn-begin', { who: { seat: event.seat } });
    case 'turn end':
      return text('it-turn-end', { who: { seat: event.seat } });
    case 'phase end':
      return text('it-phase-end');
    case 'step one':
      return text('it-step-one');
    case 'round end':
      return text('it-round-end');
  }
}
