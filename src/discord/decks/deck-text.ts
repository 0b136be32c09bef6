import { type APIEmbed, subtext } from 'discord.js';
import { countsOf, type Group, groupsOf, type Held, sizeOf, type Verdict, verdicts } from '../../decks/survey.js';
import { type Deck, type Game, type Text, text } from '../../kernel/index.js';
import { clip } from '../render/escape.js';
import { asManyAsFit, groupedBy } from '../render/lists.js';
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
  return {
    title: clip(say.plain(title), LIMITS.title),
    description: clip(verdictLines(verdicts(game, deck), say).join('\n'), ROOM - 1500),
    fields: countsOf(game, deck).map(count => ({
      name: clip(say.plain(count.facet.title), LIMITS.fieldName),
      value: count.bars.length === 0 ? '–' : bars(count, say),
    })),
    footer: { text: say.plain(sizeText(deck)) },
  };
}

const isLegal = ({ problems }: Verdict): boolean => problems.length === 0;

/** Where a deck is legal, and what is wrong elsewhere: rulesets with the same problems stand together. */
function verdictLines(all: readonly Verdict[], say: Translator): string[] {
  return groupedBy(all, ({ problems }) => JSON.stringify(problems)).flatMap(same => [
    verdictLine(same, all, say),
    ...same[0].problems.map(({ message }) => `- ${say(message)}`),
  ]);
}

/** Where a deck is legal and where not yet, in a line each, and what stands in the way first. */
export function verdictsInShort(all: readonly Verdict[], say: Translator): string[] {
  const first = all.flatMap(({ problems }) => problems.slice(0, 1).map(({ message }) => say(message)));
  return [
    ...groupedBy(all, verdict => String(isLegal(verdict)))
      .sort(([one], [other]) => Number(isLegal(other)) - Number(isLegal(one)))
      .map(same => verdictLine(same, all, say)),
    ...[...new Set(first)].map(why => subtext(why)),
  ];
}

function verdictLine(same: readonly [Verdict, ...Verdict[]], all: readonly Verdict[], say: Translator): string {
  const id = isLegal(same[0]) ? 'editor-legal' : 'editor-not-legal';
  if (same.length === all.length) return say(text(`${id}-all`));
  // Titles have commas of their own.
  return say(text(`${id}-by`, { rulesets: same.map(({ ruleset }) => say.plain(ruleset.title)).join(' · ') }));
}
