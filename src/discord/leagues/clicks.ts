import { text } from '../../kernel/index.js';
import { entrantOf, type Night } from '../../leagues/night.js';
import { LeagueRefused } from '../../leagues/refused.js';
import { type Click, type ClickHandler, nameOf } from '../click.js';
import { deckChoices } from '../deck-menu.js';
import { deckRows } from '../deck-rows.js';
import { deckIn } from '../decks/meant.js';
import type { House } from '../house.js';
import { gameNamed } from '../named.js';
import { encodeId } from '../render/custom-id.js';
import { type Body, promising, show, tell } from '../reply.js';
import { nightVoice } from './bodies.js';
import { told } from './told.js';

/** What a deck has to suit. */
export const deckTerms = ({ plan }: Night) => ({
  game: plan.game,
  set: null,
  ruleset: plan.ruleset,
  options: plan.options,
});

/** The private list from which a deck is picked that is locked for the night. */
async function deckList(house: House, night: Night, person: string, locale: string, page = 0): Promise<Body> {
  const say = nightVoice(night, locale);
  const choices = await deckChoices(house, deckTerms(night), person);
  const id = (verb: string, arg: string, to = page): string =>
    encodeId({ verb, match: night.id, prompt: 0, page: to, arg });
  const { rows, turns } = deckRows(choices, say, {
    page,
    rows: 4,
    pick: at => id('ldeck', String(at)),
    turn: (way, to) => id('ldecks', way, to),
  });
  const bars = turns.length === 0 ? [] : [{ type: 1 as const, components: [...turns] }];
  return { content: say(text('league-choose-deck')), components: [...rows, ...bars] };
}

const join: ClickHandler = async (interaction, { match: id }, house) => {
  const night = await house.leagues.night(id);
  const open = night.phase === 'sign-up' || night.phase === 'check-in' || night.phase === 'running';
  if (night.plan.deckLock && open)
    return tell(interaction, await deckList(house, night, interaction.user.id, interaction.locale));
  await promising(interaction, house.leagues.join(id, personOf(interaction), null));
  await tell(interaction, told(await house.leagues.night(id), interaction.user.id, 'joined', interaction.locale));
};

const turn: ClickHandler = async (interaction, { match: id, page }, house) => {
  const night = await house.leagues.night(id);
  await show(interaction, await deckList(house, night, interaction.user.id, interaction.locale, page));
};

const pick: ClickHandler = async (interaction, { match: id }, house) => {
  const [value = ''] = interaction.isStringSelectMenu() ? interaction.values : [];
  const { plan } = await house.leagues.night(id);
  const { deck } = await deckIn(house, gameNamed(plan.game), value, interaction.user.id);
  const night = await promising(interaction, house.leagues.join(id, personOf(interaction), deck));
  await show(interaction, { content: told(night, interaction.user.id, 'joined', interaction.locale), components: [] });
};

const checkIn: ClickHandler = async (interaction, { match: id }, house) => {
  const night = await promising(interaction, house.leagues.checkIn(id, interaction.user.id));
  await tell(interaction, told(night, interaction.user.id, 'checked-in', interaction.locale));
};

const drop: ClickHandler = async (interaction, { match: id }, house) => {
  const before = await house.leagues.night(id);
  if (entrantOf(before, interaction.user.id) === undefined) throw new LeagueRefused('league-not-in');
  const night = await promising(interaction, house.leagues.leave(id, interaction.user.id));
  await tell(interaction, told(night, interaction.user.id, 'left', interaction.locale));
};

const personOf = ({ user, member }: Click) => ({ id: user.id, name: nameOf(user, member) });

/** Clicks on what is posted of a night. */
export const leagueClicks: Readonly<Record<string, ClickHandler>> = {
  ljoin: join,
  ldecks: turn,
  ldeck: pick,
  lhere: checkIn,
  ldrop: drop,
};
