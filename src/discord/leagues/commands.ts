import type { ChatInputCommandInteraction } from 'discord.js';
import { LEVELS, oneLine, text } from '../../kernel/index.js';
import { entrantOf, type Night, tableAt } from '../../leagues/night.js';
import { FORMATS } from '../../leagues/plan.js';
import { LeagueRefused } from '../../leagues/refused.js';
import { clockNamed } from '../../matches/absence.js';
import { nameOf } from '../click.js';
import { deckChoices } from '../deck-menu.js';
import { deckIn } from '../decks/meant.js';
import type { House } from '../house.js';
import { DEFAULTS, gameNamed, meant } from '../named.js';
import { cannotPost } from '../permissions.js';
import { exhibit } from '../pictures.js';
import { promising, tell } from '../reply.js';
import { readSettings } from '../settings.js';
import { gameVoice, houseVoice } from '../voice.js';
import { moment, nightVoice } from './bodies.js';
import { deckTerms } from './clicks.js';
import { roundExhibit, seasonExhibit, standingsExhibit } from './exhibits.js';
import { onlyHosts } from './hosts.js';
import { nightMeant } from './meant.js';
import { nameIn, titleOf } from './names.js';
import { told } from './told.js';
import { tableMeant, verdictMeant } from './verdicts.js';
import { timeMeant } from './when.js';

type Run = (interaction: ChatInputCommandInteraction, house: House) => Promise<void>;

/** For hosts alone. */
const hosted =
  (run: Run): Run =>
  async (interaction, house) => {
    await onlyHosts(interaction, house);
    await run(interaction, house);
  };

const MINUTE = 60_000;

const create: Run = async (interaction, house) => {
  if (await cannotPost(interaction)) return;
  const { options, user, guildId, channelId } = interaction;
  const game = gameNamed(options.getString('game') ?? DEFAULTS.game);
  const voice = gameVoice(game, interaction.locale);
  const rulesets = game.rulesets.map(({ id, title }) => ({ name: voice.plain(title), value: id }));
  const { clock: usual } = readSettings(await house.store.guildSettings(guildId as string));
  const clock = clockNamed(options.getString('clock') ?? usual);
  const grace = options.getInteger('grace');
  const [lock, undo, late] = ['deck-lock', 'undo', 'late'].map(name => options.getBoolean(name));
  const [rounds, size, most] = ['rounds', 'table', 'places'].map(name => options.getInteger(name));
  const wanted = options.getString('ruleset');
  const ruleset = wanted === null ? (game.rulesets[0]?.id ?? '') : meant(wanted, rulesets);
  if (!game.rulesets.some(({ id }) => id === ruleset)) throw new LeagueRefused('league-ruleset', { ruleset });
  const night = await house.leagues.create({
    name: options.getString('name', true),
    guild: guildId as string,
    channel: channelId,
    host: user.id,
    game: game.id,
    ruleset,
    format: FORMATS.find(id => id === options.getString('format')) ?? 'swiss',
    bestOf: options.getInteger('best-of') === 3 ? 3 : 1,
    season: options.getString('season'),
    ...(rounds != null && { rounds }),
    ...(size != null && { tableSize: size }),
    ...(most != null && { most }),
    ...(lock != null && { deckLock: lock }),
    ...(undo != null && { undo }),
    ...(late != null && { late }),
    clock,
    ...(grace !== null && { grace: grace * MINUTE }),
  });
  await say(interaction, night, 'league-told-created');
};

const schedule: Run = async (interaction, house) => {
  const at = timeMeant(interaction.options.getString('when', true), house.now());
  const { id } = await nightMeant(interaction, house);
  const every = interaction.options.getInteger('every');
  const night = await promising(interaction, house.leagues.schedule(id, interaction.user.id, at, every));
  const voice = nightVoice(night, interaction.locale);
  await tell(
    interaction,
    voice(text('league-told-scheduled', { name: titleOf(night), at: moment(at), every: every ?? 0 })),
  );
};

const join: Run = async (interaction, house) => {
  const { options, user, member, locale } = interaction;
  const before = await nightMeant(interaction, house);
  const typed = options.getString('deck');
  const game = gameNamed(before.plan.game);
  const titles = gameVoice(game, locale);
  const choices = typed === null ? null : await deckChoices(house, deckTerms(before), user.id);
  const named = [
    ...(choices?.own ?? []).map(row => ({ name: row.deck.name, value: `own:${row.id}` })),
    ...(choices?.ready ?? []).map(ready => ({ name: titles.plain(ready.title), value: `ready:${ready.id}` })),
  ];
  const deck = typed === null ? null : (await deckIn(house, game, meant(typed, named), user.id)).deck;
  const person = { id: user.id, name: nameOf(user, member) };
  const night = await promising(interaction, house.leagues.join(before.id, person, deck));
  await tell(interaction, told(night, user.id, 'joined', locale));
};

