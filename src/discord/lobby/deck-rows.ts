import type { APIButtonComponent } from 'discord.js';
import { type ReadyDeck, type Text, text } from '../../kernel/index.js';
import type { DeckRow } from '../../store/port.js';
import { type Entry, pageButtons, placeholder, type Row, select } from '../render/components.js';
import { clip } from '../render/escape.js';
import { groupsOf, pageOf, parts } from '../render/lists.js';
import type { Translator } from '../render/translator.js';
import { LIMITS } from '../reply/limits.js';

/** Decks a person may bring: their own, and those that come with the game. */
export interface DeckChoices {
  readonly own: readonly DeckRow[];
  readonly ready: readonly ReadyDeck[];
}

/** Where a list of decks stands. */
export interface DeckList {
  readonly page: number;
  /** How many selects there is room for. */
  readonly rows: number;
  /** The id of a select; several stand in one message, so it is given a number. */
  readonly pick: (at: number) => string;
  /** The id of a button that shows another page. */
  readonly turn: (way: 'back' | 'on', to: number) => string;
}

interface Offered extends Entry {
  readonly group: Text;
}

/** Selects of a page of decks, group by group, and the buttons that turn pages. */
export function deckRows(
  choices: DeckChoices,
  say: Translator,
  { page: wanted, rows, pick, turn }: DeckList,
): { rows: Row[]; turns: APIButtonComponent[] } {
  const chunks = groupsOf(offered(choices, say)).flatMap(({ group, options }) => {
    const cut = parts(options, LIMITS.selectOptions);
    return cut.map(part => ({ title: titleOf(group, part, cut.length === 1, say), part }));
  });
  const { shown, page, last } = pageOf(chunks, rows, wanted);
  return {
    rows: shown.map(({ title, part }, at) => select(pick(page * rows + at), title, part)),
    turns: pageButtons({ page, last }, say, turn),
  };
}

function offered({ own, ready }: DeckChoices, say: Translator): Offered[] {
  return [
    ...own.map(row => ({ value: `own:${row.id}`, label: row.deck.name, group: text('decks-own') })),
    ...ready.map(deck => ({ ...readyEntry(deck, say), group: deck.group ?? text('deck-pick') })),
  ];
}

/** What a select holds: its group, and where that takes several, from which deck to which. */
function titleOf(group: Text | undefined, part: readonly Entry[], isAll: boolean, say: Translator): string {
  const name = group === undefined ? say.plain(text('deck-pick')) : say.plain(group);
  if (isAll) return name;
  const labels = part.map(({ label }) => clip(label, 50));
  return say.labelled(name, placeholder(undefined, labels, false, say));
}

/** A deck that comes with the game, with a word on how it plays where there is one. */
function readyEntry({ id, title }: ReadyDeck, say: Translator): Entry {
  const about = `${title.id}.about`;
  return {
    value: `ready:${id}`,
    label: say.plain(title),
    ...(say.has(about) && { description: say.plain(text(about, title.args)) }),
  };
}
