import type { ChatInputCommandInteraction, Interaction } from 'discord.js';
import { isToCome, type Night } from '../../leagues/night.js';
import { type LeagueRefusal, LeagueRefused } from '../../leagues/refused.js';
import type { NightRow } from '../../store/port.js';
import { meant } from '../define/by-value.js';
import { type Action, action } from '../define/command.js';
import { type Choice, matching } from '../define/matching.js';
import { type Options, type Values, words } from '../define/options.js';
import { guildOf, type Requires } from '../define/requires.js';
import type { Suggest, Suggesting } from '../define/suggest.js';
import type { House } from '../house.js';
import { onlyHosts } from './hosts.js';
import { titleOf } from './names.js';

type Asker = Pick<Interaction, 'guildId' | 'channel' | 'channelId'>;

/** Nights of a server that are offered, those that are not over first. */
const OFFERED = 50;

/**
 * Which nights a subcommand is for: those that have not begun, those that are not over, those that are, or all; `begun`: all,
 * but of those of this channel the ones with tables go first.
 */
export type Which = 'to-come' | 'open' | 'over' | 'any' | 'begun';

async function nightsFor({ leagues }: House, guild: string, which: Which): Promise<NightRow[]> {
  const of = (status: NightRow['status']): Promise<NightRow[]> => leagues.nights({ guild, status, limit: OFFERED });
  if (which === 'any' || which === 'begun') return [...(await of('open')), ...(await of('over'))];
  if (which !== 'to-come') return of(which);
  const open = await of('open');
  const nights = await Promise.all(open.map(({ id }) => leagues.night(id)));
  const ids = new Set(nights.filter(isToCome).map(({ id }) => id));
  return open.filter(({ id }) => ids.has(id));
}

/** Names that several nights share are told apart by their days, and those of one day by a number. */
function choicesOf(rows: readonly NightRow[]): Choice[] {
  const days = rows.map(({ createdAt }) => new Date(createdAt).toISOString().slice(0, 10));
  return rows.map(({ id, name }, at) => {
    const alike = rows.flatMap((other, index) => (other.name === name ? index : []));
    if (alike.length === 1) return { name, value: id };
    const before = alike.filter(index => index < at && days[index] === days[at]).length;
    return { name: `${name} (${days[at]}${before === 0 ? '' : `, ${before + 1}`})`, value: id };
  });
}

/** An option that names one of a server's nights. */
export const leagueOption = (which: Which) =>
  words({
    suggest: async ({ typed, interaction, house }) =>
      matching(typed, choicesOf(await nightsFor(house, guildOf(interaction), which))),
  });

/**
 * The night of an option. Where it is left out: the night of this channel, also when it is over, else the one under way,
 * else the only one there is, else of those that are over the last. `none`: what is said then where there is none at all.
 * @throws LeagueRefused where several could be meant
 */
export async function nightMeant(
  interaction: Asker,
  house: House,
  which: Which,
  typed: string | null,
  none: LeagueRefusal = 'league-unknown',
): Promise<Night> {
  const guild = guildOf(interaction);
  const rows = await nightsFor(house, guild, which);
  const wanted = typed === null ? rows : await named(house, rows, typed);
  const here = placeOf(interaction);
  const isTabled = ({ plan, rounds }: Night): boolean => plan.channel === here && rounds.length > 0;
  const near =
    (which === 'begun' ? await nearest(here, house, wanted, isTabled) : null) ?? (await nearest(here, house, wanted));
  if (near !== null) return near;
  const others = which === 'to-come' ? await nightsFor(house, guild, 'open') : rows;
  if (others.length === 0 && which === 'over') throw new LeagueRefused('league-no-history');
  // What there is nevertheless has begun, and that may be too late.
  const late = typed === null ? others : await named(house, others, typed);
  throw new LeagueRefused(late.length > 0 ? 'league-begun' : typed === null ? none : 'league-unknown');
}

