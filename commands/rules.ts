import type { Interaction } from 'discord.js';
import { defineCommand } from '../src/discord/define/command.js';
import { type Choice, matching, unknown } from '../src/discord/define/matching.js';
import { required, words } from '../src/discord/define/options.js';
import type { House } from '../src/discord/house.js';
import { gameTranslator, houseTranslator } from '../src/discord/render/translators.js';
import { tell } from '../src/discord/reply/reply.js';
import { games } from '../src/games/index.js';
import { type Game, text } from '../src/kernel/index.js';

/** `/rules`: a rule in our words, and where it stands. */
export const command = defineCommand({
  name: 'rules',
  options: {
    topic: required(
      words({ suggest: async ({ typed, interaction, house }) => matching(typed, await topics(interaction, house)) }),
    ),
  },
  async run(interaction, { topic: wanted }, house) {
    const known = await topics(interaction, house);
    const [choice] = matching(wanted, known);
    const [gameId, id] = (choice?.value ?? '').split('/');
    const game = games.find(one => one.id === gameId);
    const rule = game?.rules.find(one => one.id === id);
    if (game === undefined || rule === undefined) {
      const names = known.map(({ also }) => also);
      return tell(interaction, houseTranslator(interaction.locale)(unknown('unknown-rule', wanted, names)));
    }
    const say = gameTranslator(game, interaction.locale);
    const source = `${rule.words}.source`;
    await tell(interaction, {
      embeds: [
        {
          author: { name: say.plain(game.title) },
          title: say.plain(text(rule.words)),
          description: say(text(`${rule.words}.text`)),
          ...(say.has(source) && { footer: { text: say.plain(text(source)) } }),
        },
      ],
    });
  },
});

type Topic = Choice & { readonly also: string };

/** Every rule with its game: those of the games that its reader has open matches of come first, others by turns, so that each game is seen. */
async function topics({ user, locale }: Pick<Interaction, 'user' | 'locale'>, house: House): Promise<Topic[]> {
  const played = (await house.directory.of(user.id, 'open')).map(match => match.game);
  const rulesOf = (game: Game): Topic[] => {
    const say = gameTranslator(game, locale);
    return game.rules.map(({ id, words: said }) => {
      const also = say.plain(text(said));
      return { also, name: `${also} · ${say.plain(game.title)}`, value: `${game.id}/${id}` };
    });
  };
  const own = games.filter(({ id }) => played.includes(id));
  const others = games.filter(game => !own.includes(game));
  return [...own.flatMap(rulesOf), ...byTurns(others.map(rulesOf))];
}

/** The first of each list, then the second of each, and so on. */
const byTurns = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(list => list.length)) }, (_, at) =>
    lists.flatMap(list => list.slice(at, at + 1)),
  ).flat();
