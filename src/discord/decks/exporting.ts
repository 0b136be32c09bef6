import { writeList } from '../../decks/list/write.js';
import { type Deck, type Game, text } from '../../kernel/index.js';
import { fileName, textFile } from '../render/files.js';
import { gameTranslator } from '../render/translators.js';
import type { Body } from '../reply/reply.js';

/** A list longer than this comes as a file: a message holds 2000 characters. */
const MOST = 1800;

/** A deck as a list that can be imported again: in the message, or as a file if it's long. */
export function exportBody(game: Game, deck: Deck, locale: string): Body {
  const say = gameTranslator(game, locale);
  const list = writeList(game, deck);
  const hint = say(text('deck-exported'));
  if (list.length <= MOST && !list.includes('```')) return { content: `\`\`\`\n${list}\n\`\`\`\n${hint}` };
  const file = textFile(`${fileName(deck.name, 'deck')}.txt`, `${list}\n`, say.plain(text('deck-file')));
  return { content: hint, files: [file] };
}
