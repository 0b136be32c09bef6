import { z } from 'zod';
import { text } from '../../kernel/index.js';
import { entrantOf, type Night, plays } from '../../leagues/night.js';
import { gameAndSet } from '../../leagues/plan.js';
import { LeagueRefused } from '../../leagues/refused.js';
import { deckIn } from '../decks/find-deck.js';
import { type ClickKind, defineClick, WHOLE } from '../define/click.js';
import { chosenIn, personOf } from '../define/people.js';
import type { House } from '../house.js';
import { deckChoices } from '../lobby/deck-menu.js';
import { deckRows } from '../lobby/deck-rows.js';
import { encodeId } from '../render/custom-id.js';
import { type Body, promising, show, tell } from '../reply/reply.js';
import { askingClicks, askToLeave } from './asking.js';
import { nightTranslator, playedOn } from './bodies.js';
import { listsClick } from './exporting.js';
import { panelClicks } from './paneling.js';
import { told } from './reply.js';

/** What a deck has to suit. */
export const deckTerms = ({ plan }: Night) => ({
  ...gameAndSet(plan),
  ruleset: plan.ruleset,
  options: plan.options,
});

/** The private list from which a deck is picked that is locked for the night. */
async function deckList(house: House, night: Night, person: string, locale: string, page = 0): Promise<Body> {
  const say = nightTranslator(night, locale);
  const choices = await deckChoices(house, deckTerms(night), person);
  const id = (verb: string, arg: string, to = page): string => encodeId({ verb, subject: night.id, page: to, arg });
  const { rows, turns } = deckRows(choices, say, {
    page,
    rows: 4,
    pick: at => id('ldeck', String(at)),
    turn: (way, to) => id('ldecks', way, to),
  });
  const bars = turns.length === 0 ? [] : [{ type: 1 as const, components: [...turns] }];
  return { content: say(text('league-choose-deck')), components: [...rows, ...bars] };
}

const join = defineClick({
  verb: 'ljoin',
  subject: 'night',
  async run(interaction, { night: id }, house) {
    const { user, locale } = interaction;
    const night = await house.leagues.night(id);
    const open = night.phase === 'sign-up' || night.phase === 'check-in' || night.phase === 'running';
    if (night.plan.deckLock && open) return tell(interaction, await deckList(house, night, user.id, locale));
    const after = await promising(interaction, house.leagues.join(id, personOf(interaction), null));
    await tell(interaction, told(after, user.id, 'joined', locale));
  },
});

const turn = defineClick({
  verb: 'ldecks',
  subject: 'night',
  schema: { page: WHOLE, arg: z.enum(['back', 'on']) },
  async run(interaction, { night: id, page }, house) {
    const night = await house.leagues.night(id);
    await show(interaction, await deckList(house, night, interaction.user.id, interaction.locale, page));
  },
});

const pick = defineClick({
  verb: 'ldeck',
  subject: 'night',
  // Several selects stand in one message, each with a number.
  schema: { page: WHOLE, arg: z.string().regex(/^\d{1,3}$/) },
  async run(interaction, { night: id }, house) {
    const { user, locale } = interaction;
    const game = playedOn(await house.leagues.night(id));
    const { deck } = await deckIn(house, game, chosenIn(interaction), user.id);
    const night = await promising(interaction, house.leagues.join(id, personOf(interaction), deck));
    await show(interaction, { content: told(night, user.id, 'joined', locale), components: [] });
  },
});

const checkIn = defineClick({
  verb: 'lhere',
  subject: 'night',
  async run(interaction, { night: id }, house) {
    const night = await promising(interaction, house.leagues.checkIn(id, interaction.user.id));
    await tell(interaction, told(night, interaction.user.id, 'checked-in', interaction.locale));
  },
});

const drop = defineClick({
  verb: 'ldrop',
  subject: 'night',
  async run(interaction, { night: id }, house) {
    const before = await house.leagues.night(id);
    if (entrantOf(before, interaction.user.id) === undefined) throw new LeagueRefused('league-not-in');
    if (plays(before, interaction.user.id)) return tell(interaction, askToLeave(before, interaction.locale));
    const night = await promising(interaction, house.leagues.leave(id, interaction.user.id));
    await tell(interaction, told(night, interaction.user.id, 'left', interaction.locale));
  },
});

/** Clicks on what is posted of a night. */
export const leagueClicks: readonly ClickKind[] = [
  join,
  turn,
  pick,
  checkIn,
  drop,
  ...askingClicks,
  listsClick,
  ...panelClicks,
];