/** The nights that go by what somebody typed: a suggestion, a name that a series shares, or that with a number, "Friday #2". */
async function named({ leagues }: House, rows: readonly NightRow[], typed: string): Promise<NightRow[]> {
  const wanted = typed.trim().toLowerCase();
  const id = meant(typed, choicesOf(rows));
  const picked = rows.filter(one => one.id === id);
  if (picked.length > 0) return picked;
  const called = (name: string): NightRow[] => rows.filter(one => one.name.toLowerCase() === name);
  const alike = called(wanted);
  if (alike.length > 0) return alike;
  const numbered = called(wanted.replace(/ #\d+$/, ''));
  const titles = await Promise.all(numbered.map(async one => titleOf(await leagues.night(one.id)).toLowerCase()));
  return numbered.filter((_, at) => titles[at] === wanted);
}

/** The channel that somebody is in: tables are played in threads of the night's. */
const placeOf = ({ channel, channelId }: Asker): string | null =>
  channel?.isThread() === true ? channel.parentId : channelId;

/** The night that is nearest to a channel, of some that fit; null where there is none. @throws LeagueRefused where there are several */
async function nearest(
  here: string | null,
  { leagues }: House,
  rows: readonly NightRow[],
  fits: (night: Night) => boolean = () => true,
): Promise<Night | null> {
  const isHere = ({ plan }: Night): boolean => plan.channel === here;
  const isUnderWay = ({ phase }: Night): boolean => phase === 'running' || phase === 'check-in';
  const notOver = await Promise.all(rows.filter(({ status }) => status === 'open').map(({ id }) => leagues.night(id)));
  const open = notOver.filter(fits);
  const near = onlyOf(open.filter(night => isHere(night) && isUnderWay(night))) ?? onlyOf(open.filter(isHere));
  if (near !== null) return near;
  let last: Night | null = null;
  for (const { id } of rows.filter(({ status }) => status !== 'open')) {
    const night = await leagues.night(id);
    if (!fits(night)) continue;
    if (isHere(night)) return night;
    last ??= night;
  }
  return onlyOf(open.filter(isUnderWay)) ?? onlyOf(open) ?? last;
}

/** The night that is meant where there is one; null where there is none. @throws LeagueRefused where there are several */
function onlyOf(nights: readonly Night[]): Night | null {
  const [only = null, ...others] = nights;
  if (others.length > 0) throw new LeagueRefused('league-which');
  return only;
}

/** The same while something else is still being typed; null where it is not clear. */
export async function nightTyped({ interaction, house, given }: Suggesting, which: Which): Promise<Night | null> {
  return nightMeant(interaction, house, which, given('league')).catch((error: unknown) => {
    if (error instanceof LeagueRefused) return null;
    throw error;
  });
}

/** Words of which some are offered that suit the night that is typed so far; none where it is not clear. */
export const wordsOn = (which: Which, offered: (night: Night, asking: Suggesting) => ReturnType<Suggest>) =>
  words({
    async suggest(asking) {
      const night = await nightTyped(asking, which);
      return night === null ? [] : offered(night, asking);
    },
  });

/** For hosts alone. */
const HOSTED: Requires = { rights: [onlyHosts] };
export const BY_HOSTS = { subject: 'night', requires: HOSTED } as const;

interface OnNight<O extends Options> {
  readonly which?: Which;
  readonly requires?: Requires;
  readonly options?: O;
  run(interaction: ChatInputCommandInteraction, night: Night, house: House, options: Values<O>): Promise<void>;
}

/** A subcommand about one night. */
export function onNight<const O extends Options = Record<never, never>>({
  which = 'open',
  requires = {},
  options,
  run,
}: OnNight<O>): Action {
  return action({
    requires,
    options: { ...(options ?? {}), league: leagueOption(which) },
    async run(interaction, values, house) {
      const isHosts = requires.rights?.includes(onlyHosts) === true;
      const none = isHosts ? 'league-none-open' : 'league-unknown';
      const night = await nightMeant(interaction, house, which, values.league, none);
      await run(interaction, night, house, values as unknown as Values<O>);
    },
  });
}

/** The same for hosts alone. */
export const hosted: typeof onNight = definition => onNight({ requires: HOSTED, ...definition });
