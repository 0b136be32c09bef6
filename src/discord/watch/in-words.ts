import { sceneOf } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import { deckLines } from '../board/board.js';
import { forecastOf, recapLines } from '../board/recap.js';
import { defineClick } from '../define/click.js';
import { shuffleButton } from '../lobby/luck.js';
import { wonLines } from '../match/result.js';
import { rowsOf } from '../render/components.js';
import { asManyAsFit } from '../render/lists.js';
import { briefly } from '../render/log.js';
import { pileEmbeds } from '../render/piles.js';
import { sceneEmbeds } from '../render/scene.js';
import { matchTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';
import { tell } from '../reply/reply.js';

/** All that is on a board in words, on request: what everybody may see, what comes next; the promise of its shuffle behind a button. */
export const inWordsClick = defineClick({
  verb: 'words',
  async run(interaction, { match: id }, house) {
    const look = await house.matches.look(id);
    if (look.table === null) throw new Refused('not-open');
    const say = matchTranslator(look.match, interaction.locale);
    const recap = await recapLines(look, house.records);
    const forecast = forecastOf(look);
    const ahead = [...(recap.length > 0 ? recap : forecast.lines), ...forecast.dangers].map(line => briefly(line, say));
    const scene = sceneOf(look, 'public');
    const table = sceneEmbeds(scene, say, { viewer: 'public' });
    const lines = [...wonLines(look, say), ...deckLines(look, say), ...ahead];
    await tell(interaction, {
      content: asManyAsFit(lines, LIMITS.content, say).join('\n'),
      embeds: [...table, ...pileEmbeds(scene, say, table)],
      components: rowsOf([shuffleButton(look.match, say)]),
    });
  },
});
