import { defineCommand } from '../src/discord/define/command.js';
import { matching, unknown } from '../src/discord/define/matching.js';
import { required, words } from '../src/discord/define/options.js';
import { gameTranslator, houseTranslator } from '../src/discord/render/translators.js';
import { tell } from '../src/discord/reply/reply.js';
import { games } from '../src/games/index.js';
import { text } from '../src/kernel/index.js';

/** `/rules`: a rule in our words, and where it stands. */
export const command = defineCommand({
  name: 'rules',
  options: {
    topic: required(words({ suggest: ({ typed, interaction }) => matching(typed, topics(interaction.locale)) })),
  },
  async run(interaction, { topic: wanted }) {
    const [choice] = matching(wanted, topics(interaction.locale));
    const [gameId, id] = (choice?.value ?? '').split('/');
    const game = games.find(known => known.id === gameId);
    const rule = game?.rules.find(known => known.id === id);
    if (game === undefined || rule === undefined) {
      const names = topics(interaction.locale).map(({ name }) => name);
      return tell(interaction, houseTranslator(interaction.locale)(unknown('unknown-rule', wanted, names)));
    }
    const say = gameTranslator(game, interaction.locale);
    const source = `${rule.words}.source`;
    await tell(interaction, {
      embeds: [
        {
          title: say.plain(text(rule.words)),
          description: say(text(`${rule.words}.text`)),
          footer: { text: [say.plain(game.title), ...(say.has(source) ? [say.plain(text(source))] : [])].join(' · ') },
        },
      ],
    });
  },
});

function topics(locale: string) {
  return games.flatMap(game => {
    const say = gameTranslator(game, locale);
    return game.rules.map(rule => ({ name: say.plain(text(rule.words)), value: `${game.id}/${rule.id}` }));
  });
}
