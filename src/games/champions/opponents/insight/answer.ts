import { type Answer, type Note, type Option, optionsOf } from '../../../../kernel/index.js';
import { instanceOf } from '../../../../tabletop/index.js';
import type { Card } from '../../card.js';
import { costOf } from '../../rules/turn/play.js';
import type { InPlay } from '../../state.js';
import type { Advisor } from '../advisor.js';
import { actionWorth, blowWorth, playWorth } from '../worth.js';
import { gauge, within } from './gauge.js';

/** An option as an answer takes it: what it is about, and how much of it. */
interface Taken {
  readonly key: string;
  readonly card: Card | undefined;
  /** The card in play that it is about. */
  readonly one: InPlay | undefined;
  readonly amount: number;
}

/** What an answer does, as far as it can be told from what it picks. */
export function noteAnswer(advisor: Advisor, answer: Answer, note: Note): void {
  const { prompt } = advisor;
  const { reason, source } = prompt;
  const options = new Map(optionsOf(prompt).map(option => [option.key, option]));
  const take = (key: string, amount = 1): void =>
    noteOption(advisor, takenOf(advisor, key, options.get(key), amount), note);
  if ('pick' in answer) {
    const { length } = answer.pick;
    note(`${reason}: picks ${Math.min(3, length)}`);
    note(`${reason}: picks`, length / 3);
    if (source !== undefined && length === 0) note(`${source}: none`);
    for (const key of answer.pick) take(key);
  } else if ('pay' in answer && prompt.kind === 'pay') {
    note('pays', answer.pay.length / 3);
    for (const { key } of answer.pay) take(key);
    const ways = new Map(prompt.options.map(({ key, ways }) => [key, ways]));
    const paid = answer.pay.map(({ key, as }) => ways.get(key)?.find(way => way.as === as)?.amount ?? 1);
    note('overpays', (paid.reduce((sum, amount) => sum + amount, 0) - prompt.cost.total) / 2);
  } else if ('amount' in answer && prompt.kind === 'amount') {
    note(`${reason}: amount`, answer.amount / 3);
    if (answer.amount === prompt.max) note(`${reason}: all`);
    if (source !== undefined) note(`${source}: amount`, answer.amount / 3);
  } else if ('distribute' in answer) {
    for (const [key, amount] of Object.entries(answer.distribute)) take(key, amount / 2);
  }
}

const INSTANCE = /^[a-z]\d+/;
const SEAT = /^s\d+/;
const NUMBER = /^\d+$/;

function takenOf(advisor: Advisor, key: string, option: Option | undefined, amount: number): Taken {
  const one = INSTANCE.test(key) ? advisor.inPlay(key) : undefined;
  return { key, one, card: option === undefined ? undefined : advisor.cardOf(option), amount };
}

function noteOption(advisor: Advisor, taken: Taken, note: Note): void {
  const { prompt } = advisor;
  noteWord(advisor, taken, note);
  if (prompt.reason === 'turn' || prompt.reason === 'asked') noteDeed(advisor, taken, note);
  else if (prompt.kind === 'pay') noteSpent(advisor, taken, note);
  else if (taken.one !== undefined) noteTarget(advisor, taken, taken.one, note);
  else noteChosen(advisor, taken, note);
}

/** An option that is no card: a word, or a player. */
function noteWord({ seat, prompt: { reason, source } }: Advisor, { key, amount }: Taken, note: Note): void {
  if (INSTANCE.test(key) && !SEAT.test(key)) return;
  const word = SEAT.test(key) ? (key === `s${seat}` ? 'me' : 'another') : key;
  note(`${reason}: ${word}`, amount);
  if (source !== undefined) note(`${source}: ${word}`, amount);
}

/** What a player does in a turn: plays a card, or uses one in play. */
function noteDeed(advisor: Advisor, { key, card, one, amount }: Taken, note: Note): void {
  const { match, seat, form } = advisor;
  if (one !== undefined) {
    const [, word = ''] = key.split('.');
    const def = match.def(one);
    const isUse = NUMBER.test(word);
    note(`does ${isUse ? 'use' : word} ${def.kind}`, amount);
    note(isUse ? `uses ${one.card}.${word}` : `does ${word} ${one.card}`, amount);
    if (word !== 'attack' && word !== 'thwart') return;
    note(`does ${word}: by`, advisor.value(one, word) / 3);
    if (def.kind === 'ally' && def.consequential[word] >= advisor.remaining(one)) note(`does ${word}: falls`);
    note('does: worth', actionWorth(advisor, one) / 5);
  } else if (card !== undefined) {
    const worth = playWorth(advisor, card);
    const cost = costOf(match, seat, instanceOf(key), card);
    note('plays', amount);
    note(`plays ${card.kind}`, amount);
    note(`plays ${card.id}`, amount);
    note(`plays ${card.id} ${form}`, amount);
    note('plays: worth', worth / 5);
    note('plays: cost', cost / 3);
    note('plays: gain', (worth - 1.2 * cost) / 5);
  }
}

