import { text } from '../../../kernel/index.js';
import { perform } from '../../../tabletop/index.js';
import type { Does, Filter } from '../card.js';
import { ofFactor, ofLevel } from '../filters.js';
import { effect } from './making.js';

/** The cards that will be named, as the words speak of them. Nothing fits before it is named. */
const matching: Filter = { says: text('which-matching'), fits: () => false };

/** Names a factor, then does something with the cards that have it. */
export const namingFactor = (then: (which: Filter) => Does): Does =>
  effect(text('says-naming-factor', { does: then(matching).says }), function* (game, event) {
    yield* perform(then(ofFactor(yield* game.name.factor())), game, event);
  });

/** Names a number, then does something with the cards of that level. */
export const namingLevel = (then: (which: Filter) => Does): Does =>
  effect(text('says-naming-level', { does: then(matching).says }), function* (game, event) {
    yield* perform(then(ofLevel(yield* game.name.number())), game, event);
  });

/** Names a factor, then turns up the opponent's top card: does this where the card has it. */
export const ifFactorIsGuessed = (does: Does): Does =>
  effect(text('says-if-guessed', { does: does.says }), function* (game, event) {
    const factor = yield* game.name.factor();
    const top = game.reveal.top(game.them);
    if (top !== null && game.card(top).factors.includes(factor)) yield* perform(does, game, event);
  });
