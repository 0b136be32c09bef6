import { text } from '../../kernel/index.js';
import { type EditWish, MOST } from '../../leagues/planning.js';
import { clockNamed } from '../../matches/clock/absence.js';
import { meant } from '../define/by-value.js';
import { matching } from '../define/matching.js';
import { given, whole, words, yesNo } from '../define/options.js';
import { choicesOf, clockOption } from '../lobby/options.js';
import { tell } from '../reply/reply.js';
import { botPosts } from '../start/permissions.js';
import { askToSkip } from './asking.js';
import { playedOn } from './bodies.js';
import { hosted, nightTyped, onNight, wordsOn } from './find-night.js';
import { onlyHosts } from './hosts.js';
import { modularOption, setsTyped } from './modular.js';
import { done, edited } from './told.js';

// What `/league` does for hosts whose evening turns out otherwise than planned.

const MINUTE = 60_000;

export const skip = hosted({
  which: 'to-come',
  async run(interaction, night, house) {
    await tell(interaction, askToSkip(night, house.now(), interaction.locale));
  },
});

export const pause = hosted({
  run: (interaction, { id }, house) =>
    done(interaction, house.leagues.pause(id, interaction.user.id), ({ phase }) =>
      text('league-told-paused', { under: phase === 'running' ? 'way' : 'sign-up' }),
    ),
});

export const resume = hosted({
  run: (interaction, { id }, house) =>
    done(interaction, house.leagues.resume(id, interaction.user.id), 'league-told-resumed'),
});

/** It moves to where the command is used: there the bot knows what it may do. */
export const move = onNight({
  requires: { rights: [onlyHosts, botPosts] },
  run: (interaction, { id }, house) =>
    done(interaction, house.leagues.edit(id, interaction.user.id, { channel: interaction.channelId }), edited),
});

const rulesetOption = wordsOn('open', (night, { typed, interaction }) => {
  const game = playedOn(night);
  return matching(typed, choicesOf(game, game.rulesets, interaction.locale));
});

/** Written instead of a season or prizes: none. */
const NONE = /^(none|-)$/i;

export const edit = hosted({
  options: {
    name: words({ most: 60 }),
    rounds: whole(1, 15),
    table: whole(1, 8),
    places: whole(2, MOST),
    'deck-lock': yesNo(),
    late: yesNo(),
    clock: clockOption(),
    grace: whole(1, 3 * 24 * 60),
    season: words({ most: 60 }),
    prizes: words({ most: 300 }),
    ruleset: rulesetOption,
    modular: modularOption(async asking => {
      const night = await nightTyped(asking, 'open');
      return night === null ? null : playedOn(night);
    }),
  },
  async run(interaction, before, house, options) {
    const { name, rounds, table, places, 'deck-lock': lock, late, clock, grace, season, prizes } = options;
    const game = playedOn(before);
    const change: EditWish = {
      ...given({ name, rounds, tableSize: table, most: places, deckLock: lock, late }),
      ...(clock !== null && { clock: clockNamed(clock) }),
      ...(grace !== null && { grace: grace * MINUTE }),
      ...(season !== null && { season: NONE.test(season.trim()) ? null : season }),
      ...(options.ruleset !== null && {
        ruleset: meant(options.ruleset, choicesOf(game, game.rulesets, interaction.locale)),
      }),
      ...(options.modular !== null && { sets: setsTyped(game, options.modular, interaction.locale) }),
      ...(prizes !== null && { prizes: NONE.test(prizes.trim()) ? null : prizes }),
    };
    await done(interaction, house.leagues.edit(before.id, interaction.user.id, change), edited);
  },
});
