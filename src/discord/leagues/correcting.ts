import { tableAt } from '../../leagues/night.js';
import { matching } from '../define/matching.js';
import { required, words } from '../define/options.js';
import { houseTranslator } from '../render/translators.js';
import { promising, tell } from '../reply/reply.js';
import { askToCorrect, correctedBody, verdictAt } from './asking.js';
import { HOSTED, nightTyped, onNight } from './find-night.js';
import { tableChoices, tableMeant, verdictChoices } from './verdicts.js';

const tableOption = words({
  async suggest(asking) {
    const night = await nightTyped(asking, 'any');
    return night === null
      ? []
      : matching(asking.typed, tableChoices(night, houseTranslator(asking.interaction.locale)));
  },
});

const resultOption = words({
  async suggest(asking) {
    const night = await nightTyped(asking, 'any');
    const typed = asking.given('table') ?? '';
    if (night === null || !/^\d+\.\d+$/.test(typed)) return [];
    const { round, table } = tableMeant(night, typed);
    const found = tableAt(night, round, table);
    const translator = houseTranslator(asking.interaction.locale);
    return found === undefined ? [] : matching(asking.typed, verdictChoices(night, found, translator));
  },
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
