import { type Night, plays } from '../../leagues/night.js';
import { LeagueRefused } from '../../leagues/refused.js';
import { meant } from '../define/by-value.js';
import { type Choice, matching } from '../define/matching.js';
import { nightTranslator } from './bodies.js';
import { type Which, wordsOn } from './find-night.js';
import { nameIn, nameOnRecord } from './names.js';

/** Some of the players of a night, practice bots among them. */
type Players = (night: Night) => readonly string[];

/** Who has signed up, or plays in it once it has begun. */
export const there: Players = night =>
  night.phase === 'running'
    ? night.entries.map(({ player }) => player).filter(player => plays(night, player))
    : night.entrants.map(({ player }) => player);

/** Who has left it. */
export const gone: Players = ({ entries }) => entries.filter(({ until }) => until !== null).map(({ player }) => player);

/** Names that several players have are told apart by a number; the name on record may be typed as well. */
function choicesOf(night: Night, players: Players, locale: string): Choice[] {
  const say = nightTranslator(night, locale);
  const named = players(night).map(player => ({
    name: nameIn(night, player, say),
    value: player,
    also: nameOnRecord(night, player),
  }));
  return named.map((one, at) => {
    const before = named.slice(0, at).filter(({ name }) => name === one.name).length;
    return before === 0 ? one : { ...one, name: `${one.name} (${before + 1})` };
  });
}

/** An option that names a player of a night. */
export const playerOption = (players: Players, which: Which = 'open') =>
  wordsOn(which, (night, { typed, interaction }) =>
    matching(unmarked(typed), choicesOf(night, players, interaction.locale)),
  );

/** What is typed in an option that takes words stays "@Theo" where Discord makes no mention of it. */
const unmarked = (typed: string): string => typed.replace(/^\s*@/, '');

/** The player whose name, mention or suggestion somebody typed. @throws LeagueRefused where there is none */
export function playerMeant(night: Night, players: Players, typed: string, locale: string): string {
  const mentioned = /^<@!?(\d{1,20})>$/.exec(typed.trim())?.[1];
  const choices = choicesOf(night, players, locale);
  const player = [mentioned ?? typed, unmarked(typed)]
    .map(written => meant(written, choices))
    .find(one => players(night).includes(one));
  if (player === undefined) throw new LeagueRefused('league-no-player', { typed });
  return player;
}
