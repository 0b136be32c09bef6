import { text } from '../../../kernel/index.js';
import type { Phrase } from '../../../tabletop/index.js';
import type { Does } from '../behaviour.js';
import { traitName } from '../printed.js';
import type { Lasting } from '../state.js';
import { effect } from './making.js';

/** What lasts until the end of the phase. */

type What = Pick<Lasting, 'stat' | 'by' | 'trait'>;
type Power = Required<Lasting>['stat'];

const statSaid = (stat: Power, by: number): Phrase => text('adds', { by, stat: text(`stat-${stat}`, { by }) });

/** Your identity has a trait. */
export const youGainThisPhase = (trait: string): Does =>
  effect(text('says-gain-this-phase', { trait: traitName(trait) }), game =>
    game.until.phaseEnds({ seat: game.me }, { trait } satisfies What),
  );

/** This card has so much more of a power. */
export const thisGetsThisPhase = (stat: Power, by: number): Does =>
  effect(text('says-get-this-phase', { what: statSaid(stat, by) }), game => {
    if (game.self.here !== undefined) game.until.phaseEnds({ card: game.self.here.id }, { stat, by } satisfies What);
  });

/** The characters of a player of your choice have so much more of some powers. */
export const playerGetsThisPhase = (stats: readonly Power[], by: number): Does =>
  effect(
    text('says-player-gets-this-phase', { what: { list: stats.map(stat => statSaid(stat, by)) } }),
    function* (game) {
      const seat = yield* game.ask.player();
      if (seat === null) return;
      for (const stat of stats) game.until.phaseEnds({ seat }, { stat, by } satisfies What);
    },
  );

/** The next card that a player of your choice plays this phase costs less. */
export const playerPaysLess = (discount: number): Does =>
  effect(text('says-pay-less', { discount }), function* (game) {
    const seat = yield* game.ask.player();
    if (seat !== null) game.until.phaseEnds({ seat }, { discount });
  });
