import type { ChatInputCommandInteraction } from 'discord.js';
import type { CardEntry, RuleEntry } from '../../kernel/index.js';
import { wordingOf } from '../../locales/index.js';
import { cardPicture } from '../../pictures/index.js';
import type { Click } from '../define/people.js';
import type { House } from '../house.js';
import { exhibit } from '../reply/exhibit.js';
import { cardEmbed } from './cards.js';
import { pictured } from './pictures.js';
import type { Translator } from './translator.js';

/** Shows one person privately what a card is and does, with its picture; `rules` are those of its game. */
export async function exhibitCard(
  interaction: ChatInputCommandInteraction | Click,
  house: Pick<House, 'renderer' | 'people'>,
  card: CardEntry,
  { rules, say }: { readonly rules: readonly RuleEntry[]; readonly say: Translator },
): Promise<void> {
  const embed = cardEmbed(card, say, rules);
  const wording = wordingOf(card);
  const description = [
    say.plain(card.title),
    ...card.facts.map(fact => say.plain(fact)),
    wording === null ? '' : say.plain(wording),
  ];
  await exhibit(interaction, house, {
    body: pictures => ({ embeds: pictured(embed, pictures) }),
    sketches: theme => [
      {
        picture: cardPicture(card, { say: say.plain, theme }),
        name: 'card.png',
        description: description.join('\n').trim(),
      },
    ],
  });
}
