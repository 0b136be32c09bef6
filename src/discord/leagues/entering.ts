import { plays as playsIn } from '../../leagues/night.js';
import { words } from '../define/options.js';
import { personOf } from '../define/people.js';
import { deckFor, suggestDecks } from '../lobby/options.js';
import { promising, tell } from '../reply/reply.js';
import { askToLeave } from './asking.js';
import { deckTerms } from './clicks.js';
import { onNight, wordsOn } from './find-night.js';
import { told } from './reply.js';

// What `/league` does for those who take part.

const deckOption = wordsOn('open', (night, asking) => suggestDecks(deckTerms(night), asking));

export const join = onNight({
  options: { deck: deckOption, team: words({ most: 30 }) },
  async run(interaction, before, house, { deck: typed, team }) {
    const deck = typed === null ? null : await deckFor(house, interaction, deckTerms(before), typed);
    const night = await promising(interaction, house.leagues.join(before.id, personOf(interaction), deck, team));
    await tell(interaction, told(night, interaction.user.id, 'joined', interaction.locale));
  },
});

export const leave = onNight({
  async run(interaction, before, house) {
    const { user, locale } = interaction;
    if (playsIn(before, user.id)) return tell(interaction, askToLeave(before, locale));
    const night = await promising(interaction, house.leagues.leave(before.id, user.id));
    await tell(interaction, told(night, user.id, 'left', locale));
  },
});

export const checkIn = onNight({
  async run(interaction, { id }, house) {
    const night = await promising(interaction, house.leagues.checkIn(id, interaction.user.id));
    await tell(interaction, told(night, interaction.user.id, 'checked-in', interaction.locale));
  },
});
