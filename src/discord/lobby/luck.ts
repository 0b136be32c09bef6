import { text } from '../../kernel/index.js';
import { fingerprintOf, isShared, MOST_LUCK, takesLuck } from '../../matches/lobby/luck.js';
import { readTerms } from '../../matches/lobby/terms.js';
import { Refused } from '../../matches/refused.js';
import type { MatchRow } from '../../store/port.js';
import { type ClickKind, defineClick } from '../define/click.js';
import { type Click, personOf, seatAt } from '../define/people.js';
import type { House } from '../house.js';
import { button } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';
import { field, textForm } from '../reply/form.js';
import { tell } from '../reply/reply.js';
import { shuffleBlocks } from './luck-text.js';

/** "Add my luck"; none once the cards are dealt, nor where every table plays the same shuffle. */
export const luckButton = (match: MatchRow, say: Translator) =>
  takesLuck(match) ? [button(idAbout('luck', match), say.plain(text('button-luck')), 'aside')] : [];

/** "Verified shuffle": what was promised, in full. A lesson has "Stacked decks", which says why. */
export function shuffleButton(match: MatchRow, say: Translator) {
  const isLesson = readTerms(match.terms).lesson !== undefined;
  return button(idAbout('fair', match), say.plain(text(isLesson ? 'button-stacked' : 'button-shuffle')), 'aside');
}

/** The form for somebody's words, and what they have sent with it. */
const addLuck = defineClick({
  verb: 'luck',
  async run(interaction, { verb, match: id }, house) {
    if (interaction.isModalSubmit()) return added(interaction, id, house);
    const match = await house.matches.row(id);
    const seat = seatAt(match, interaction);
    if (!takesLuck(match)) throw new Refused(isShared(match) ? 'luck-shared' : 'luck-late');
    const say = matchTranslator(match, interaction.locale);
    await textForm(interaction, idAbout(verb, match), say.plain(text('button-luck')), [
      {
        id: 'words',
        label: say.plain(text('luck-field')),
        hint: say.plain(text('luck-hint')),
        value: match.seats[seat]?.luck?.words ?? '',
        most: MOST_LUCK,
        required: true,
      },
    ]);
  },
});

async function added(interaction: Click, id: string, house: House): Promise<void> {
  const match = await house.lobby.addLuck(id, personOf(interaction), field(interaction, 'words'));
  const words = match.seats.find(({ player }) => player === interaction.user.id)?.luck?.words ?? '';
  const said = text('note-luck-added', { words, fingerprint: fingerprintOf(match) });
  await tell(interaction, matchTranslator(match, interaction.locale)(said));
}

const shuffle = defineClick({
  verb: 'fair',
  async run(interaction, { match: id }, house) {
    const match = await house.matches.row(id);
    const say = matchTranslator(match, interaction.locale);
    for (const block of shuffleBlocks(match, say)) await tell(interaction, block);
  },
});

export const luckClicks: readonly ClickKind[] = [addLuck, shuffle];
