import { setTimeout } from 'node:timers/promises';
import { allCards, type KnownCard, suggested } from '../src/discord/decks/all-cards.js';
import { type Action, action, defineCommand } from '../src/discord/define/command.js';
import { matching, unknown } from '../src/discord/define/matching.js';
import { type Options, oneOf, person, required, titled, type Values, words } from '../src/discord/define/options.js';
import { personOf } from '../src/discord/define/people.js';
import { SERVER } from '../src/discord/define/requires.js';
import { gameTranslator } from '../src/discord/render/translators.js';
import { tell } from '../src/discord/reply/reply.js';
import { showCard } from '../src/discord/stats/card.js';
import { exportResults } from '../src/discord/stats/exporting.js';
import { showGame } from '../src/discord/stats/game.js';
import { showLeaderboard } from '../src/discord/stats/leaderboard.js';
import { showPerson } from '../src/discord/stats/person.js';
import { named, scopeOf, scopeOptions, whereOption } from '../src/discord/stats/scope.js';
import { showVersus } from '../src/discord/stats/versus.js';
import { games } from '../src/games/index.js';
import { text } from '../src/kernel/index.js';

/** Milliseconds that a command waits for matches that have just ended to be counted. */
const SOON = 1000;

/** A subcommand about numbers, which are to be of this moment. */
const counted = <const O extends Options>(options: O, run: Parameters<typeof action<O>>[0]['run']): Action =>
  action<O>({
    options,
    async run(interaction, values: Values<O>, house) {
      await Promise.race([house.counting.catchUp(), setTimeout(SOON, undefined, { ref: false })]);
      await run(interaction, values, house);
    },
  });

const me = counted(scopeOptions, async (interaction, options, house) =>
  showPerson(interaction, house, await scopeOf(interaction, options, house), personOf(interaction)),
);

const somebody = { who: required(person()), ...scopeOptions };

const player = counted(somebody, async (interaction, options, house) => {
  const who = await named(interaction, options.who, house);
  await showPerson(interaction, house, await scopeOf(interaction, options, house), who);
});

const versus = counted(somebody, async (interaction, options, house) => {
  const who = await named(interaction, options.who, house);
  await showVersus(interaction, house, await scopeOf(interaction, options, house), personOf(interaction), who);
});

const game = counted(scopeOptions, async (interaction, options, house) =>
  showGame(interaction, house, await scopeOf(interaction, options, house)),
);

const leaderboard = counted(
  { by: oneOf(titled('by', ['rating', 'wins'])), ...scopeOptions },
  async (interaction, options, house) =>
    showLeaderboard(interaction, house, await scopeOf(interaction, options, house), options.by ?? 'rating'),
);

const cardName = words({
  suggest: ({ typed, interaction }) => suggested(matching(typed, allCards(interaction.locale))),
});

const card = counted({ name: required(cardName), ...whereOption }, async (interaction, options, house) => {
  const known = allCards(interaction.locale);
  const meant = cardsNamed(options.name, known);
  const ask = await scopeOf(interaction, options, house);
  if (meant.length > 1) {
    const cards = { list: meant.map(({ shown }) => shown) };
    return tell(interaction, ask.say(text('stats-card-which', { name: options.name, cards })));
  }
  const [gameId, cardId] = (meant[0]?.value ?? options.name).split('/');
  const one = games.find(({ id }) => id === gameId);
  const found = one?.cards.get(cardId ?? '');
  if (one === undefined || found === undefined) {
    const titles = known.flatMap(({ title, also }) => [title, also]);
    return tell(interaction, ask.say(unknown('unknown-card', options.name, titles)));
  }
  await showCard(interaction, house, { ...ask, say: gameTranslator(one, interaction.locale) }, one, found);
});

/** The cards that somebody may mean: those of that very name where there are any. */
function cardsNamed(typed: string, known: readonly KnownCard[]): readonly KnownCard[] {
  const wanted = typed.trim().toLowerCase();
  const exact = known.filter(one =>
    [one.value, one.name, one.shown, one.title, one.also].some(word => word.toLowerCase() === wanted),
  );
  return exact.length > 0 ? exact : matching(typed, known);
}

/** `/stats`: how people, games and cards do. */
export const command = defineCommand({
  name: 'stats',
  requires: SERVER,
  subcommands: {
    me,
    player,
    versus,
    game,
    card,
    leaderboard,
    export: counted({}, (interaction, _options, house) => exportResults(interaction, house)),
  },
});
