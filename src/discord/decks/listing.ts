import type { APIEmbed } from 'discord.js';
import { sizeOf, verdicts } from '../../decks/survey.js';
import { type Game, type Text, text } from '../../kernel/index.js';
import type { DeckRow } from '../../store/port.js';
import { LIMITS } from '../limits.js';
import { clip } from '../render/escape.js';
import { groupsOf } from '../render/lists.js';
import type { Say } from '../render/say.js';

/** Room for somebody's own decks in the embed of a game. */
const ROOM = 2500;
/** A group of more ready decks than this is only counted; menus and suggestions name them all. */
const NAMED = 15;

/** A person's own decks of one game and where each may be played, and the decks that come with it. */
export function decksEmbed(game: Game, own: readonly DeckRow[], say: Say): APIEmbed {
  const lines = own.map(row => `- ${say(ownLine(game, row))}`);
  return {
    title: clip(say.plain(game.title), LIMITS.title),
    fields: [
      ...fieldsOf(say.plain(text('decks-own')), lines.length === 0 ? [say(text('decks-own-none'))] : lines),
      ...readyFields(game, say),
    ],
  };
}

/** The ready decks, told once for all rulesets that have the same. */
function readyFields(game: Game, say: Say): { name: string; value: string }[] {
  const rulesetsOf = new Map<string, string[]>();
  for (const { id, title } of game.rulesets) {
    const line = readyLine(game, id, say);
    rulesetsOf.set(line, [...(rulesetsOf.get(line) ?? []), say.plain(title)]);
  }
  return [...rulesetsOf].map(([value, titles]) => {
    const name =
      rulesetsOf.size === 1 ? text('decks-ready-all') : text('decks-ready', { rulesets: titles.join(' · ') });
    return { name: clip(say.plain(name), LIMITS.fieldName), value };
  });
}

function ownLine(game: Game, { deck }: DeckRow): Text {
  const judged = verdicts(game, deck);
  const legal = judged.filter(({ problems }) => problems.length === 0).map(({ ruleset }) => ruleset.title);
  const problem = judged[0]?.problems[0]?.message;
  const where =
    legal.length > 0 || problem === undefined
      ? text('decks-line-legal', { rulesets: { list: legal } })
      : text('decks-line-nowhere', { problem });
  return text('decks-line', { name: deck.name, size: sizeOf(deck), where });
}

/** Lines in as many fields as they need, within the room there is. */
function fieldsOf(name: string, lines: readonly string[]): { name: string; value: string }[] {
  const fields: string[] = [];
  let room = ROOM;
  for (const line of lines) {
    room -= line.length;
    if (room < 0) break;
    const last = fields.at(-1);
    if (last === undefined || last.length + line.length + 1 > LIMITS.fieldValue) fields.push(line);
    else fields[fields.length - 1] = `${last}\n${line}`;
  }
  return fields.map((value, at) => ({ name: at === 0 ? name : '\u200b', value }));
}

/** The ready decks of a ruleset: by name, or for large groups by number. */
function readyLine(game: Game, ruleset: string, say: Say): string {
  const ready = game.decks.ready.filter(deck => deck.rulesets.includes(ruleset));
  const names = groupsOf(ready).flatMap(({ group, options }) =>
    group !== undefined && options.length > NAMED
      ? [say(text('deck-group', { group, count: options.length }))]
      : options.map(deck => say(deck.title)),
  );
  return names.length === 0 ? say(text('nothing')) : clip(names.join(' · '), 700);
}
