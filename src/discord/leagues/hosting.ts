import type { ChatInputCommandInteraction } from 'discord.js';
import { text } from '../../kernel/index.js';
import { MOST } from '../../leagues/leagues.js';
import { type Night, tableAt } from '../../leagues/night.js';
import { FORMATS, isTogether } from '../../leagues/plan.js';
import { clockNamed } from '../../matches/absence.js';
import { action } from '../define/command.js';
import { oneOf, required, titled, whole, words, yesNo } from '../define/options.js';
import { guildOf } from '../define/requires.js';
import { matching } from '../matching.js';
import { botPosts, missingForThreads } from '../permissions.js';
import { promising, tell } from '../reply.js';
import { readSettings } from '../settings.js';
import { bestOfOption, clockOption, gameOption, levelOption, playedIn, rulesetOption } from '../table-options.js';
import { houseVoice } from '../voice.js';
import { askToCorrect, askToDrop, askToFinish, corrected, readmitted, verdictAt } from './asking.js';
import { moment, nightVoice } from './bodies.js';
import { onlyHosts } from './hosts.js';
import { titleOf } from './names.js';
import { HOSTED, nightTyped, onNight } from './on-night.js';
import { gone, playerMeant, playerOption, there } from './players.js';
import { tableChoices, tableMeant, verdictChoices } from './verdicts.js';
import { timeMeant } from './when.js';

// What `/league` does for hosts.

const MINUTE = 60_000;

export const create = action({
  requires: { rights: [onlyHosts, botPosts] },
  options: {
    name: required(words({ most: 60 })),
    format: required(oneOf(titled('league-format', FORMATS))),
    game: gameOption(),
    ruleset: rulesetOption(),
    'best-of': bestOfOption(),
    rounds: whole(1, 15),
    table: whole(1, 8),
    places: whole(2, MOST),
    'deck-lock': yesNo(),
    undo: yesNo(),
    late: yesNo(),
    clock: clockOption(),
    grace: whole(1, 3 * 24 * 60),
    season: words({ most: 60 }),
  },
  async run(interaction, options, house) {
    const guild = guildOf(interaction);
    const { game, ruleset } = await playedIn(house, interaction, { game: options.game, ruleset: options.ruleset });
    const { clock: usual } = readSettings(await house.store.guildSettings(guild));
    const { name, format, season, rounds, table, places, undo, late, grace, 'deck-lock': lock } = options;
    const night = await house.leagues.create({
      name,
      guild,
      channel: interaction.channelId,
      host: interaction.user.id,
      game: game.id,
      ruleset,
      format,
      bestOf: options['best-of'] ?? 1,
      season,
      ...(rounds !== null && { rounds }),
      ...(table !== null && { tableSize: table }),
      ...(places !== null && { most: places }),
      ...(lock !== null && { deckLock: lock }),
      ...(undo !== null && { undo }),
      ...(late !== null && { late }),
      clock: clockNamed(options.clock ?? usual),
      ...(grace !== null && { grace: grace * MINUTE }),
    });
    await tell(interaction, lines(sentence(interaction, night, 'created'), withoutThreads(interaction, night)));
  },
});

export const schedule = onNight({
  requires: HOSTED,
  options: { when: required(words({ most: 40 })), every: whole(1, 60) },
  async run(interaction, { id }, house, { when, every }) {
    const at = timeMeant(when, house.now());
    const night = await promising(interaction, house.leagues.schedule(id, interaction.user.id, at, every));
    await say(interaction, night, 'scheduled', { at: moment(at), every: every ?? 0 });
  },
});

export const practice = onNight({
  requires: HOSTED,
  options: { players: required(whole(0, 16)), level: levelOption() },
  async run(interaction, { id }, house, { players: count, level }) {
    const wish = { count, ...(level !== null && { level }) };
    const night = await promising(interaction, house.leagues.practice(id, interaction.user.id, wish));
    await say(interaction, night, 'practice', { n: count });
  },
});

export const start = onNight({
  requires: HOSTED,
  async run(interaction, { id }, house) {
    const night = await promising(interaction, house.leagues.start(id, interaction.user.id));
    await tell(interaction, lines(sentence(interaction, night, 'started'), withoutThreads(interaction, night)));
  },
});

export const drop = onNight({
  requires: HOSTED,
  options: { who: required(playerOption(there)) },
  async run(interaction, night, _house, { who }) {
    const player = playerMeant(night, there, who);
    await tell(interaction, askToDrop(night, player, interaction.locale));
  },
});

export const readmit = onNight({
  requires: HOSTED,
  options: { who: required(playerOption(gone)) },
  async run(interaction, before, house, { who }) {
    const player = playerMeant(before, gone, who);
    const night = await promising(interaction, house.leagues.readmit(before.id, player, interaction.user.id));
    await tell(interaction, nightVoice(night, interaction.locale)(readmitted(night, player)));
  },
});

const tableOption = words({
  async suggest(asking) {
    const night = await nightTyped(asking, 'any');
    return night === null ? [] : matching(asking.typed, tableChoices(night, houseVoice(asking.interaction.locale)));
  },
});

const resultOption = words({
  async suggest(asking) {
    const night = await nightTyped(asking, 'any');
    const typed = asking.given('table') ?? '';
    if (night === null || !/^\d+\.\d+$/.test(typed)) return [];
    const { round, table } = tableMeant(night, typed);
    const found = tableAt(night, round, table);
    const voice = houseVoice(asking.interaction.locale);
    return found === undefined ? [] : matching(asking.typed, verdictChoices(night, found, voice));
  },
});

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
    await tell(interaction, nightVoice(night, interaction.locale)(corrected(night, wish)));
  },
});

export const finish = onNight({
  requires: HOSTED,
  async run(interaction, night) {
    await tell(interaction, askToFinish(night, interaction.locale));
  },
});

export const reopen = onNight({
  which: 'over',
  requires: HOSTED,
  async run(interaction, { id }, house) {
    await say(interaction, await promising(interaction, house.leagues.reopen(id, interaction.user.id)), 'reopened');
  },
});

/** What came of it, for the host alone. */
async function say(
  interaction: ChatInputCommandInteraction,
  night: Night,
  what: string,
  args: Parameters<typeof text>[1] = {},
): Promise<void> {
  await tell(interaction, sentence(interaction, night, what, args));
}

const sentence = (
  { locale }: ChatInputCommandInteraction,
  night: Night,
  what: string,
  args: Parameters<typeof text>[1] = {},
): string => nightVoice(night, locale)(text(`league-told-${what}`, { name: titleOf(night), ...args }));

/** That tables will get no threads, where the host is: what is missing, and what happens instead. */
function withoutThreads(interaction: ChatInputCommandInteraction, night: Night): string | null {
  if (interaction.channelId !== night.plan.channel) return null;
  const permissions = missingForThreads(interaction, isTogether(night.plan) ? 'hidden' : 'open');
  return permissions.length === 0
    ? null
    : sentence(interaction, night, 'no-threads', { permissions: { list: permissions } });
}

const lines = (...all: readonly (string | null)[]): string => all.filter(line => line !== null).join('\n');
