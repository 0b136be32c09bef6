import { z } from 'zod';
import { type Deck, type Text, text } from '../../kernel/index.js';
import { type Night, places, plays } from '../../leagues/night.js';
import { gameAndSet } from '../../leagues/plan.js';
import { deckPicked } from '../decks/find-deck.js';
import { type ClickKind, defineClick, WHOLE } from '../define/click.js';
import { words } from '../define/options.js';
import { personOf } from '../define/people.js';
import type { House } from '../house.js';
import { deckChoices } from '../lobby/deck-menu.js';
import { deckRows } from '../lobby/deck-rows.js';
import { deckFor, suggestDecks } from '../lobby/options.js';
import { rowsOf } from '../render/components.js';
import { encodeId } from '../render/custom-id.js';
import { type Body, show, tell } from '../reply/reply.js';
import { askToLeave } from './asking.js';
import { nightTranslator, playedOn } from './bodies.js';
import { onNight, wordsOn } from './find-night.js';
import { type By, done } from './told.js';

// What people do who take part, by `/league` or by the buttons of the night's message.

const signUp = (by: By, { leagues }: House, night: string, deck: Deck | null, team: string | null = null) =>
  done(by, leagues.join(night, personOf(by), deck, team), after => joined(after, by.user.id));

/** That somebody has signed up: they play from a round on, or wait for a place. */
export function joined(night: Night, player: string): Text {
  if (night.phase === 'running') return text('league-told-late', { round: night.rounds.length + 1 });
  const at = places(night).waiting.findIndex(one => one.player === player);
  return at < 0 ? text('league-told-joined') : text('league-told-waiting', { n: at + 1 });
}

/** Who plays leaves for good, and is asked first. */
const goAway = (by: By, night: Night, { leagues }: House) =>
  plays(night, by.user.id)
    ? tell(by, askToLeave(night, by.locale))
    : done(by, leagues.leave(night.id, by.user.id), 'league-told-left');

const sayHere = (by: By, night: string, { leagues }: House) =>
  done(by, leagues.checkIn(night, by.user.id), 'league-told-checked-in');

// -- by command

/** What a deck has to suit. */
const deckTerms = ({ plan }: Night) => ({ ...gameAndSet(plan), ruleset: plan.ruleset, options: plan.options });

const deckOption = wordsOn('open', (night, asking) => suggestDecks(deckTerms(night), asking));

export const join = onNight({
  options: { deck: deckOption, team: words({ most: 30 }) },
  async run(interaction, night, house, { deck: typed, team }) {
    const deck = typed === null ? null : await deckFor(house, interaction, deckTerms(night), typed);
    await signUp(interaction, house, night.id, deck, team);
  },
});

export const leave = onNight({ run: goAway });

export const checkIn = onNight({ run: (interaction, { id }, house) => sayHere(interaction, id, house) });

// -- by button

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
  return { content: say(text('league-choose-deck')), components: [...rows, ...rowsOf(turns)] };
}

const joinClick = defineClick({
  verb: 'ljoin',
  subject: 'night',
  async run(interaction, { night: id }, house) {
    const night = await house.leagues.night(id);
    const isOpen = night.phase === 'sign-up' || night.phase === 'check-in' || night.phase === 'running';
    if (!night.plan.deckLock || !isOpen) return signUp(interaction, house, id, null);
    await tell(interaction, await deckList(house, night, interaction.user.id, interaction.locale));
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
    const game = playedOn(await house.leagues.night(id));
    await signUp(interaction, house, id, await deckPicked(house, game, interaction));
  },
});

const checkInClick = defineClick({
  verb: 'lhere',
  subject: 'night',
  run: (interaction, { night }, house) => sayHere(interaction, night, house),
});

const leaveClick = defineClick({
  verb: 'ldrop',
  subject: 'night',
  run: async (interaction, { night }, house) => goAway(interaction, await house.leagues.night(night), house),
});

export const enteringClicks: readonly ClickKind[] = [joinClick, turn, pick, checkInClick, leaveClick];
