import { type LogEntry, text } from '../../kernel/index.js';
import { isRevealed } from '../../matches/lobby/terms.js';
import { type Look, seatOf } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import { storySketch, storyWords } from '../board/endings.js';
import { type ClickKind, defineClick } from '../define/click.js';
import { seatAt } from '../define/people.js';
import type { House } from '../house.js';
import { button, rowsOf } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import { drawnAll, type Exhibit, fileOf, imageOf, sketchesFor } from '../render/pictures.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';
import { exhibit } from '../reply/exhibit.js';
import { amend, postOpenly, show } from '../reply/reply.js';
import { aloud } from './aloud.js';
import { wonLines } from './result.js';

/** A finished match that may be told, and its log. @throws Refused */
async function ended(house: House, id: string): Promise<{ look: Look; log: readonly LogEntry[] }> {
  const look = await house.matches.look(id);
  if (look.match.status !== 'over') throw new Refused('not-open');
  // Others may still play with the same shuffle.
  if (!isRevealed(look.match)) throw new Refused('replay-not-over');
  const { log } = await house.records.course(look);
  return { look, log };
}

/** The turning points of a match as a comic strip, or in words. */
function stripOf(look: Look, log: readonly LogEntry[], say: Translator): Exhibit {
  const told = storyWords(look, log, say).join('\n');
  return {
    body: ([picture]) => (picture === undefined ? { content: told } : { embeds: [{ image: imageOf(picture) }] }),
    sketches: theme => {
      const sketch = storySketch(look, log, say, theme);
      return sketch === null ? [] : [sketch];
    },
  };
}

/** Shows it to the one who asks; those who played may post it. */
const story = defineClick({
  verb: 'story',
  async run(interaction, { match: id }, house) {
    const { look, log } = await ended(house, id);
    const say = matchTranslator(look.match, interaction.locale);
    const strip = stripOf(look, log, say);
    const post = button(idAbout('strip', look.match), say.plain(text('button-post')), 'aside');
    const components = seatOf(look.match, interaction.user.id) === null ? [] : rowsOf([post]);
    await exhibit(interaction, house, { ...strip, body: pictures => ({ ...strip.body(pictures), components }) });
  },
});

/** Posts it where it was asked for, in the language and the colours of the server. */
const strip = defineClick({
  verb: 'strip',
  async run(interaction, { match: id }, house) {
    const { look, log } = await ended(house, id);
    seatAt(look.match, interaction);
    const own = matchTranslator(look.match, interaction.locale);
    // Once: what it is posted from goes first.
    await show(interaction, { content: own(text('note-posting')) });
    const { pictures: theme } = await house.servers.settings(interaction.guildId);
    const say = await aloud(interaction, house, look.match);
    const { body, sketches } = stripOf(look, log, say);
    const drawn = await drawnAll(sketchesFor(theme, interaction, sketches), picture => house.renderer.draw(picture));
    const shown = drawn ?? [];
    const told = body(shown);
    // Elsewhere than below its board, nobody would know how it ended.
    const content = told.content ?? wonLines(look, say).join('\n');
    await postOpenly(interaction, { ...told, content, files: shown.map(fileOf) });
    await amend(interaction, null, { content: own(text('note-posted')) });
  },
});

export const storyClicks: readonly ClickKind[] = [story, strip];
