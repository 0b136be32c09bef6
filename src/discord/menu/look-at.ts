import { z } from 'zod';
import { type CardView, type Scene, type Text, text } from '../../kernel/index.js';
import { gameFor } from '../../matches/matches.js';
import type { MatchRow } from '../../store/port.js';
import { defineClick } from '../define/click.js';
import { Misused } from '../define/misused.js';
import { chosenIn } from '../define/people.js';
import { exhibitCard } from '../render/card-shown.js';
import { type Row, rangeOf, select } from '../render/components.js';
import { encodeId } from '../render/custom-id.js';
import { parts } from '../render/lists.js';
import type { Translator } from '../render/translator.js';
import { matchTranslator } from '../render/translators.js';
import { LIMITS } from '../reply/limits.js';

/** Lists of cards that a menu has room for. */
const LISTS = 2;

/** A card that somebody sees, and where it lies. */
interface Seen {
  readonly card: string;
  readonly view: CardView;
  readonly where: Text;
}

/** Every card that lies face up before this viewer, one of each, in the order of the table. */
export function seenIn({ panels }: Scene): Seen[] {
  const seen = new Map<string, Seen>();
  const add = (view: CardView, where: Seen['where']): void => {
    const { card } = view;
    if (card !== null && !seen.has(card)) seen.set(card, { card, view, where });
    for (const under of view.attached ?? []) add(under, where);
  };
  const zones = panels.flatMap(panel => panel.zones);
  for (const { cards, title } of zones) for (const view of cards) add(view, title);
  for (const { below = [], title } of zones) for (const view of below) add(view, title);
  return [...seen.values()];
}

/** A list of them to choose from: whatever is chosen is shown with all that it says. */
export function lookRows(match: Pick<MatchRow, 'id'>, scene: Scene, say: Translator): Row[] {
  const lists = parts(seenIn(scene), LIMITS.selectOptions).slice(0, LISTS);
  return lists.map((list, at) => {
    const entries = list.map(({ card, view, where }) => ({
      value: card,
      label: say.plain(view.title),
      description: say.plain(where),
    }));
    const labels = entries.map(({ label }) => label);
    const name =
      lists.length === 1 ? text('menu-look-at') : text('menu-look-at-range', { range: rangeOf(labels, say) });
    return select(encodeId({ verb: 'card', subject: match.id, arg: `${at}` }), say.plain(name), entries);
  });
}

/** A card of the match in full. */
export const lookClick = defineClick({
  verb: 'card',
  schema: { arg: z.enum(['0', '1']) },
  async run(interaction, { match: id }, house) {
    const match = await house.matches.row(id);
    const { cards, rules } = gameFor(match);
    const card = cards.get(chosenIn(interaction));
    if (card === undefined) throw new Misused('button-unknown');
    await exhibitCard(interaction, house, card, { rules, say: matchTranslator(match, interaction.locale) });
  },
});
