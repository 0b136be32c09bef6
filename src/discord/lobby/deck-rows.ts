import type { APIButtonComponent } from 'discord.js';
import { type Deck, type ReadyDeck, type Text, text } from '../../kernel/index.js';
import type { DeckRow } from '../../store/port.js';
import { type Entry, pageButtons, type Row, rangeOf, select } from '../render/components.js';
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
  /** Whether another has a hero that it would bring again; left out, none is. */
  readonly isTaken?: (deck: Pick<Deck, 'cards'>) => boolean;
  /** The id of a select; several stand in one message, so it is given a number. */
  readonly pick: (at: number) => string;
  /** The id of a button that shows another page. */
  readonly turn: (way: 'back' | 'on', to: number) => string;
}

interface Offered extends Entry {
  readonly group: Text;
}

/** What one select holds. */
interface Listed {
  readonly title: string;
  readonly part: readonly Entry[];
}

/** Selects of a page of decks, group by group, and the buttons that turn pages. */
export function deckRows(
  choices: DeckChoices,
  say: Translator,
  { page: wanted, rows, isTaken = () => false, pick, turn }: DeckList,
): { rows: Row[]; turns: APIButtonComponent[] } {
  const { first, apart } = deckPages(choices, say, { rows, isTaken });
  const { shown, page, last } = pageOf([...first, ...apart.map(({ lists }) => lists)], 1, wanted);
  const [lists = []] = shown;
  const next = apart[page + 1 - first.length];
  const turns = pageButtons({ page, last }, say, turn).map((one, at) =>
    at === 1 && next !== undefined ? { ...one, label: next.title } : one,
  );
  // Where few look at the second page, the first doesn't look like one of several.
  const isPair = first.length === 1 && apart.length === 1;
  return {
    rows: lists.map(({ title, part }, at) => select(pick(page * rows + at), title, part)),
    turns: isPair ? turns.filter(({ disabled }) => disabled !== true) : turns,
  };
}

/** Decks by pages. A group of ready decks that takes several lists is looked through apart from the others. */
function deckPages(
  { own, ready }: DeckChoices,
  say: Translator,
  { rows, isTaken }: Required<Pick<DeckList, 'rows' | 'isTaken'>>,
) {
  const marked = (entry: Entry, deck: Pick<Deck, 'cards'>): Entry =>
    isTaken(deck) ? { ...entry, description: say.plain(text('deck-taken')) } : entry;
  const listsOf = (offered: readonly Offered[]) =>
    groupsOf(offered).map(({ group, options }) => {
      const cut = parts(options, LIMITS.selectOptions);
      const name = group === undefined ? say.plain(text('deck-pick')) : say.plain(group);
      return { name, lists: cut.map((part): Listed => ({ title: titleOf(name, part, cut.length === 1, say), part })) };
    });
  const mine = listsOf(
    own.map(row => ({
      ...marked({ value: `own:${row.id}`, label: row.deck.name }, row.deck),
      group: text('decks-own'),
    })),
  );
  const others = listsOf(
    ready.map(deck => ({ ...marked(readyEntry(deck, say), deck), group: deck.group ?? text('deck-pick') })),
  );
  const isApart = ({ lists }: (typeof others)[number]): boolean => lists.length > 1 && mine.length + others.length > 1;
  const near = [...mine, ...others.filter(group => !isApart(group))].flatMap(({ lists }) => lists);
  return {
    first: parts(near, rows),
    apart: others
      .filter(isApart)
      .flatMap(({ name, lists }) => parts(lists, rows).map(part => ({ title: name, lists: part }))),
  };
}

/** What a select holds: its group, and where that takes several, from which deck to which. */
function titleOf(name: string, part: readonly Entry[], isAll: boolean, say: Translator): string {
  if (isAll) return name;
  const labels = part.map(({ label }) => clip(label, 50));
  return say.labelled(name, rangeOf(labels, say));
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
