import { text } from '../../../kernel/index.js';
import type { Filter } from '../../../tabletop/index.js';
import type { Does, Resource, When } from '../behaviour.js';
import { type Card, printed } from '../card.js';
import type { Game } from '../effect/index.js';
import type { Look } from '../look/index.js';
import { isFriendly } from '../look/index.js';
import { traitName } from '../printed.js';
import { effect, moment, when } from './making.js';
import { allOf, yourCharacters } from './whom.js';

/** What is played, used and revealed: by which traits, by whom, and what that takes. */

// -- cards by what they print

/** Cards that print a trait. */
export const withTrait = (trait: string): Filter<Card> => ({
  says: text('which-with', { trait: traitName(trait) }),
  fits: card => printed(card, trait),
});

/** Events, those with a trait where it says so. */
export const anEvent: Filter<Card> = { says: text('which-event'), fits: ({ kind }) => kind === 'event' };
export const eventsWith = (trait: string): Filter<Card> => ({
  says: text('which-event-with', { trait: traitName(trait) }),
  fits: card => card.kind === 'event' && printed(card, trait),
});

/** Cards of a hero's own set, named by the hero. */
export const cardsOfHero = (hero: string, set: string): Filter<Card> => ({
  says: text('which-of-hero', { card: { card: hero } }),
  fits: card => card.faction === 'hero' && card.set === set,
});

// -- what is waited for

/** You have played a card with a trait. */
export const youPlay = (trait: string) =>
  moment(
    'play',
    text('when-you-play', { trait: traitName(trait) }),
    (look, { seat, card }) => seat === look.me && printed(look.cards.byId(card), trait),
  );

/** You have used an ability of a card of yours with a trait. */
export const youUse = (trait: string) =>
  moment(
    'use',
    text('when-you-use', { trait: traitName(trait) }),
    (look, { seat, card }) => seat === look.me && printed(look.cards.byId(card), trait),
  );

/** The player before whom this lies plays an event. */
export const itsPlayerPlaysEvent = moment(
  'play',
  text('when-you-play-event'),
  (look, { seat, card }) =>
    (look.self.here?.engaged ?? look.self.host?.controller) === seat && anEvent.fits(look.cards.byId(card)),
);

/** You reveal a treachery that nobody has cancelled yet. */
export const youRevealTreachery = moment(
  'reveal',
  text('when-you-reveal-treachery'),
  (look, { card, seat, cancelled }) => seat === look.me && !cancelled && look.cards.kindOf(card) === 'treachery',
);

/** You reveal an encounter card. */
export const youReveal = moment('reveal', text('when-you-reveal'), (look, { seat }) => seat === look.me);

/** A card is about to surge. */
export const cardSurges = moment('surge', text('when-card-surges'), () => true, { would: true });

/** Threat would be placed on the main scheme. */
export const mainSchemeWouldGetThreat = moment(
  'threat',
  text('when-main-scheme-would-get-threat'),
  (look, { scheme }) => look.table.mainScheme.id === scheme,
  { would: true },
);

/** An ally of yours has been defeated. */
export const yourAllyIsDefeated = moment(
  'defeat',
  text('when-your-ally-is-defeated'),
  (look, { kind, controller }) => kind === 'ally' && controller === look.me,
  { that: true },
);

/** You have changed form. */
export const youChangeForm = moment('form', text('when-you-change-form'), (look, { seat }) => seat === look.me);

/** Your turn ends. */
export const yourTurnEnds = moment('turn end', text('when-your-turn-ends'), (look, { seat }) => seat === look.me);

// -- conditions

/** One of your characters has a trait. */
export const youControlCharacterWith = (trait: string): When<Look> =>
  when(text('if-you-control', { trait: traitName(trait) }), look =>
    allOf(look, yourCharacters).some(one => isFriendly(look.cards.of(one)) && look.values.hasTrait(one, trait)),
  );

/** The cost was paid with resources of that type alone, and with one at least (W1-402). */
export const paidOnly = (type: Resource): When =>
  when<Game>(text('if-paid-only', { type: text(`resource-${type}`) }), game => game.use.paidOnly(type), { late: true });

// -- what is done

/** The event being played does nothing. */
export const cancelsEvent: Does = effect(text('says-cancel-event'), game => game.interrupt.cancelEvent());

/** A defeated card goes into its owner's deck instead of the discard pile. */
export const goesIntoDeck: Does = effect(text('says-into-deck'), (_game, event) => {
  if (event?.type === 'defeat') event.goes = 'deck';
});
