import { type APIEmbed, subtext } from 'discord.js';
import { countsOf, type Group, groupsOf, type Held, sizeOf, type Verdict, verdicts } from '../../decks/survey.js';
import { type Deck, type Game, type Text, text } from '../../kernel/index.js';
import { clip } from '../render/escape.js';
import { asManyAsFit } from '../render/lists.js';
import type { Translator } from '../render/translator.js';
import { LIMITS } from '../reply/limits.js';
import { bars } from './bars.js';

/** Room for a list of cards in one embed. */
const ROOM = 3800;

/** `40 cards`, for a footer or a line. */
export const sizeText = (deck: Pick<Deck, 'cards'>): Text => text('editor-size', { n: sizeOf(deck) });

/** A deck's cards, grouped as its game wants it. */
export function listEmbed(game: Game, deck: Deck, title: Text, say: Translator): APIEmbed {
  const lines = groupsOf(game, deck).flatMap((group, at) => groupLines(group, at > 0, say));
  return {
    title: clip(say.plain(title), LIMITS.title),
    description: lines.length === 0 ? say(text('editor-empty')) : asManyAsFit(lines, ROOM, say).join('\n'),
    footer: { text: say.plain(sizeText(deck)) },
  };
}

function groupLines({ titles, size, cards }: Group, isLater: boolean, say: Translator): string[] {
  const head =
    titles.length === 0
      ? say(text('editor-group-none', { n: size }))
      : say(text('editor-group', { n: size, group: { list: titles } }));
  const lines = cards.map(held => say(heldText(held)));
  return [`${isLater ? '\n' : ''}${head}`, ...lines];
}

/** A line of a deck. Within its group, a card only needs its shortest name. */
function heldText({ id, entry, copies }: Held): Text {
  if (entry === undefined) return text('editor-line-unknown', { n: copies, id });
  const name = entry.names.at(-1);
  return text('editor-line', { n: copies, card: name === undefined ? entry.title : { name, of: 'card' } });
}

/** Where a deck is legal, everything wrong with it elsewhere, its curve and its balance. */
export function checkEmbed(game: Game, deck: Deck, title: Text, say: Translator): APIEmbed {
  const judged = verdicts(game, deck).flatMap(verdict => verdictLines(verdict, say));
  return {
    title: clip(say.plain(title), LIMITS.title),
    description: clip(judged.join('\n'), ROOM - 1500),
    fields: countsOf(game, deck).map(count => ({
      name: clip(say.plain(count.facet.title), LIMITS.fieldName),
      value: count.bars.length === 0 ? '–' : bars(count, say),
    })),
    footer: { text: say.plain(sizeText(deck)) },
  };
}

const isLegal = ({ problems }: Verdict): boolean => problems.length === 0;

/** `✓ Trading Card Game: legal`, or all that is wrong. */
function verdictLines(verdict: Verdict, say: Translator): string[] {
  const [mark, id] = isLegal(verdict) ? (['✓', 'editor-legal'] as const) : (['✗', 'editor-not-legal'] as const);
  const { ruleset, problems } = verdict;
  return [
    `${mark} ${say(text(id, { ruleset: ruleset.title }))}`,
    ...problems.map(({ message }) => `- ${say(message)}`),
  ];
}

/** Where a deck is legal and where not yet, in a line each, and what stands in the way first. */
export function verdictsInShort(all: readonly Verdict[], say: Translator): string[] {
  const others = all.filter(verdict => !isLegal(verdict));
  const reasons = new Set(others.flatMap(({ problems }) => problems.slice(0, 1).map(({ message }) => say(message))));
  const line = (id: string, some: readonly Verdict[]): string[] =>
    some.length === 0 ? [] : [say(text(id, { rulesets: { list: some.map(({ ruleset }) => ruleset.title) } }))];
  return [
    ...line('editor-legal-by', all.filter(isLegal)),
    ...line('editor-not-legal-by', others),
    ...[...reasons].map(why => subtext(why)),
  ];
}