/** What a cost is paid with. */
function noteSpent(advisor: Advisor, { card, one, amount }: Taken, note: Note): void {
  note(`spends ${card !== undefined && one === undefined ? 'from hand' : 'from play'}`, amount);
  if (card === undefined) return;
  note(`spends ${card.id}`, amount);
  note(`spends ${card.kind}`, amount);
  if (one !== undefined) return;
  const worth = playWorth(advisor, card);
  note('spends: worth', worth / 5);
  note('spends: gain', Math.max(0, worth - (card.cost ?? 0)) / 5);
}

/** What an effect aims at. */
function noteTarget(advisor: Advisor, { amount }: Taken, one: InPlay, note: Note): void {
  const { prompt, match } = advisor;
  const { reason, source } = prompt;
  const { kind } = match.def(one);
  note(`${reason}: at ${kind}`, amount);
  note(`${reason}: at ${one.card}`, amount);
  if (source !== undefined) note(`${source}: at ${kind}`, amount);
  if (kind === 'villain' || kind === 'minion') noteEnemy(advisor, one, note);
  else if (kind === 'main_scheme' || kind === 'side_scheme') noteScheme(advisor, one, note);
  else noteFriend(advisor, one, note);
}

function noteEnemy(advisor: Advisor, one: InPlay, note: Note): void {
  const { reason } = advisor.prompt;
  const { kind, keywords } = advisor.match.def(one);
  const left = advisor.remaining(one);
  note(`${reason}: enemy left`, within(left, 0, 12) / 6);
  gauge(note, `at ${kind}: left`, left, [1, 2, 3, 4, 5, 6, 8]);
  if (one.statuses.includes('tough')) note(`${reason}: tough`);
  if (one.statuses.includes('stunned')) note(`${reason}: stunned`);
  note(`${reason}: enemy attack`, advisor.value(one, 'attack') / 3);
  if (keywords.guard) note('at guard');
}

function noteScheme({ match }: Advisor, one: InPlay, note: Note): void {
  const { kind, crisis, hazard, acceleration } = match.def(one);
  note(`at ${kind}: threat`, within(one.threat, 0, 12) / 6);
  gauge(note, `at ${kind}: threat`, one.threat, [1, 2, 3, 4, 5, 7]);
  if (crisis) note('at crisis');
  if (hazard) note('at hazard');
  note('at acceleration', acceleration);
}

function noteFriend(advisor: Advisor, one: InPlay, note: Note): void {
  const { reason } = advisor.prompt;
  const { kind } = advisor.match.def(one);
  const left = advisor.remaining(one);
  note(`${reason}: friend left`, within(left, 0, 8) / 4);
  gauge(note, `at ${kind}: left`, left, [2, 3, 4]);
  if (one.exhausted) note(`${reason}: exhausted`);
  note(`${reason}: worth`, actionWorth(advisor, one) / 5);
  if (one.controller !== advisor.seat) note(`${reason}: another's`);
  if (reason === 'defend' || reason === 'defend another') noteDefender(advisor, one, note);
}

/** Who would take the blow, and what would be left of them. */
function noteDefender(advisor: Advisor, one: InPlay, note: Note): void {
  if (advisor.attacked === null) return;
  const { attack, enemy } = advisor.attacked;
  const { kind } = advisor.match.def(one);
  const kept = kind === 'hero' ? advisor.value(one, 'defense') : 0;
  const blow = advisor.value(enemy, 'attack') + attack.icons - kept;
  note(`defends ${kind}: blow`, blow / 4);
  gauge(note, `defends ${kind}: left`, advisor.remaining(one) - blow, [-2, -1, 0, 1, 2, 3]);
  note('defends: worth', blowWorth(advisor) / 10);
}

const ENCOUNTER = new Set(['treachery', 'minion', 'side_scheme', 'attachment']);

/** A card that is chosen from somewhere out of play. */
function noteChosen(advisor: Advisor, { card, amount }: Taken, note: Note): void {
  if (card === undefined) return;
  const { reason } = advisor.prompt;
  note(`${reason}: card`, amount);
  note(`${reason}: card ${card.kind}`, amount);
  note(`${reason}: card ${card.id}`, amount);
  if (ENCOUNTER.has(card.kind)) return;
  const worth = playWorth(advisor, card);
  note(`${reason}: card worth`, worth / 5);
  note(`${reason}: card gain`, (worth - (card.cost ?? 0)) / 5);
}
