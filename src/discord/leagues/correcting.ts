import { tableAt } from '../../leagues/night.js';
import { matching } from '../define/matching.js';
import { required, words } from '../define/options.js';
import { houseTranslator } from '../render/translators.js';
import { promising, tell } from '../reply/reply.js';
import { askToCorrect, correctedBody, verdictAt } from './asking.js';
import { HOSTED, onNight, wordsOn } from './find-night.js';
import { tableChoices, tableMeant, verdictChoices } from './verdicts.js';

const tableOption = wordsOn('any', (night, { typed, interaction }) =>
  matching(typed, tableChoices(night, houseTranslator(interaction.locale))),
);

const resultOption = wordsOn('any', (night, { typed, interaction, given }) => {
  const at = given('table') ?? '';
  if (!/^\d+\.\d+$/.test(at)) return [];
  const { round, table } = tableMeant(night, at);
  const found = tableAt(night, round, table);
  return found === undefined ? [] : matching(typed, verdictChoices(night, found, houseTranslator(interaction.locale)));
});

/** Corrects the result of a table. */
export const correct = onNight({
  which: 'any',
  requires: HOSTED,
  options: {
    table: required(tableOption),
    result: required(resultOption),
    reason: required(words({ most: 200 })),
  },
  async run(interaction, before, house, options) {
    const at = tableMeant(before, options.table);
    const wish = { at, result: options.result, reason: options.reason.trim() };
    const question = askToCorrect(before, wish, interaction.locale);
    if (question !== null) return tell(interaction, question);
    const hand = { by: interaction.user.id, why: wish.reason };
    const verdict = verdictAt(before, at, wish.result);
    const night = await promising(interaction, house.leagues.correct(before.id, hand, at, verdict));
    await tell(interaction, correctedBody(night, wish, interaction.locale));
  },
});
