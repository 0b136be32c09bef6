import { bold, type ChatInputCommandInteraction, subtext } from 'discord.js';
import { text } from '../../kernel/index.js';
import type { TallyFacet } from '../../store/port.js';
import type { House } from '../house.js';
import { botLines, scenarioRatings } from './bots.js';
import { rates } from './charts.js';
import { listing, luckListing } from './listing.js';
import { lengthText, sidesOf, worthCounting } from './numbers.js';
import type { Scope } from './scope.js';
import { showNumbers } from './show.js';

const MOST = 8;
const FACETS: readonly TallyFacet[] = ['ruleset', 'players', 'first', 'hero', 'scenario'];

/** How a game is played: how much, how long, who goes first, with what. */
export async function showGame(
  interaction: ChatInputCommandInteraction,
  house: House,
  { game, guild, where, say }: Scope,
): Promise<void> {
  const title = say.plain(text('stats-game-title', { game: game.title, where }));
  const of = (facet: TallyFacet) => house.numbers.ofGame({ guild, game: game.id }, facet);
  const [whole] = await of('all');
  const bots = [
    ...botLines(game).map(line => subtext(say(line))),
    ...(game.partners === true
      ? [bold(say(text('stats-scenarios'))), ...scenarioRatings(game).map(line => `• ${say(line)}`)]
      : []),
  ];
  if (whole === undefined)
    return showNumbers(interaction, house, {
      title,
      lines: [say(text('stats-none-yet', { sides: sidesOf(game) })), ...bots],
    });
  // Decks of people's own have names of their own: only ready-made ones are the same for everybody.
  const decks = (await of('deck')).filter(({ value }) => game.decks.ready.some(({ id }) => id === value));
  const facets = worthCounting(game, FACETS);
  const tallies = [...(await Promise.all(facets.map(of))).flat(), ...decks];
  const lines = [
    say(text('stats-matches', { sides: sidesOf(game), n: whole.games })),
    say(lengthText(game, whole)),
    ...bots,
  ];
  const lists = [
    ...[...facets, 'deck' as const].flatMap(facet => {
      if (facet !== 'ruleset' && facet !== 'players') return listing(game, facet, tallies, { most: MOST }, say);
      // A single one is the whole game.
      return tallies.filter(tally => tally.facet === facet).length < 2
        ? []
        : listing(game, facet, tallies, { most: MOST, says: 'games' }, say);
    }),
    ...luckListing(game, await of('luck'), say),
  ];
  const charts = [
    ...rates(tallies, 'first', text('stats-by-first'), game, say),
    ...rates(tallies, 'hero', text('stats-by-hero'), game, say),
  ];
  await showNumbers(interaction, house, { title, lines, lists, charts });
}
