import type { APIEmbed } from 'discord.js';
import { findCards } from '../../decks/search/find.js';
import { heldIn, verdicts } from '../../decks/survey.js';
import { type CardEntry, type Deck, type Game, type Text, text } from '../../kernel/index.js';
import type { DeckRow } from '../../store/port.js';
import type { House } from '../house.js';
import { LIMITS } from '../limits.js';
import { gameNamed } from '../named.js';
import { cardEmbed } from '../render/cards.js';
import { button, type Entry, pageButtons, type Row, rowsOf, select } from '../render/components.js';
import { keyArg } from '../render/custom-id.js';
import { clip, plainName } from '../render/escape.js';
import { pageOf } from '../render/lists.js';
import type { Say } from '../render/say.js';
import type { Body } from '../reply.js';
import { gameVoice } from '../voice.js';
import { cardOn, type Desk, deskId, type View } from './desk.js';
import { narrowRow } from './narrow.js';
import { searchOf } from './search.js';
import { checkEmbed, listEmbed, sizeText, verdictsInShort } from './tell-deck.js';

/** Everything a view is made of. */
interface Scene {
  readonly row: DeckRow;
  readonly game: Game;
  readonly desk: Desk;
  readonly search: string;
  readonly say: Say;
}

interface Shown {
  readonly embeds: readonly APIEmbed[];
  readonly rows: readonly Row[];
}

/** The private message in which a deck is built. Every click on it changes the deck at once, or only what is shown. */
export async function editor(
  house: House,
  row: DeckRow,
  desk: Desk,
  { locale, notes = [] }: { locale: string; notes?: readonly Text[] },
): Promise<Body> {
  const game = gameNamed(row.game);
  const say = gameVoice(game, locale);
  const scene = { row, game, desk, say, search: await searchOf(house, row) };
  const { embeds, rows } = VIEWS[desk.view](scene);
  return {
    content: clip(notes.map(note => say(note)).join('\n'), LIMITS.content),
    embeds: [...embeds, ...pickedEmbed(scene)],
    components: [...rows, tabs(scene)],
  };
}

const nameText = ({ deck }: DeckRow): Text => text('name', { name: deck.name });

/** Search and add. */
function findView({ row, game, desk, search, say }: Scene): Shown {
  const found = findCards(search, game.cards, say.plain);
  const { shown, page, last } = pageOf(found.cards, LIMITS.selectOptions, desk.page);
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
  const here = { ...desk, page };
  const buttons = [
    button(deskId('edask', row.id, here), say.plain(text('button-search')), 'aside'),
    ...(isAll ? [] : [button(deskId('edclr', row.id, here), say.plain(text('button-clear-search')), 'aside')]),
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
function listView({ row, game, desk, say }: Scene): Shown {
  const held = heldIn(game, row.deck).flatMap(({ entry }) => entry ?? []);
  const { shown, page, last } = pageOf(held, LIMITS.selectOptions, desk.page);
  const range = {
    n: held.length,
    from: page * LIMITS.selectOptions + 1,
    to: page * LIMITS.selectOptions + shown.length,
  };
  const here = { ...desk, page };
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
function checkView({ row, game, say, desk }: Scene): Shown {
  const done = [
    button(deskId('edexp', row.id, desk), say.plain(text('button-export')), 'aside'),
    button(deskId('edshr', row.id, desk), say.plain(text('button-share')), 'aside'),
  ];
  return { embeds: [checkEmbed(game, row.deck, nameText(row), say)], rows: rowsOf(done) };
}

const VIEWS: Readonly<Record<View, (scene: Scene) => Shown>> = { find: findView, list: listView, check: checkView };

/** The card that was picked last, in full. */
function pickedEmbed({ row, game, desk, say }: Scene): APIEmbed[] {
  const entry = desk.view === 'check' ? undefined : pickedCard(game, desk);
  if (entry === undefined) return [];
  const embed = cardEmbed(entry, say);
  return [{ ...embed, footer: { text: `${entry.id} · ${say.plain(inDeck(row.deck, entry))}` } }];
}

export function pickedCard(game: Game, desk: Desk): CardEntry | undefined {
  const id =
    desk.card === ''
      ? undefined
      : cardOn(
          desk,
          game.cards.all.map(card => card.id),
        );
  return id === undefined ? undefined : game.cards.get(id);
}

const inDeck = (deck: Deck, { id }: CardEntry): Text => text('editor-in-deck', { n: deck.cards[id] ?? 0 });

function cardSelect(
  row: DeckRow,
  desk: Desk,
  say: Say,
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
      chosen: keyArg(entry.id) === desk.card,
    };
  });
  const said = last === 0 ? placeholder : text('editor-page', { ...range, placeholder });
  return select(deskId('edpick', row.id, { ...desk, card: '' }), say.plain(said), entries);
}

/** More and fewer of the card that was picked. */
function cardRow(row: DeckRow, game: Game, desk: Desk, say: Say): Row[] {
  const entry = pickedCard(game, desk);
  if (entry === undefined) return [];
  const copies = row.deck.cards[entry.id] ?? 0;
  const { playset } = game.decks;
  const step = (verb: string, label: Text, purpose: 'choice' | 'aside', isUseless: boolean) =>
    button(deskId(verb, row.id, desk), say.plain(label), purpose, { disabled: isUseless });
  return rowsOf([
    step('edadd', text('button-add'), 'choice', false),
    ...(playset > 1 ? [step('edset', text('button-playset', { n: playset }), 'choice', copies === playset)] : []),
    step('edcut', text('button-cut'), 'aside', copies === 0),
    ...(copies > 1 ? [step('edout', text('button-out'), 'aside', false)] : []),
  ]);
}

const pages = (row: DeckRow, desk: Desk, last: number, say: Say) =>
  pageButtons({ page: desk.page, last }, say, (way, page) =>
    deskId(way === 'back' ? 'edprev' : 'ednext', row.id, { ...desk, page }),
  );

function tabs({ row, desk, say }: Scene): Row {
  const tab = (view: View, label: string) =>
    button(
      deskId(`edto${view[0]}`, row.id, { ...desk, view, page: view === desk.view ? desk.page : 0 }),
      say.plain(text(label)),
      view === desk.view ? 'chosen' : 'aside',
    );
  return rowsOf([tab('find', 'button-find'), tab('list', 'button-list'), tab('check', 'button-check')])[0] as Row;
}
