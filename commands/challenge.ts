import { defineCommand } from '../src/discord/define/command.js';
import { person, yesNo } from '../src/discord/define/options.js';
import { SERVER } from '../src/discord/define/requires.js';
import { challenge, opponentAt, opponentOf } from '../src/discord/lobby/challenge.js';
import {
  bestOfOption,
  clockOption,
  deckFor,
  deckOption,
  gameOption,
  levelOption,
  playedIn,
  rulesetOption,
  setOption,
  termsOf,
} from '../src/discord/lobby/options.js';

/** `/challenge`: a table for two, or more where the game has room. */
export const command = defineCommand({
  name: 'challenge',
  requires: SERVER,
  options: {
    opponent: person(),
    level: levelOption(),
    game: gameOption(),
    ruleset: rulesetOption(),
    set: setOption(),
    deck: deckOption(),
    secret: yesNo(),
    'best-of': bestOfOption(),
    undo: yesNo(),
    clock: clockOption(),
  },
  async run(interaction, options, house) {
    const { game, ruleset, set } = await playedIn(house, interaction, options);
    const { opponent, level, deck } = options;
    await challenge(interaction, house, {
      game: game.id,
      ruleset,
      set,
      ...opponentAt(level, opponent === null ? null : opponentOf(interaction, opponent)),
      deck: deck === null ? null : await deckFor(house, interaction, termsOf(game, ruleset), deck),
      secretDecks: options.secret ?? false,
      bestOf: options['best-of'] ?? 1,
      ...(options.undo === false && { undo: false }),
      timer: options.clock,
    });
  },
});
