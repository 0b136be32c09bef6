import type { APIEmbed } from 'discord.js';
import { findCards } from '../../decks/search/find.js';
import { type Held, heldIn, sizeOf, verdicts } from '../../decks/survey.js';
import { type Deck, type Game, type Text, text } from '../../kernel/index.js';
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
import { type EditorState, editorId, type Scene, type View } from './editor-state.js';
import { narrowRow } from './narrow.js';
import { searchOf } from './search.js';

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
function findView({ state, ...scene }: Scene): Shown {
  const { row, game, search, say } = scene;
  const found = findCards(search, game.cards, say.plain);
  const list = listed(
    found.cards.map(entry => ({ id: entry.id, entry })),
    state,
  );
  const { here } = list;
  const isAll = search === '';
  const lines = [
    say(sizeText(row.deck)),
    ...verdictsInShort(verdicts(game, row.deck), say),
    '',
    ...(isAll ? [] : [`${say(text('editor-search'))} \`${plainName(search).replaceAll('`', "'")}\``]),
    say(text(isAll ? 'editor-found-all' : 'editor-found', list.range)),
    ...found.problems.map(problem => say(problem)),
  ];
  const buttons = [
    button(editorId('edask', row.id, here), say.plain(text('button-search')), 'aside'),
    ...(isAll ? [] : [button(editorId('edclr', row.id, here), say.plain(text('button-clear-search')), 'aside')]),
    ...pages(row, list, say),
  ];
  return {
    embeds: [{ title: clip(say.plain(nameText(row)), LIMITS.title), description: clip(lines.join('\n'), 3000) }],
    rows: [
      ...cardSelect(row, list, text('editor-pick-found'), say),
      ...narrowRow({ ...scene, state: here }),
      ...cardRow({ ...scene, state: here }),
      ...rowsOf(buttons),
    ],
  };
}

/** The deck's own list. */
function listView({ state, ...scene }: Scene): Shown {
  const { row, game, say } = scene;
  const list = listed(heldIn(game, row.deck), state);
  return {
    embeds: [listEmbed(game, row.deck, nameText(row), say)],
    rows: [
      ...cardSelect(row, list, text('editor-pick-held'), say),
      ...cardRow({ ...scene, state: list.here }),
      ...rowsOf(pages(row, list, say)),
    ],
  };
}

/** Curve, balance and rules, and what can be done with a deck that is ready. */
function checkView({ row, game, say, state }: Scene): Shown {
  const done = [
    button(editorId('edexp', row.id, state), say.plain(text('button-export')), 'aside', {
      disabled: sizeOf(row.deck) === 0,
    }),
    button(editorId('edshr', row.id, state), say.plain(text('button-share')), 'aside'),
  ];
  return { embeds: [checkEmbed(game, row.deck, nameText(row), say)], rows: rowsOf(done) };
}

const VIEWS: Readonly<Record<View, (scene: Scene) => Shown>> = { find: findView, list: listView, check: checkView };

/** The card that was picked last, in full. */
function pickedEmbed({ row, game, state, say }: Scene): APIEmbed[] {
  const entry = state.view === 'check' ? undefined : pickedCard(game, row, state)?.entry;
  if (entry === undefined) return [];
  const embed = cardEmbed(entry, say, game.rules);
  return [{ ...embed, footer: { text: `${entry.id} · ${say.plain(inDeck(row.deck, entry.id))}` } }];
}

/** A card of the game, or one that only the deck still has: that can be taken out. */
type Listable = Pick<Held, 'id' | 'entry'>;

export function pickedCard(game: Game, { deck }: DeckRow, state: EditorState): Listable | undefined {
  if (state.card === '') return undefined;
  const isPicked = ({ id }: { readonly id: string }): boolean => keyArg(id) === state.card;
  const entry = game.cards.all.find(isPicked);
  return entry === undefined ? heldIn(game, deck).find(isPicked) : { id: entry.id, entry };
}

const inDeck = (deck: Deck, id: string): Text => text('editor-in-deck', { n: deck.cards[id] ?? 0 });

/** One page of a list of cards: from which to which of how many, and where somebody is who sees it. */
function listed(cards: readonly Listable[], state: EditorState) {
  const { shown, page, last } = pageOf(cards, LIMITS.selectOptions, state.page);
  const before = page * LIMITS.selectOptions;
  const range = { n: cards.length, from: before + 1, to: before + shown.length };
  return { shown, last, range, here: { ...state, page } };
}

type Listed = ReturnType<typeof listed>;

function cardSelect(row: DeckRow, { shown, last, range, here }: Listed, placeholder: Text, say: Translator): Row[] {
  if (shown.length === 0) return [];
  const entries = shown.map(({ id, entry }): Entry => {
    const isHeld = (row.deck.cards[id] ?? 0) > 0;
    const facts = [...(isHeld ? [inDeck(row.deck, id)] : []), ...(entry?.facts ?? [])];
    return {
      value: keyArg(id),
      label: entry === undefined ? id : say.plain(entry.title),
      description: facts.map(fact => say.plain(fact)).join(' · '),
      chosen: keyArg(id) === here.card,
    };
  });
  const said = last === 0 ? placeholder : text('editor-page', { ...range, placeholder });
  return [select(editorId('edpick', row.id, { ...here, card: '' }), say.plain(said), entries)];
}

/** More and fewer of the card that was picked. */
function cardRow({ row, game, state, say }: Omit<Scene, 'search'>): Row[] {
  const picked = pickedCard(game, row, state);
  if (picked === undefined) return [];
  const copies = row.deck.cards[picked.id] ?? 0;
  const isGone = picked.entry === undefined;
  const { playset } = game.decks;
  const step = (verb: string, label: Text, purpose: 'choice' | 'aside', isUseless: boolean) =>
    button(editorId(verb, row.id, state), say.plain(label), purpose, { disabled: isUseless });
  return rowsOf([
    step('edadd', text('button-add'), 'choice', isGone),
    ...(playset > 1
      ? [step('edset', text('button-playset', { n: playset }), 'choice', isGone || copies === playset)]
      : []),
    step('edcut', text('button-cut'), 'aside', copies === 0),
    ...(copies > 1 ? [step('edout', text('button-out'), 'aside', false)] : []),
  ]);
}

const pages = (row: DeckRow, { here, last }: Listed, say: Translator) =>
  pageButtons({ page: here.page, last }, say, (way, page) =>
    editorId(way === 'back' ? 'edprev' : 'ednext', row.id, { ...here, page }),
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
