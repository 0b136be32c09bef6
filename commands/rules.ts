import type { Interaction } from 'discord.js';
import { defineCommand } from '../src/discord/define/command.js';
import { type Choice, matching, unknown } from '../src/discord/define/matching.js';
import { required, words } from '../src/discord/define/options.js';
import type { House } from '../src/discord/house.js';
import { rulingsOf, sourceOf } from '../src/discord/render/source.js';
import { gameTranslator, houseTranslator } from '../src/discord/render/translators.js';
import { tell } from '../src/discord/reply/reply.js';
import { games } from '../src/games/index.js';
import { type Game, text } from '../src/kernel/index.js';

/** `/rules`: a rule in our words, and where it stands. Found by its name, or by the id of a ruling that it goes by. */
export const command = defineCommand({
  name: 'rules',
  options: {
    topic: required(
      words({ suggest: async ({ typed, interaction, house }) => meant(typed, await topics(interaction, house)) }),
    ),
  },
  async run(interaction, { topic: wanted }, house) {
    const known = await topics(interaction, house);
    const [choice] = meant(wanted, known);
    const [gameId, id] = (choice?.value ?? '').split('/');
    const game = games.find(one => one.id === gameId);
    const rule = game?.rules.find(one => one.id === id);
    if (game === undefined || rule === undefined) {
      const names = known.map(({ also }) => also);
      return tell(interaction, houseTranslator(interaction.locale)(unknown('unknown-rule', wanted, names)));
    }
    const say = gameTranslator(game, interaction.locale);
    const source = sourceOf(rule, say);
    await tell(interaction, {
      embeds: [
        {
          author: { name: say.plain(game.title) },
          title: say.plain(text(rule.words)),
          description: say(text(`${rule.words}.text`)),
          ...(source !== '' && { footer: { text: source } }),
        },
      ],
    });
  },
});

interface Topic extends Choice {
  readonly also: string;
  /** The ids of the rulings that it goes by. */
  rulings(): readonly string[];
}

/** What was meant by something typed: the rules that go by a ruling's id, else those that are called so. */
function meant(typed: string, known: readonly Topic[]): readonly Topic[] {
  const id = typed.trim().toUpperCase();
  const ruled = /^\w+-\w+$/.test(id) ? known.filter(topic => topic.rulings().includes(id)) : [];
  return ruled.length > 0 ? ruled : matching(typed, known);
}

/** Every rule with its game: those of the games that its reader has open matches of come first, others by turns, so that each game is seen. */
async function topics({ user, locale }: Pick<Interaction, 'user' | 'locale'>, house: House): Promise<Topic[]> {
  const played = (await house.directory.of(user.id, 'open')).map(match => match.game);
  const rulesOf = (game: Game): Topic[] => {
    const say = gameTranslator(game, locale);
    return game.rules.map(rule => {
      const also = say.plain(text(rule.words));
      const name = `${also} · ${say.plain(game.title)}`;
      return { also, name, value: `${game.id}/${rule.id}`, rulings: () => rulingsOf(rule, say) };
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
