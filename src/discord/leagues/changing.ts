import type { Game } from '../../kernel/index.js';
import { type EditWish, MOST } from '../../leagues/leagues.js';
import { clockNamed } from '../../matches/clock/absence.js';
import { gameWith } from '../../sets/index.js';
import { gameNamed, meant } from '../define/by-value.js';
import { type Choice, matching } from '../define/matching.js';
import { whole, words, yesNo } from '../define/options.js';
import type { Suggesting } from '../define/suggest.js';
import { clockOption } from '../lobby/options.js';
import { gameTranslator } from '../render/translators.js';
import { promising, tell } from '../reply/reply.js';
import { botPosts } from '../start/permissions.js';
import { askToSkip, editedBody } from './asking.js';
import { HOSTED, nightTyped, onNight } from './find-night.js';
import { tellHost } from './hosted.js';
import { onlyHosts } from './hosts.js';
import { modularOption, setsTyped } from './modular.js';

// What `/league` does for hosts whose evening turns out otherwise than planned.

const MINUTE = 60_000;

export const skip = onNight({
  requires: HOSTED,
  async run(interaction, night, house) {
    await tell(interaction, askToSkip(night, house.now(), interaction.locale));
  },
});

export const pause = onNight({
  requires: HOSTED,
  async run(interaction, { id }, house) {
    const night = await promising(interaction, house.leagues.pause(id, interaction.user.id));
    await tellHost(interaction, night, 'paused', { under: night.phase === 'running' ? 'way' : 'sign-up' });
  },
});

export const resume = onNight({
  requires: HOSTED,
  async run(interaction, { id }, house) {
    const night = await promising(interaction, house.leagues.resume(id, interaction.user.id));
    await tellHost(interaction, night, 'resumed');
  },
});

/** It moves to where the command is used: there the bot knows what it may do. */
export const move = onNight({
  requires: { rights: [onlyHosts, botPosts] },
  async run(interaction, { id }, house) {
    const { user, channelId: channel } = interaction;
    const night = await promising(interaction, house.leagues.edit(id, user.id, { channel }));
    await tell(interaction, editedBody(night, interaction.locale));
  },
});

/** The game of the night that is typed so far; null where that is not clear. */
async function gameTyped(asking: Suggesting): Promise<Game | null> {
  const night = await nightTyped(asking, 'open');
  return night === null ? null : gameWith(gameNamed(night.plan.game), night.plan.set ?? null);
}

function rulesetsOf(game: Game, locale: string): Choice[] {
  const say = gameTranslator(game, locale);
  return game.rulesets.map(({ id, title }) => ({ name: say.plain(title), value: id }));
}

const rulesetOption = words({
  async suggest(asking) {
    const game = await gameTyped(asking);
    return game === null ? [] : matching(asking.typed, rulesetsOf(game, asking.interaction.locale));
  },
});

/** Written instead of a season or prizes: none. */
const NONE = /^(none|-)$/i;

export const edit = onNight({
  requires: HOSTED,
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
    modular: modularOption(async asking => gameTyped(asking)),
  },
  async run(interaction, { id, plan }, house, options) {
    const { name, rounds, table, places, 'deck-lock': lock, late, clock, grace, season, prizes } = options;
    const game = gameWith(gameNamed(plan.game), plan.set ?? null);
    const change: EditWish = {
      ...(name !== null && { name }),
      ...(rounds !== null && { rounds }),
      ...(table !== null && { tableSize: table }),
      ...(places !== null && { most: places }),
      ...(lock !== null && { deckLock: lock }),
      ...(late !== null && { late }),
      ...(clock !== null && { clock: clockNamed(clock) }),
      ...(grace !== null && { grace: grace * MINUTE }),
      ...(season !== null && { season: NONE.test(season.trim()) ? null : season }),
      ...(options.ruleset !== null && { ruleset: meant(options.ruleset, rulesetsOf(game, interaction.locale)) }),
      ...(options.modular !== null && { sets: setsTyped(game, options.modular, interaction.locale) }),
      ...(prizes !== null && { prizes: NONE.test(prizes.trim()) ? null : prizes }),
    };
    const night = await promising(interaction, house.leagues.edit(id, interaction.user.id, change));
    await tell(interaction, editedBody(night, interaction.locale));
  },
});
