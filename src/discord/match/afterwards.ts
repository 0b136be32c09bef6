import { z } from 'zod';
import { text } from '../../kernel/index.js';
import { isRevealed } from '../../matches/lobby/terms.js';
import { Refused } from '../../matches/refused.js';
import { practiceLevel } from '../../opponents/index.js';
import type { MatchRow } from '../../store/port.js';
import { type ClickKind, defineClick } from '../define/click.js';
import { Misused } from '../define/misused.js';
import { personOf } from '../define/people.js';
import { postedNote } from '../lobby/challenge.js';
import { shuffleTold } from '../lobby/luck-text.js';
import { mayStart } from '../lobby/starting.js';
import { showMenu } from '../menu/show.js';
import { clip } from '../render/escape.js';
import { textFile } from '../render/files.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';
import { promising, tell } from '../reply/reply.js';

/** Whether nobody but one person sits there. */
const isAlone = ({ seats }: MatchRow): boolean =>
  new Set(seats.flatMap(({ player }) => (practiceLevel(player) === null ? [player] : []))).size === 1;

/** The same match once more, with the same decks or with others. The first to press it opens a table, the second sits down there. */
const rematch = defineClick({
  verb: 'again',
  schema: { arg: z.enum(['', 'same']) },
  async run(interaction, { match: id, arg }, house) {
    const look = await house.matches.look(id);
    // It is opened where the first was played, and starting is for each server to allow.
    if (look.match.guild !== interaction.guildId) throw new Misused('elsewhere');
    await mayStart(interaction, house, isAlone(look.match) ? 'alone' : 'table');
    const match = await house.lobby.again(look, personOf(interaction), arg === 'same');
    const isTheirs = match.status === 'inviting' && match.host === interaction.user.id;
    const note = isTheirs ? { note: postedNote(match) } : {};
    await showMenu(interaction, house, await house.matches.look(match.id), note);
  },
});

/** What a transcript is checked by, and what was said of its shuffle as far as there is room. */
export function transcriptNote(match: MatchRow, seal: string, say: Translator): string {
  const lines = [text('transcript-what-to-do'), text('shuffle-seal', { seal }), ...shuffleTold(match)];
  return clip(lines.map(line => say(line)).join('\n'), LIMITS.content);
}

/** A finished match as a file with which anyone can check it. */
const tape = defineClick({
  verb: 'tape',
  async run(interaction, { match: id }, house) {
    const history = await house.records.history(id);
    if (history.match.status !== 'over') throw new Refused('not-open');
    if (!isRevealed(history.match)) throw new Refused('replay-not-over');
    const say = matchTranslator(history.match, interaction.locale);
    const { file: transcript, seal } = await promising(interaction, house.heavy('transcript', { history }));
    const file = textFile(`longbox-${id}-transcript.json`, transcript, say.plain(text('transcript-file')));
    await tell(interaction, { content: transcriptNote(history.match, seal, say), files: [file] });
  },
});

/** Clicks on the board of a match that is over. */
export const afterwardsClicks: readonly ClickKind[] = [rematch, tape];
