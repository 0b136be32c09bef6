import { gameOf } from '../../games/index.js';
import { text } from '../../kernel/index.js';
import { winnersOf } from '../../leagues/history.js';
import type { Night } from '../../leagues/night.js';
import type { LuckyDraw, NightMoment, Recap } from '../../leagues/recap.js';
import { type RecapStory, recapPicture } from '../../pictures/index.js';
import { gameWith } from '../../sets/index.js';
import { clip, escapeName, plainName } from '../render/escape.js';
import { type Exhibit, nameByContent, pictured } from '../render/pictures.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';
import { nameIn, titleOf } from './names.js';

/** The recap of a night: its winners, the best moments of its tables, the luckiest player. Null if there's nothing to tell. */
export function recapExhibit(night: Night, recap: Recap, locale: string, say: Translator): Exhibit | null {
  const plain = gameOf(night.plan.game);
  if (plain === undefined || (recap.moments.length === 0 && recap.lucky === null)) return null;
  const game = gameWith(plain, night.plan.set ?? null);
  const told = storyOf(night, recap, locale, say);
  const lines = [
    told.headline,
    ...told.moments.map(({ title, say: saying, moment }) => say.labelled(title, saying(moment.words))),
    ...(told.lucky === null ? [] : [told.lucky]),
  ];
  return {
    body: pictures => {
      const words =
        pictures.length === 0 ? { description: clip(lines.map(escapeName).join('\n'), LIMITS.description) } : {};
      const embed = { title: told.title, color: 0xf1c40f, ...words };
      return { content: '', embeds: pictured(embed, pictures), allowedMentions: { parse: [] } };
    },
    sketches: theme => {
      const picture = recapPicture(told, { say: said => say.plain(said), theme, cards: game.cards });
      return [
        { picture, name: nameByContent('recap', picture), description: clip(lines.join(' '), LIMITS.fileDescription) },
      ];
    },
  };
}

function storyOf(night: Night, { moments, lucky }: Recap, locale: string, say: Translator): RecapStory {
  const winners = winnersOf(night).map(player => plainName(nameIn(night, player, say)));
  const headline = winners.length === 0 ? text('recap-nobody') : text('recap-won', { who: { list: winners } });
  return {
    title: say.plain(text('recap-title', { name: titleOf(night) })),
    headline: say.plain(headline),
    winners,
    moments: moments.map(one => toldOf(one, locale, say)),
    lucky: lucky === null ? null : luckyWords(night, lucky, say),
  };
}

const toldOf = (
  { at, match, moment }: NightMoment,
  locale: string,
  say: Translator,
): RecapStory['moments'][number] => ({
  moment,
  title: say.plain(text('recap-table', { table: `${at.round}.${at.table}` })),
  say: matchTranslator(match, locale).plain,
});

const luckyWords = (night: Night, { player, id, times, expected }: LuckyDraw, say: Translator): string =>
  say.plain(text('recap-lucky', { who: nameIn(night, player, say), what: text(`luck-${id}`), times, expected }));
