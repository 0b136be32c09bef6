import { bold, subtext } from 'discord.js';
import { type CardEntry, faceOf, type Game, type LogEntry, type RuleEntry, text } from '../../kernel/index.js';
import { wordingOf } from '../../locales/index.js';
import type { Body } from '../reply/reply.js';
import { clip } from './escape.js';
import { asManyAsFit, groupedBy } from './lists.js';
import { briefLine } from './log.js';
import { sourceOf } from './source.js';
import type { Translator } from './translator.js';

const ROOM = 3800;

/** What made a line happen, as far as its game knows it. */
interface Reasons {
  readonly rule: RuleEntry | undefined;
  readonly card: CardEntry | undefined;
}

const reasonsOf = ({ why }: LogEntry, game: Game): Reasons => ({
  rule: game.rules.find(({ id }) => id === why?.rule),
  card: why?.card === undefined ? undefined : game.cards.get(why.card),
});

/** Whether a rule or a card made a line happen: others follow from the course of play. */
export function hasReasons(line: LogEntry, game: Game): boolean {
  const { rule, card } = reasonsOf(line, game);
  return rule !== undefined || card !== undefined;
}

/** Why the lines of a message are there: the lines of each rule and each card, and what it says. */
export function whyBody(lines: readonly LogEntry[], say: Translator, game: Game): Body {
  const known = lines
    .filter(line => hasReasons(line, game) && say(faceOf(line, 'public')).trim() !== '')
    .map(line => ({ told: bold(briefLine({ ...line, depth: 0 }, say)), reasons: reasonsOf(line, game) }));
  const parts = groupedBy(known, ({ reasons: { rule, card } }) => `${rule?.id} ${card?.id}`).map(same =>
    [...new Set(same.map(({ told }) => told)), ...reasonLines(same[0].reasons, say)].join('\n'),
  );
  const between = '\n\n';
  const told = parts.length === 0 ? say(text('why-unknown')) : asManyAsFit(parts, ROOM, say, { between }).join(between);
  return { embeds: [{ title: say(text('why-title')), description: told }] };
}

function reasonLines({ rule, card }: Reasons, say: Translator): string[] {
  const wording = card === undefined ? null : wordingOf(card);
  const source = rule === undefined ? '' : sourceOf(rule, say);
  return [
    ...(rule === undefined ? [] : [say.labelled(say(text(rule.words)), said(`${rule.words}.text`, say))]),
    ...(card === undefined || wording === null
      ? []
      : [say.labelled(say(text('why-card', { card: { card: card.id } })), clip(say(wording), 400))]),
    ...(source === '' ? [] : [subtext(source)]),
  ];
}

const said = (id: string, say: Translator): string => (say.has(id) ? say(text(id)) : '');
