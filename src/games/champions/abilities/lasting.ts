import { text } from '../../../kernel/index.js';
import type { Phrase } from '../../../tabletop/index.js';
import type { Does } from '../behaviour.js';
import { traitName } from '../printed.js';
import type { Lasting } from '../state.js';
import { effect } from './making.js';

/** What lasts until the end of the phase or round, for some characters, cards to be played, or one text. */

type Power = Required<Lasting>['stat'];

const statSaid = (stat: Power, by: number): Phrase => text('adds', { by, stat: text(`stat-${stat}`, { by }) });
const statsSaid = (stats: readonly Power[], by: number): { list: Phrase[] } => ({
  list: stats.map(stat => statSaid(stat, by)),
});

/** Your identity has a trait. */
export const youGainThisPhase = (trait: string): Does =>
  effect(text('says-gain-this-phase', { trait: traitName(trait) }), game =>
    game.until.phaseEnds({ seat: game.me }, { trait }),
  );

/** This card has so much more of a power. */
export const thisGetsThisPhase = (stat: Power, by: number): Does =>
  effect(text('says-get-this-phase', { what: statSaid(stat, by) }), game => {
    if (game.self.here !== undefined) game.until.phaseEnds({ card: game.self.here.id }, { stat, by });
  });

/** The characters of a player of your choice have so much more of some powers. */
export const playerGetsThisPhase = (stats: readonly Power[], by: number): Does =>
  effect(text('says-player-gets-this-phase', { what: statsSaid(stats, by) }), function* (game) {
    const seat = yield* game.ask.player();
    if (seat === null) return;
    for (const stat of stats) game.until.phaseEnds({ seat }, { stat, by });
  });

/** The next card that a player of your choice plays this phase costs less. */
export const playerPaysLess = (discount: number): Does =>
  effect(text('says-pay-less', { discount }), function* (game) {
    const seat = yield* game.ask.player();
    if (seat !== null) game.until.phaseEnds({ seat }, { discount });
  });

/** Your hero has so much more of a power until the end of the phase. */
export const yourHeroGetsThisPhase = (stat: Power, by: number): Does =>
  effect(text('says-hero-gets-this-phase', { what: statsSaid([stat], by) }), game =>
    game.until.phaseEnds({ card: game.you.identity.id }, { stat, by }),
  );

/** All characters with a trait have, whenever they come into play. */
export const charactersGetThisPhase = (trait: string, stats: readonly Power[], by: number): Does =>
  effect(text('says-characters-get-this-phase', { trait: traitName(trait), what: statsSaid(stats, by) }), game => {
    for (const stat of stats) game.until.phaseEnds({ trait }, { stat, by });
  });

/** A hero of your choice has, until the end of the round. */
export const oneHeroGetsThisRound = (stats: readonly Power[], by: number): Does =>
  effect(text('says-hero-gets-this-round', { what: statsSaid(stats, by) }), function* (game) {
    const hero = yield* game.ask.one(game.table.heroes, 'hero');
    if (hero === null) return;
    for (const stat of stats) game.until.roundEnds({ card: hero.id }, { stat, by });
  });

/** The next card that you play this phase costs less. */
export const youPayLess = (discount: number): Does =>
  effect(text('says-you-pay-less', { discount }), game => game.until.phaseEnds({ seat: game.me }, { discount }));

/** The next ally with a trait that anybody plays this phase costs less. */
export const nextAllyCostsLess = (trait: string, discount: number): Does =>
  effect(text('says-next-ally-costs-less', { trait: traitName(trait), discount }), game =>
    game.until.phaseEnds({ everybody: true }, { discount, only: { kind: 'ally', trait } }),
  );

/** Until the end of the phase this card says nothing. */
export const blanksThis: Does = effect(text('says-blank-this'), game => {
  if (game.self.here !== undefined) game.until.phaseEnds({ card: game.self.here.id }, { blank: true });
});
