import { text } from '../../kernel/index.js';
import { seatOf } from '../../matches/matches.js';
import { defineClick } from '../define/click.js';
import { shuffleButton } from '../lobby/luck.js';
import { matchLine } from '../match/find-match.js';
import { button, rowsOf } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import { matchTranslator } from '../render/translators.js';
import { tell } from '../reply/reply.js';

/** What is rarely needed at a board: watching or one's own hand, the shuffle in full, and for those who play giving up. */
export const moreClick = defineClick({
  verb: 'more',
  async run(interaction, { match: id }, house) {
    const match = await house.matches.row(id);
    const say = matchTranslator(match, interaction.locale);
    const plays = seatOf(match, interaction.user.id) !== null && match.status === 'playing';
    const hand = button(idAbout('menu', match, 'hand'), say.plain(text('button-my-hand')), 'aside');
    const concede = button(idAbout('give', match), say.plain(text('button-concede')), 'aside');
    await tell(interaction, {
      content: matchLine(match, say),
      components: rowsOf([
        plays ? hand : button(idAbout('watch', match), say.plain(text('button-watch')), 'aside'),
        shuffleButton(match, say),
        ...(plays ? [concede] : []),
      ]),
    });
  },
});
