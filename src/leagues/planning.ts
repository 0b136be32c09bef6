import { type Game, type Json, nameFrom } from '../kernel/index.js';
import type { Choice } from './formats/format.js';
import { formatOf, takes } from './formats/index.js';
import { AWARD, type Change, newRoot, type Plan } from './plan.js';
import { type LeagueRefusal, LeagueRefused } from './refused.js';
import { type AgainstWish, against, ladderOf } from './villains.js';

type Wanted = 'name' | 'guild' | 'channel' | 'host' | 'game' | 'ruleset' | 'format';
/** A night as its host asks for it: what is left out is as most people want it. */
export type Wish = Pick<Plan, Wanted> &
  Partial<Omit<Plan, Wanted | 'seats' | 'root' | 'number' | 'seasonNight' | 'ladder'>> &
  Pick<AgainstWish, 'sets'>;

/** What a host changes of a night. */
export type EditWish = Omit<Change, 'ruleset' | 'options' | 'ladder'> & AgainstWish;

const MINUTE = 60 * 1000;
/** The longest name of a night or a season, and the longest text on prizes. */
const NAME = 60;
const PRIZES = 300;

const USUAL = {
  rounds: null,
  bestOf: 1,
  cut: null,
  seeding: 'draw',
  most: 32,
  least: 2,
  deckLock: false,
  undo: true,
  late: true,
  checkIn: 15 * MINUTE,
  grace: 10 * MINUTE,
  clock: null,
  roundTime: null,
  extraTurns: 3,
  season: null,
  award: AWARD,
  seasonPoints: 'places',
  seasonBest: null,
  seasonNights: null,
  prizes: null,
  lists: 'closed',
  nextVillain: false,
} as const;
/** People at a table where several play, when nothing else is wanted. */
const SEVERAL = 4;

/** As many as can be paired exactly, and shown. */
export const MOST = 128;

/** The plan of the first night of a series. @throws LeagueRefused for what it cannot be */
export function planned(game: Game, { sets, ...wish }: Wish): Plan {
  const ruleset = game.rulesets.find(({ id }) => id === wish.ruleset) ?? game.rulesets[0];
  const options = game.options.parse(wish.options ?? ruleset?.options ?? {}) as Json;
  const played = against(game, { ruleset: ruleset?.id ?? wish.ruleset, options }, sets === undefined ? {} : { sets });
  const plan: Plan = {
    ...USUAL,
    ...wish,
    ...wordsOf(wish),
    ...played,
    ladder: formatOf(wish).climbs === true ? ladderOf(game, played) : null,
    seats: game.seats,
    tableSize: wish.tableSize ?? (takes(wish, 'table') ? Math.min(SEVERAL, game.seats.max) : 2),
    number: 1,
    seasonNight: 1,
    root: formatOf(wish).together === true ? newRoot() : null,
    undo: takes(wish, 'undo') && (wish.undo ?? USUAL.undo),
  };
  checkPlan(plan, game, wish);
  return plan;
}

/** What a host's wish changes in a plan. @throws LeagueRefused for what there is not */
export function changeOf(game: Game, plan: Plan, { ruleset, sets, ...rest }: EditWish): Change {
  const wished = { ...(ruleset !== undefined && { ruleset }), ...(sets !== undefined && { sets }) };
  return { ...rest, ...wordsOf(rest), ...(Object.keys(wished).length > 0 && playedAgainst(game, plan, wished)) };
}

/** What a change of what is played comes to. */
function playedAgainst(game: Game, plan: Plan, wish: AgainstWish): Pick<Change, 'ruleset' | 'options' | 'ladder'> {
  const played = against(game, plan, wish);
  return { ...played, ...(plan.ladder !== null && { ladder: ladderOf(game, played) }) };
}

/** @throws LeagueRefused for a plan that cannot be changed so */
export function checkChange(game: Game, before: Plan, change: Change): void {
  const plan = { ...before, ...change };
  const { name, guild, channel, host, ruleset, format } = plan;
  checkPlan(plan, game, { name, guild, channel, host, game: plan.game, ruleset, format, ...change });
}

/** What a host has chosen that is more than every format can do without. */
function chosen(wish: Wish): Choice[] {
  const { rounds, tableSize, late, bestOf, undo, roundTime, cut, seeding = 'draw', nextVillain } = wish;
  const said: Partial<Record<Choice, boolean>> = {
    'next-villain': nextVillain === true,
    rounds: rounds != null,
    table: tableSize !== undefined && tableSize !== 2,
    late: late === true,
    undo: undo === true,
    time: roundTime != null,
    cut: cut != null,
    seeding: seeding !== 'draw',
    'best-of': bestOf !== undefined && bestOf > 1,
  };
  return (Object.keys(said) as Choice[]).filter(choice => said[choice] === true);
}

/** Where more is to be said than that a format has no use for it. */
const WHY: Partial<Record<Choice, LeagueRefusal>> = { undo: 'league-no-undo', 'best-of': 'league-best-of' };

/** @throws LeagueRefused for a plan that its game or format has no use for */
function checkPlan(plan: Plan, game: Game, wish: Wish): void {
  const partners = game.partners === true;
  if ((formatOf(plan).together === true) !== partners)
    throw new LeagueRefused('league-format', { partners: partners ? 'yes' : 'no' });
  if (wish.season == null && (wish.seasonBest != null || wish.seasonNights != null || wish.seasonPoints === 'results'))
    throw new LeagueRefused('league-needs-season');
  if ((wish.seasonBest ?? 0) > (wish.seasonNights ?? Number.POSITIVE_INFINITY))
    throw new LeagueRefused('league-season-best');
  if (wish.lists === 'open' && !plan.deckLock) throw new LeagueRefused('league-no-lists');
  const ignored = chosen(wish).find(choice => !takes(plan, choice));
  if (ignored !== undefined) throw new LeagueRefused(WHY[ignored] ?? 'league-option', { option: ignored });
  if (plan.tableSize < game.seats.min || plan.tableSize > game.seats.max)
    throw new LeagueRefused('league-size', { least: game.seats.min, most: game.seats.max });
}

/** The words of a host's own among what they say, as they are kept. @throws LeagueRefused */
const wordsOf = ({ name, season, prizes }: Partial<Pick<Plan, 'name' | 'season' | 'prizes'>>) => ({
  ...(name !== undefined && { name: nameOf(name) }),
  ...(season !== undefined && { season: season === null ? null : nameOf(season) }),
  ...(prizes !== undefined && { prizes: prizes === null ? null : prizesOf(prizes) }),
});

/** A host's own words as they are kept. @throws LeagueRefused when they show nothing or are too long */
const kept = (code: LeagueRefusal, most: number) => (written: string) => {
  const words = nameFrom(written, most);
  if (words === null) throw new LeagueRefused(code, { most });
  return words;
};
/** A name of a night, a season or a team. */
export const nameOf = kept('league-name', NAME);
const prizesOf = kept('league-prizes', PRIZES);
