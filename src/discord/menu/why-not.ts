import { bold } from 'discord.js';
import { type Game, type LogEntry, text } from '../../kernel/index.js';
import { wordingOf } from '../../locales/index.js';
import { clip } from '../render/escape.js';
import type { Translator } from '../render/translator.js';
import type { Body } from '../reply/reply.js';

const ROOM = 3800;

/** Why a few lines of the log are there: under each, the rule that made it happen and the card that did. */
export function whyBody(lines: readonly LogEntry[], say: Translator, game: Game): Body {
  const parts = lines.map(line => [bold(say(line)), ...reasons(line, say, game)].join('\n'));
  let told = '';
  for (const [at, part] of parts.entries()) {
    if (told.length + part.length > ROOM) {
      told += `\n${say(text('more-lines', { n: parts.length - at }))}`;
      break;
    }
    told += `${told === '' ? '' : '\n\n'}${part}`;
  }
  return { embeds: [{ title: say(text('why-title')), description: told === '' ? say(text('why-unknown')) : told }] };
}

function reasons({ why }: LogEntry, say: Translator, game: Game): string[] {
  const rule = game.rules.find(known => known.id === why?.rule);
  const card = why?.card === undefined ? undefined : game.cards.get(why.card);
  const told: string[] = [];
  if (rule !== undefined)
    told.push(
      `${say(text(rule.words))}: ${say(text(`${rule.words}.text`))} -# ${sourceOf(rule.words, say)}`.replace(
        ' -# ',
        '\n-# ',
      ),
    );
  const wording = card === undefined ? null : wordingOf(card);
  if (card !== undefined && wording !== null)
    told.push(`${say(text('why-card', { card: { card: card.id } }))}: ${clip(say(wording), 400)}`);
  return told.length > 0 ? told : [say(text('why-unknown'))];
}

/** Where a rule stands, by its paragraph or ruling. */
const sourceOf = (words: string, say: Translator): string =>
  say.has(`${words}.source`) ? say(text(`${words}.source`)) : '';
