import { z } from 'zod';
import type { Seat } from '../../kernel/index.js';
import { Refused } from '../../matches/refused.js';
import { defineClick } from '../define/click.js';
import { seatAt } from '../define/people.js';
import { bugReport } from '../match/bug-report.js';
import { tell } from '../reply/reply.js';
import { showMenu } from './show.js';

/** `s.1`: a seat. */
export const SEAT = z
  .string()
  .regex(/^s\.\d$/)
  .transform(arg => Number(arg.slice(2)));

/** Several buttons of one message may lead to the menu, so each says which it is; one for a seat names that. */
const FROM = z.union([
  SEAT.transform((seat): Wanted => ({ seat })),
  z
    .string()
    .regex(/^(more|words|pay)\.\d$/)
    .transform((arg): Wanted => ({ seat: Number(arg.at(-1)), [arg.slice(0, -2)]: true })),
  z.enum(['', 'act', 'hand']).transform((): Wanted => ({})),
]);

/** Which seat's menu, and whether with what is rarely needed, with the hand in words, or with each payment asked for. */
interface Wanted {
  readonly seat?: Seat;
  readonly more?: boolean;
  readonly words?: boolean;
  readonly pay?: boolean;
}

/** A player's menu: their decks before a match begins, then their cards and what they are asked. */
export const menuClick = defineClick({
  verb: 'menu',
  schema: { arg: FROM },
  async run(interaction, { match, arg: wanted }, house) {
    const look = await house.matches.look(match);
    seatAt(look.match, interaction);
    if (look.match.status === 'inviting') throw new Refused('not-started');
    await showMenu(interaction, house, look, wanted);
  },
});

/** A file about the match for bug hunters. */
export const reportClick = defineClick({
  verb: 'bug',
  async run(interaction, { match: id }, house) {
    const { match } = await house.matches.look(id);
    await tell(interaction, await bugReport(house, match, seatAt(match, interaction), interaction.locale));
  },
});
