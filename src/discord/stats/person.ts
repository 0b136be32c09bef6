import { bold, type ChatInputCommandInteraction, subtext } from 'discord.js';
import { text } from '../../kernel/index.js';
import type { Person } from '../../matches/matches.js';
import type { Tally, TallyFacet } from '../../store/port.js';
import type { House } from '../house.js';
import { botLines } from './bots.js';
import { rates, ratingCurve } from './charts.js';
import { listing, luckListing } from './listing.js';
import { lengthText, rateText, ratingText, sidesOf, worthCounting } from './numbers.js';
import type { Scope } from './scope.js';
import { showNumbers } from './show.js';

/** So many values of a facet are told in words, the most played first. */
const MOST = 5;
/** So many matches back goes the curve of a rating. */
const BACK = 60;

const FACETS: readonly TallyFacet[] = ['ruleset', 'players', 'hero', 'deck', 'scenario', 'first'];

/** How somebody does in a game. */
export async function showPerson(
  interaction: ChatInputCommandInteraction,
  house: House,
  { game, guild, where, say }: Scope,
  { id, name }: Person,
): Promise<void> {
  const { tallies: all, rating, steps } = await house.numbers.ofPerson({ guild, game: game.id }, id, BACK);
  const of = (kind: Tally['kind'], facet: TallyFacet): Tally[] =>
    all.filter(tally => tally.kind === kind && tally.facet === facet);
  const people = all.filter(({ kind }) => kind === 'people');
  const [whole] = of('people', 'all');
  const sides = sidesOf(game);
  const title = say.plain(text('stats-title', { name, game: game.title, where }));
  const lines = [
    ...(rating === null
      ? []
      : [say(text('stats-rating', { rating: ratingText(rating.ordinal), games: rating.games }))]),
    ...botLines(game).map(line => subtext(say(line))),
    whole === undefined
      ? say(text('stats-none-yet', { sides }))
      : `${bold(say(text('stats-people', { sides })))} ${say(rateText(whole))}`,
    ...(whole === undefined ? [] : [say(streakText(whole)), say(lengthText(game, whole))]),
    ...of('practice', 'all').map(tally => `${bold(say(text('stats-practice')))} ${say(rateText(tally))}`),
    ...of('early', 'all').map(tally => subtext(say(text('stats-early', { games: tally.games, wins: tally.wins })))),
  ];
  const lists = [
    ...worthCounting(game, FACETS).flatMap(facet => listing(game, facet, people, { most: MOST }, say)),
    ...luckListing(game, of('people', 'luck'), say),
  ];
  const charts = [
    ...rates(people, 'hero', text('stats-by-hero'), game, say),
    ...rates(people, 'deck', text('stats-by-deck'), game, say),
    ...ratingCurve(steps, say),
  ];
  await showNumbers(interaction, house, { title, lines, lists, charts });
}

const streakText = ({ streak, longest }: Tally) =>
  text('stats-streak', { now: Math.abs(streak), kind: streak > 0 ? 'won' : streak < 0 ? 'lost' : 'none', longest });
