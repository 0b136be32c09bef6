import { text } from '../../../kernel/index.js';
import type { Phrase } from '../../../tabletop/index.js';
import type { Does } from '../behaviour.js';
import { traitName } from '../printed.js';
import type { Lasting } from '../state.js';
import { effect } from './making.js';

/** What lasts for some characters, cards to be played, or one text. */

type Power = Required<Lasting>['stat'];

const powersSaid = (stats: readonly Power[], by: number): { list: Phrase[] } => ({
  list: stats.map(stat => text('adds', { by, stat: text(`stat-${stat}`, { by }) })),
});

/** Your hero has so much more of a power until the end of the phase. */
export const yourHeroGetsThisPhase = (stat: Power, by: number): Does =>
  effect(text('says-hero-gets-this-phase', { what: powersSaid([stat], by) }), game =>
    game.until.phaseEnds({ card: game.you.identity.id }, { stat, by }),
  );

/** All characters with a trait have, whenever they come into play. */
export const charactersGetThisPhase = (trait: string, stats: readonly Power[], by: number): Does =>
  effect(text('says-characters-get-this-phase', { trait: traitName(trait), what: powersSaid(stats, by) }), game => {
    for (const stat of stats) game.until.phaseEnds({ trait }, { stat, by });
  });

/** A hero of your choice has, until the end of the round. */
export const oneHeroGetsThisRound = (stats: readonly Power[], by: number): Does =>
  effect(text('says-hero-gets-this-round', { what: powersSaid(stats, by) }), function* (game) {
    const hero = yield* game.ask.one(game.table.heroes, 'hero');
    for (const stat of hero === null ? [] : stats)
      game.until.roundEnds({ card: (hero as { id: number }).id }, { stat, by });
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
