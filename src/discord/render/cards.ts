import { type APIEmbed, bold, subtext } from 'discord.js';
import {
  type CardEntry,
  type CardIndex,
  type CardView,
  type Fact,
  idsIn,
  type RuleEntry,
  type Scene,
  type Seat,
  text,
} from '../../kernel/index.js';
import { calledOf, isCalled, wordingOf } from '../../locales/index.js';
import { handOf } from '../../pictures/index.js';
import { LIMITS } from '../reply/limits.js';
import { emojisOf, kindsInText } from './emoji.js';
import { clip } from './escape.js';
import { asManyAsFit, groupedBy } from './lists.js';
import { cardWords, levels } from './scene-lines.js';
import type { Translator } from './translator.js';

const WORDING = 1000;
const FACTS = 1000;

function factLine(facts: readonly Fact[], say: Translator): string {
  const line = facts.map(fact => `${emojisOf(fact)}${say(fact)}`).join(' · ');
  // An emoji must not be cut in two.
  return line.length <= FACTS ? line : clip(facts.map(fact => say(fact)).join(' · '), FACTS);
}

/** Our own wording of a card is written for people and stands as it is, but for names that could call someone. */
function wording(entry: CardEntry, say: Translator): string {
  const said = wordingOf(entry);
  return said === null ? '' : clip(say(said), WORDING);
}

/** A card to look up: its title, its facts, what it does in our words, and the rules that explain those. */
export function cardEmbed(entry: CardEntry, say: Translator, rules: readonly RuleEntry[]): APIEmbed {
  const facts = factLine(entry.facts, say);
  const does = entry.text === null ? `*${say(text('card-plain'))}*` : wording(entry, say);
  return {
    title: clip(say(entry.title), LIMITS.title),
    description: [facts, does, explained(entry, say, rules)].filter(part => part !== '').join('\n\n'),
    footer: { text: clip(say.plain(text('card-id', { id: entry.id })), 100) },
  };
}

/** What stands on a card and has a rule of its own, in small letters. */
function explained(entry: CardEntry, say: Translator, rules: readonly RuleEntry[]): string {
  const said = new Set([...idsIn({ list: [...entry.facts, wordingOf(entry) ?? ''] })]);
  return rules
    .filter(({ explains = [] }) => explains.some(id => said.has(id)))
    .map(({ words }) => subtext(say.labelled(bold(say(text(words))), say(text(`${words}.text`)))))
    .join('\n');
}

// A hand that is too long is told in less, one step after the other until it fits: first without what the cards do,
// then without their facts, then only as many cards as there is room for.

/** A seat's own hand in at most so many characters: each card with its facts, what it does, and a mark on what can be played now. */
export function handWords(
  scene: Scene,
  seat: Seat,
  say: Translator,
  cards: Pick<CardIndex, 'get'> | undefined,
  room: number,
): string {
  const hand = handOf(scene, seat);
  if (hand.length === 0) return say(text('hand-empty'));
  const title = bold(`${say(text('hand-title'))} (${hand.length})`);
  return `${title}\n${handLines(hand, say, cards, room - title.length - 1)}`;
}

/** Whether a seat still has a place for a hand: who is out has none. */
export const hasHand = (scene: Scene, seat: Seat): boolean =>
  scene.panels.some(panel => panel.seat === seat && panel.zones.some(({ kind }) => kind === 'hand'));

function handLines(
  hand: readonly CardView[],
  say: Translator,
  cards: Pick<CardIndex, 'get'> | undefined,
  room: number,
): string {
  const different = groupedBy(hand, ({ key: _, ...looks }) => JSON.stringify(looks));
  for (const [facts, does] of [
    [true, true],
    [true, false],
    [false, false],
  ] as const) {
    const lines = different.map(one => handLine(one, say, facts, does ? cards : undefined)).join('\n');
    if (lines.length <= room) return lines;
  }
  const lines = hand.map(one => handLine([one], say, false, undefined));
  return asManyAsFit(lines, room, say, { counting: 'more-cards' }).join('\n');
}

/** A card, or as many copies of it as there are. */
function handLine(
  [card, ...copies]: readonly [CardView, ...CardView[]],
  say: Translator,
  isWhole: boolean,
  cards: Pick<CardIndex, 'get'> | undefined,
): string {
  const n = copies.length + 1;
  const counted = text('prompt-copies', { what: calledOf(card), n });
  const facts = (card.facts ?? []).filter(fact => !isCalled(card, fact, say));
  const view = n === 1 ? card : { ...card, title: counted, back: counted, facts };
  const level = levels[isWhole ? 0 : 1] as (typeof levels)[number];
  const playable = (view.marks ?? []).length > 0 ? '▸ ' : '• ';
  const kinds = isWhole ? kindsInText(card.facts) : '';
  const entry = card.card === null ? undefined : cards?.get(card.card);
  const does = entry === undefined ? '' : wording(entry, say);
  return `${playable}${kinds}${cardWords(view, say, level)}${does === '' ? '' : `\n-# ${does}`}`;
}
