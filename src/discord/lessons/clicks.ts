import type { RepliableInteraction } from 'discord.js';
import { games } from '../../games/index.js';
import { type Game, text } from '../../kernel/index.js';
import { gameNamed } from '../define/by-value.js';
import { ANY, defineClick } from '../define/click.js';
import { personOf } from '../define/people.js';
import { SERVER } from '../define/requires.js';
import type { House } from '../house.js';
import { mayStart, startsAlone } from '../lobby/starting.js';
import { showFirstMenu } from '../menu/show.js';
import { button, rowsOf } from '../render/components.js';
import { encodeId } from '../render/custom-id.js';
import { gameTranslator, houseTranslator } from '../render/translators.js';
import { type Body, show } from '../reply/reply.js';
import { leadTo } from './next.js';

/** The games that have a lesson. */
export const taught = games.filter(({ lessons = [] }) => lessons.length > 0);

/** Begins a game's lesson here, and shows its first question. @throws Refused */
export async function learn(interaction: RepliableInteraction, house: House, game: Game): Promise<void> {
  await mayStart(interaction, house, 'alone');
  const { id } = await house.lessons.start({
    game: game.id,
    guild: interaction.guildId,
    channel: interaction.channelId as string,
    person: personOf(interaction as Parameters<typeof personOf>[0]),
  });
  await showFirstMenu(interaction, house, id);
}

/** A button for each lesson. */
export function lessonList(locale: string): Body {
  const say = houseTranslator(locale);
  const lines = taught.flatMap(game =>
    (game.lessons ?? []).map(lesson => {
      const its = gameTranslator(game, locale);
      return `**${its(game.title)}**\n${its(lesson.about)}`;
    }),
  );
  const buttons = taught.map(game =>
    button(
      encodeId({ verb: 'learn', subject: 'new', arg: game.id }),
      gameTranslator(game, locale).plain(game.title),
      'choice',
    ),
  );
  return {
    embeds: [
      { title: say.plain(text('lessons-title')), description: [...lines, say(text('lessons-fair'))].join('\n\n') },
    ],
    components: rowsOf([...buttons, leadTo('help', say)]),
  };
}

/** Without a game it asks for one. */
export const lessonClick = defineClick({
  verb: 'learn',
  subject: 'new',
  schema: { arg: ANY },
  requires: { ...SERVER, rights: [startsAlone] },
  run: (interaction, { arg }, house) =>
    arg === '' ? show(interaction, lessonList(interaction.locale)) : learn(interaction, house, gameNamed(arg)),
});
