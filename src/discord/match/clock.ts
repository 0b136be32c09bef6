import { text } from '../../kernel/index.js';
import { clockNamed } from '../../matches/clock/absence.js';
import { type ClockWish, clockOf, nudge as nudgeAt, proposeClock } from '../../matches/clock/clock.js';
import { LAPSES } from '../../matches/lobby/terms.js';
import { Refused } from '../../matches/refused.js';
import type { MatchRow } from '../../store/port.js';
import { clockStanding } from '../clock/clock.js';
import { clockText } from '../clock/clock-text.js';
import { oneOf, titled, type Values, whole } from '../define/options.js';
import { seatAt } from '../define/people.js';
import { clockOption } from '../lobby/options.js';
import { button, rowsOf } from '../render/components.js';
import { idAt } from '../render/custom-id.js';
import { mentions, playersAt } from '../render/mentions.js';
import { matchTranslator } from '../render/translators.js';
import { QUIET, tell } from '../reply/reply.js';
import { aloud } from './aloud.js';
import { onMatch } from './on-match.js';

const MINUTE = 60_000;

const options = {
  clock: clockOption(),
  minutes: whole(1, 14 * 24 * 60),
  bank: whole(0, 24 * 60),
  // biome-ignore lint/suspicious/noThenProperty: the option has been called so from the start, and nobody awaits options
  then: oneOf(titled('lapse-choice', LAPSES)),
};

/** How the clock of a match stands; with options, another one is proposed to the table. */
export const clock = onMatch({
  options,
  async run(interaction, match, house, wanted) {
    const { locale, user } = interaction;
    seatAt(match, interaction);
    const wish = wishIn(wanted, match);
    if (wish === null) return tell(interaction, clockStanding(match, locale));
    const { number, seat, missing, look } = await proposeClock(house.matches, match.id, user.id, wish);
    house.boards.changed(match.id, look);
    const proposed = clockText(wish);
    if (missing.length === 0)
      return tell(interaction, matchTranslator(match, locale)(text('clock-set', { clock: proposed })));
    const openly = await aloud(interaction, house, match);
    await interaction.reply({
      content: `${mentions(playersAt(match, missing))} ${openly(text('clock-proposed', { who: { seat }, clock: proposed }))}`,
      components: rowsOf([
        button(idAt('clkyes', match, number), openly.plain(text('button-agree')), 'choice'),
        button(idAt('clkno', match, number), openly.plain(text('button-disagree')), 'aside'),
      ]),
      allowedMentions: { ...QUIET, users: await house.people.pingable(match, missing) },
    });
  },
});

/** What somebody wishes changed, the rest as it is; null where they wish nothing. @throws Refused for what no timer is there for */
function wishIn(wanted: Values<typeof options>, match: MatchRow): ClockWish | null {
  const { clock: name, minutes, bank, then: lapse } = wanted;
  if (name === null && minutes === null && bank === null && lapse === null) return null;
  const before = clockOf({ match });
  const named = name === null ? before : clockNamed(name);
  const each = minutes === null ? (named?.clock ?? null) : minutes * MINUTE;
  if (each === null && ((bank ?? 0) > 0 || lapse !== null)) throw new Refused('no-clock');
  return {
    clock: each,
    bank: each === null ? null : bank === null ? (named?.bank ?? null) : bank === 0 ? null : bank * MINUTE,
    lapse: lapse ?? before.lapse,
  };
}

/** Whom a match waits for, its thread names again. */
export const nudge = onMatch({
  async run(interaction, match, house) {
    const by = seatAt(match, interaction);
    const { look, seats } = await nudgeAt(house.matches, match.id, interaction.user.id, house.now());
    house.boards.changed(match.id, look);
    await house.boards.note({ match: match.id, kind: 'nudge', seats, by });
    const who = { list: seats.map(seat => ({ seat })) };
    await tell(interaction, matchTranslator(match, interaction.locale)(text('note-nudge-sent', { who })));
  },
});
