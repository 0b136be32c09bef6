import type { APIEmbed } from 'discord.js';
import { findCards } from '../../decks/search/find.js';
import { heldIn, verdicts } from '../../decks/survey.js';
import { type CardEntry, type Deck, type Game, type Text, text } from '../../kernel/index.js';
import type { DeckRow } from '../../store/port.js';
import { gameNamed } from '../define/by-value.js';
import type { House } from '../house.js';
import { cardEmbed } from '../render/cards.js';
import { button, type Entry, pageButtons, type Row, rowsOf, select } from '../render/components.js';
import { keyArg } from '../render/custom-id.js';
import { clip, plainName } from '../render/escape.js';
import { pageOf } from '../render/lists.js';
import type { Translator } from '../render/translator.js';
import { gameTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';
import type { Body } from '../reply/reply.js';
import { checkEmbed, listEmbed, sizeText, verdictsInShort } from './deck-text.js';
import { cardOn, type EditorState, editorId, type View } from './editor-state.js';
import { narrowRow } from './narrow.js';
import { searchOf } from './search.js';

/** Everything a view is made of. */
interface Scene {
  readonly row: DeckRow;
  readonly game: Game;
  readonly state: EditorState;
  readonly search: string;
  readonly say: Translator;
}

interface Shown {
  readonly embeds: readonly APIEmbed[];
  readonly rows: readonly Row[];
}

/** The private message in which a deck is built. Every click on it changes the deck at once, or only what is shown. */
export async function editor(
  house: House,
  row: DeckRow,
  state: EditorState,
  { locale, notes = [] }: { locale: string; notes?: readonly Text[] },
): Promise<Body> {
  const game = gameNamed(row.game);
  const say = gameTranslator(game, locale);
  const scene = { row, game, state, say, search: await searchOf(house, row) };
  const { embeds, rows } = VIEWS[state.view](scene);
  return {
    content: clip(notes.map(note => say(note)).join('\n'), LIMITS.content),
    embeds: [...embeds, ...pickedEmbed(scene)],
    components: [...rows, tabs(scene)],
  };
}

const nameText = ({ deck }: DeckRow): Text => text('name', { name: deck.name });

/** Search and add. */
function findView({ row, game, state, search, say }: Scene): Shown {
  const found = findCards(search, game.cards, say.plain);
  const { shown, page, last } = pageOf(found.cards, LIMITS.selectOptions, state.page);
  const range = {
    n: found.cards.length,
    from: page * LIMITS.selectOptions + 1,
    to: page * LIMITS.selectOptions + shown.length,
  };
  const isAll = search === '';
  const lines = [
    say(sizeText(row.deck)),
    ...verdictsInShort(verdicts(game, row.deck), say),
    '',
    ...(isAll ? [] : [`${say(text('editor-search'))} \`${plainName(search).replaceAll('`', "'")}\``]),
    say(text(isAll ? 'editor-found-all' : 'editor-found', range)),
    ...found.problems.map(problem => say(problem)),
  ];
  const here = { ...state, page };
  const buttons = [
    button(editorId('edask', row.id, here), say.plain(text('button-search')), 'aside'),
    ...(isAll ? [] : [button(editorId('edclr', row.id, here), say.plain(text('button-clear-search')), 'aside')]),
    ...pages(row, here, last, say),
  ];
  return {
    embeds: [{ title: clip(say.plain(nameText(row)), LIMITS.title), description: clip(lines.join('\n'), 3000) }],
    rows: [
      ...(shown.length === 0 ? [] : [cardSelect(row, here, say, shown, text('editor-pick-found'), last, range)]),
      ...narrowRow(row, game, here, search, say),
      ...cardRow(row, game, here, say),
      ...rowsOf(buttons),
    ],
  };
}

/** The deck's own list. */
function listView({ row, game, state, say }: Scene): Shown {
  const held = heldIn(game, row.deck).flatMap(({ entry }) => entry ?? []);
  const { shown, page, last } = pageOf(held, LIMITS.selectOptions, state.page);
  const range = {
    n: held.length,
    from: page * LIMITS.selectOptions + 1,
    to: page * LIMITS.selectOptions + shown.length,
  };
  const here = { ...state, page };
  return {
    embeds: [listEmbed(game, row.deck, nameText(row), say)],
    rows: [
      ...(shown.length === 0 ? [] : [cardSelect(row, here, say, shown, text('editor-pick-held'), last, range)]),
      ...cardRow(row, game, here, say),
      ...rowsOf(pages(row, here, last, say)),
    ],
  };
}

/** Curve, balance and rules, and what can be done with a deck that is ready. */
function checkView({ row, game, say, state }: Scene): Shown {
  const done = [
    button(editorId('edexp', row.id, state), say.plain(text('button-export')), 'aside'),
    button(editorId('edshr', row.id, state), say.plain(text('button-share')), 'aside'),
  ];
  return { embeds: [checkEmbed(game, row.deck, nameText(row), say)], rows: rowsOf(done) };
}

const VIEWS: Readonly<Record<View, (scene: Scene) => Shown>> = { find: findView, list: listView, check: checkView };

/** The card that was picked last, in full. */
function pickedEmbed({ row, game, state, say }: Scene): APIEmbed[] {
  const entry = state.view === 'check' ? undefined : pickedCard(game, state);
  if (entry === undefined) return [];
  const embed = cardEmbed(entry, say, game.rules);
  return [{ ...embed, footer: { text: `${entry.id} · ${say.plain(inDeck(row.deck, entry))}` } }];
}

export function pickedCard(game: Game, state: EditorState): CardEntry | undefined {
  const id =
    state.card === ''
      ? undefined
      : cardOn(
          state,
          game.cards.all.map(card => card.id),
        );
  return id === undefined ? undefined : game.cards.get(id);
}

const inDeck = (deck: Deck, { id }: CardEntry): Text => text('editor-in-deck', { n: deck.cards[id] ?? 0 });

function cardSelect(
  row: DeckRow,
  state: EditorState,
  say: Translator,
  cards: readonly CardEntry[],
  placeholder: Text,
  last: number,
  range: { readonly n: number; readonly from: number; readonly to: number },
): Row {
  const entries = cards.map((entry): Entry => {
    const isHeld = (row.deck.cards[entry.id] ?? 0) > 0;
    const facts = [...(isHeld ? [inDeck(row.deck, entry)] : []), ...entry.facts];
    return {
      value: keyArg(entry.id),
      label: say.plain(entry.title),
      description: facts.map(fact => say.plain(fact)).join(' · '),
      chosen: keyArg(entry.id) === state.card,
    };
  });
  const said = last === 0 ? placeholder : text('editor-page', { ...range, placeholder });
  return select(editorId('edpick', row.id, { ...state, card: '' }), say.plain(said), entries);
}

/** More and fewer of the card that was picked. */
function cardRow(row: DeckRow, game: Game, state: EditorState, say: Translator): Row[] {
  const entry = pickedCard(game, state);
  if (entry === undefined) return [];
  const copies = row.deck.cards[entry.id] ?? 0;
  const { playset } = game.decks;
  const step = (verb: string, label: Text, purpose: 'choice' | 'aside', isUseless: boolean) =>
    button(editorId(verb, row.id, state), say.plain(label), purpose, { disabled: isUseless });
  return rowsOf([
    step('edadd', text('button-add'), 'choice', false),
    ...(playset > 1 ? [step('edset', text('button-playset', { n: playset }), 'choice', copies === playset)] : []),
    step('edcut', text('button-cut'), 'aside', copies === 0),
    ...(copies > 1 ? [step('edout', text('button-out'), 'aside', false)] : []),
  ]);
}

const pages = (row: DeckRow, state: EditorState, last: number, say: Translator) =>
  pageButtons({ page: state.page, last }, say, (way, page) =>
    editorId(way === 'back' ? 'edprev' : 'ednext', row.id, { ...state, page }),
  );

function tabs({ row, state, say }: Scene): Row {
  const tab = (view: View, label: string) =>
    button(
      editorId(`edto${view[0]}`, row.id, { ...state, view, page: view === state.view ? state.page : 0 }),
      say.plain(text(label)),
      view === state.view ? 'chosen' : 'aside',
    );
  return rowsOf([tab('find', 'button-find'), tab('list', 'button-list'), tab('check', 'button-check')])[0] as Row;
}