const leave: Run = async (interaction, house) => {
  const { id } = await nightMeant(interaction, house);
  const night = await promising(interaction, house.leagues.leave(id, interaction.user.id));
  await tell(interaction, told(night, interaction.user.id, 'left', interaction.locale));
};

const checkIn: Run = async (interaction, house) => {
  const { id } = await nightMeant(interaction, house);
  const night = await promising(interaction, house.leagues.checkIn(id, interaction.user.id));
  await tell(interaction, told(night, interaction.user.id, 'checked-in', interaction.locale));
};

const practice: Run = async (interaction, house) => {
  const { options, user } = interaction;
  const { id } = await nightMeant(interaction, house);
  const count = options.getInteger('players', true);
  const level = LEVELS.find(one => one === options.getString('level'));
  const wish = { count, ...(level !== undefined && { level }) };
  const night = await promising(interaction, house.leagues.practice(id, user.id, wish));
  const voice = nightVoice(night, interaction.locale);
  await tell(interaction, voice(text('league-told-practice', { n: count, name: titleOf(night) })));
};

const start: Run = async (interaction, house) => {
  const { id } = await nightMeant(interaction, house);
  await say(
    interaction,
    await promising(interaction, house.leagues.start(id, interaction.user.id)),
    'league-told-started',
  );
};

const pairings: Run = async (interaction, house) => {
  const night = await nightMeant(interaction, house);
  const round = night.rounds.at(-1);
  if (round === undefined) throw new LeagueRefused('league-not-begun');
  await exhibit(interaction, house, roundExhibit(night, round, nightVoice(night, interaction.locale)));
};

const standings: Run = async (interaction, house) => {
  const season = interaction.options.getString('season');
  if (season !== null) return seasonStandings(interaction, house, oneLine(season));
  const night = await nightMeant(interaction, house);
  await exhibit(interaction, house, standingsExhibit(night, nightVoice(night, interaction.locale)));
};

async function seasonStandings(interaction: ChatInputCommandInteraction, house: House, season: string): Promise<void> {
  const guild = interaction.guildId as string;
  const table = await house.leagues.season(guild, season);
  if (table.length === 0) throw new LeagueRefused('league-no-season', { season });
  const rows = await house.leagues.nights({ guild, season });
  const nights = await Promise.all(rows.map(({ id }) => house.leagues.night(id)));
  const nameOf = (player: string): string => {
    const night = nights.find(one => entrantOf(one, player) !== undefined);
    return night === undefined ? player : nameIn(night, player);
  };
  await exhibit(interaction, house, seasonExhibit(season, table, nameOf, houseVoice(interaction.locale)));
}

const drop: Run = async (interaction, house) => {
  const { id } = await nightMeant(interaction, house);
  const who = interaction.options.getUser('who', true);
  const night = await promising(interaction, house.leagues.leave(id, who.id, interaction.user.id));
  const voice = nightVoice(night, interaction.locale);
  const name = text('stats-mention', { id: who.id });
  await tell(interaction, voice(text('league-told-dropped', { who: name, name: titleOf(night) })));
};

const correct: Run = async (interaction, house) => {
  const { options, user } = interaction;
  const before = await nightMeant(interaction, house);
  const at = tableMeant(before, options.getString('table', true));
  const table = tableAt(before, at.round, at.table);
  if (table === undefined) throw new LeagueRefused('league-table-unknown');
  const verdict = verdictMeant(before, table, options.getString('result', true));
  const hand = { by: user.id, why: options.getString('reason', true).trim() };
  const night = await promising(interaction, house.leagues.correct(before.id, hand, at, verdict));
  const voice = nightVoice(night, interaction.locale);
  await tell(interaction, voice(text('league-told-corrected', { ...at, why: hand.why })));
};

const finish: Run = async (interaction, house) => {
  const { id } = await nightMeant(interaction, house);
  const night = await promising(interaction, house.leagues.finish(id, interaction.user.id));
  await say(interaction, night, `league-told-${night.phase === 'over' ? 'finished' : 'cancelled'}`);
};

async function say(interaction: ChatInputCommandInteraction, night: Night, words: string): Promise<void> {
  await tell(interaction, nightVoice(night, interaction.locale)(text(words, { name: titleOf(night) })));
}

export const subcommands: Readonly<Record<string, Run>> = {
  create: hosted(create),
  schedule: hosted(schedule),
  join,
  leave,
  'check-in': checkIn,
  practice: hosted(practice),
  start: hosted(start),
  pairings,
  standings,
  drop: hosted(drop),
  correct: hosted(correct),
  finish: hosted(finish),
};
