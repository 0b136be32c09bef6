import type { APIEmbed } from 'discord.js';
import { sizeOf, type Verdict, verdicts } from '../../decks/survey.js';
import { type Game, type Text, text } from '../../kernel/index.js';
import type { DeckRow } from '../../store/port.js';
import { clip } from '../render/escape.js';
import { asManyAsFit, groupedBy, groupsOf, inBlocks } from '../render/lists.js';
import type { Translator } from '../render/translator.js';
import { embedLength, LIMITS } from '../reply/limits.js';

/** A group of more ready decks than this is only counted; menus and suggestions name them all. */
const NAMED = 15;

/**
 * A person's own decks of each game and where each may be played, and the decks that come with it. Games in which somebody has
 * decks share the room that one message leaves.
 */
export function decksEmbeds(
  games: readonly Game[],
  own: readonly DeckRow[],
  translator: (game: Game) => Translator,
): APIEmbed[] {
  const shown = games.slice(0, LIMITS.embeds).map(game => ({ game, rows: own.filter(row => row.game === game.id) }));
  const bareOf = (game: Game, isTitled: boolean): number => {
    const say = translator(game);
    return embedLength(gameEmbed(game, [], say, 0)) + (isTitled ? say.plain(text('decks-own')).length : 0);
  };
  const bare = shown.reduce((sum, { game, rows }) => sum + bareOf(game, rows.length > 0), 0);
  const sharing = Math.max(1, shown.filter(({ rows }) => rows.length > 0).length);
  const room = Math.floor((LIMITS.embedsTotal - bare) / sharing);
  return shown.map(({ game, rows }) => gameEmbed(game, rows, translator(game), room));
}

function gameEmbed(game: Game, own: readonly DeckRow[], say: Translator, room: number): APIEmbed {
  const lines = asManyAsFit(
    own.map(row => `- ${say(ownLine(game, row, say))}`),
    room,
    say,
  );
  return {
    title: clip(say.plain(game.title), LIMITS.title),
    fields: [...(lines.length === 0 ? [] : fieldsOf(say.plain(text('decks-own')), lines)), ...readyFields(game, say)],
  };
}

/** The ready decks, told once for all rulesets that have the same. */
function readyFields(game: Game, say: Translator): { name: string; value: string }[] {
  const lines = game.rulesets.map(({ id, title }) => ({ value: readyLine(game, id, say), title: say.plain(title) }));
  return groupedBy(lines, ({ value }) => value).map((same, _, { length }) => {
    const rulesets = same.map(({ title }) => title).join(' · ');
    const name = length === 1 ? text('decks-ready-all') : text('decks-ready', { rulesets });
    return { name: clip(say.plain(name), LIMITS.fieldName), value: same[0].value };
  });
}

function ownLine(game: Game, { deck }: DeckRow, say: Translator): Text {
  return text('decks-line', { name: deck.name, size: sizeOf(deck), where: whereLegal(verdicts(game, deck), say) });
}

function whereLegal(all: readonly Verdict[], say: Translator): Text {
  const legal = all.filter(({ problems }) => problems.length === 0);
  const problem = all[0]?.problems[0]?.message;
  if (legal.length === all.length) return text('decks-line-legal-all');
  if (legal.length === 0 && problem !== undefined) return text('decks-line-nowhere', { problem });
  return text('decks-line-legal', { rulesets: legal.map(({ ruleset }) => say.plain(ruleset.title)).join(' · ') });
}

/** Lines in as many fields as they need. */
function fieldsOf(name: string, lines: readonly string[]): { name: string; value: string }[] {
  const whole = lines.map(line => clip(line, LIMITS.fieldValue));
  return inBlocks(whole, LIMITS.fieldValue).map((value, at) => ({ name: at === 0 ? name : '\u200b', value }));
}

/** The ready decks of a ruleset: by name, or for large groups by number. */
function readyLine(game: Game, ruleset: string, say: Translator): string {
  const ready = game.decks.ready.filter(deck => deck.rulesets.includes(ruleset));
  const names = groupsOf(ready).flatMap(({ group, options }) =>
    group !== undefined && options.length > NAMED
      ? [say(text('deck-group', { group, count: options.length }))]
      : options.map(deck => say(deck.title)),
  );
  return names.length === 0 ? say(text('nothing')) : clip(names.join(' · '), 700);
}
