import { text } from '../../kernel/index.js';
import { type Phrase, sentences } from '../../tabletop/index.js';
import type { Card } from './card.js';

/** All that a card does, made from what it does; null where that is nothing special. */
export function wording(card: Card): Phrase | null {
  const { onPlay, worth, onHit, onDamage, onBlocked, onDestroyed, triggers = [], lasting = [], standing } = card;
  const ability = (when: string, does: Phrase, args = {}): Phrase =>
    text('says-ability', { when: text(when, args), does });
  const said: Phrase[] = [];
  if (card.keeper !== undefined) said.push(text('says-keeper', { damage: card.keeper }));
  if (card.counterstrike !== undefined) said.push(text('says-counterstrike', { amount: card.counterstrike }));
  if (onPlay !== undefined) said.push(ability('when-played', onPlay.says));
  if (worth !== undefined) said.push(text('says-worth', { worth: worth.says }));
  if (onHit !== undefined) said.push(ability('when-hit', onHit.does.says, { damage: onHit.at }));
  if (onDamage !== undefined) said.push(ability('when-damaging', onDamage.says));
  if (onBlocked !== undefined) said.push(ability('when-blocked', onBlocked.says));
  said.push(...lasting.map(({ says }) => says));
  if (standing !== undefined) said.push(standing.says);
  said.push(...triggers.map(({ says }) => says));
  if (onDestroyed !== undefined) said.push(ability('when-destroyed', onDestroyed.says));
  if (card.returnsOnMisfire === true) said.push(text('says-returns-on-misfire'));
  return sentences(said);
}
