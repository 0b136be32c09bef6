import type { APIEmbed } from 'discord.js';
import {
  type CardEntry,
  type CardIndex,
  type CardView,
  type Fact,
  type Scene,
  type Seat,
  text,
} from '../../kernel/index.js';
import { wordingOf } from '../../locales/index.js';
import { LIMITS } from '../reply/limits.js';
import { emojisOf, kindsInText } from './emoji.js';
import { clip } from './escape.js';
import { cardWords, levels } from './scene-lines.js';
import type { Translator } from './translator.js';

const WORDING = 1000;
const FACTS = 1000;
const ROOM = 3900;

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

/** A card to look up: its title, its facts, and what it does in our words. */
export function cardEmbed(entry: CardEntry, say: Translator): APIEmbed {
  const facts = factLine(entry.facts, say);
  const does = entry.text === null ? `*${say(text('card-plain'))}*` : wording(entry, say);
  return {
    title: clip(say(entry.title), LIMITS.title),
    description: [facts, does].filter(part => part !== '').join('\n\n'),
    footer: { text: clip(entry.id, 100) },
  };
}

// A hand that is too long is told in less, one step after the other until it fits: first without what the cards do,
// then without their facts, then only as many cards as there is room for.

/** A seat's own hand: each card with its facts, what it does, and a mark on what can be played now. */
export function handEmbed(scene: Scene, seat: Seat, say: Translator, cards?: Pick<CardIndex, 'get'>): APIEmbed {
  const own = scene.panels.find(panel => panel.seat === seat);
  const hand = (own?.zones ?? []).filter(zone => zone.kind === 'hand').flatMap(zone => zone.cards);
  const title = `${say(text('hand-title'))} (${hand.length})`;
  if (hand.length === 0) return { title, description: say(text('hand-empty')) };
  for (const [facts, does] of [
    [true, true],
    [true, false],
    [false, false],
  ] as const) {
    const description = hand.map(one => handLine(one, say, facts, does ? cards : undefined)).join('\n');
    if (description.length <= ROOM) return { title, description };
  }
  return { title, description: asManyAsFit(hand, say) };
}

/** The private message that shows a hand. */
export function handMessage(
  scene: Scene,
  seat: Seat,
  say: Translator,
  cards?: Pick<CardIndex, 'get'>,
): { embeds: APIEmbed[] } {
  return { embeds: [handEmbed(scene, seat, say, cards)] };
}

function handLine(view: CardView, say: Translator, facts: boolean, cards: Pick<CardIndex, 'get'> | undefined): string {
  const level = levels[facts ? 0 : 1] as (typeof levels)[number];
  const playable = (view.marks ?? []).length > 0 ? '▸ ' : '• ';
  const kinds = facts ? kindsInText(view.facts) : '';
  const entry = view.card === null ? undefined : cards?.get(view.card);
  const does = entry === undefined ? '' : wording(entry, say);
  return `${playable}${kinds}${cardWords(view, say, level)}${does === '' ? '' : `\n-# ${does}`}`;
}

function asManyAsFit(hand: readonly CardView[], say: Translator): string {
  let told = '';
  for (const [at, one] of hand.entries()) {
    const line = `${handLine(one, say, false, undefined)}\n`;
    if (told.length + line.length > ROOM) return told + say(text('more-cards', { n: hand.length - at }));
    told += line;
  }
  return told.trimEnd();
}
