import type { APIEmbedField } from 'discord.js';
import { type Game, text } from '../../kernel/index.js';
import type { Tally, TallyFacet } from '../../store/port.js';
import { clip } from '../render/escape.js';
import type { Translator } from '../render/translator.js';
import { LIMITS } from '../reply/limits.js';
import { headingOf, luckText, rateText, titleOf } from './numbers.js';

/** What a list says of each of its values: how often they won with it, or how often it was played. */
type Said = 'rate' | 'games';

/** Values of a facet under their heading, the most played first, and how many more there are; nothing where there are none. */
export function listing(
  game: Game,
  facet: TallyFacet,
  tallies: readonly Tally[],
  { most, says = 'rate' }: { readonly most: number; readonly says?: Said },
  say: Translator,
): APIEmbedField[] {
  const list = tallies.filter(tally => tally.facet === facet);
  if (list.length === 0) return [];
  const said = (tally: Tally): string => (says === 'rate' ? say(rateText(tally)) : `${tally.games}`);
  const left = list.length - most;
  const lines = [
    ...list.slice(0, most).map(tally => `• ${say.labelled(say(titleOf(game, facet, tally.value)), said(tally))}`),
    ...(left > 0 ? [say(text('league-more-rows', { n: left }))] : []),
  ];
  // Where there's room for it, lists stand side by side.
  return [{ ...block(say(headingOf(game, facet)), lines), inline: true }];
}

/** Lines under a heading. */
const block = (heading: string, lines: readonly string[]): APIEmbedField => ({
  name: clip(heading, LIMITS.fieldName),
  value: clip(lines.join('\n'), LIMITS.fieldValue),
});

/** What chance did, under its heading, as far as anything was to be expected of it. */
export function luckListing(game: Game, tallies: readonly Tally[], say: Translator): APIEmbedField[] {
  const told = tallies.filter(({ expected }) => expected > 0).map(tally => `• ${say(luckText(game, tally))}`);
  return told.length === 0 ? [] : [block(say(headingOf(game, 'luck')), told)];
}
