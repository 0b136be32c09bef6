import type { Play } from '../../../kernel/index.js';
import type { Ability, Deed } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { Moment, OccurrenceOf } from '../events.js';
import type { Look } from '../look/index.js';

type Parts = Omit<Ability, 'type' | 'on' | 'would' | 'when' | 'forced'>;

export const action = (parts: Parts): Ability => ({ type: 'action', ...parts });
export const heroAction = (parts: Parts): Ability => ({ type: 'action', form: 'hero', ...parts });
export const alterEgoAction = (parts: Parts): Ability => ({ type: 'action', form: 'alter-ego', ...parts });

/** What an interrupt or response waits for, and what it does then. */
interface Reaction<T extends Moment> extends Omit<Parts, 'does' | 'able'> {
  /** Before everything else, as what may stop or change the occurrence. */
  readonly would?: true;
  when?(look: Look, event: OccurrenceOf<T>): boolean;
  able?(game: Game, event: OccurrenceOf<T>): boolean;
  does(game: Game, event: OccurrenceOf<T>): Play;
}

const reaction =
  (type: 'interrupt' | 'response', more: Partial<Ability> = {}) =>
  <T extends Moment>(on: T, parts: Reaction<T>): Ability =>
    ({ type, on, ...more, ...parts }) as Ability;

export const interrupt = reaction('interrupt');
export const heroInterrupt = reaction('interrupt', { form: 'hero' });
export const forcedInterrupt = reaction('interrupt', { forced: true });
export const response = reaction('response');
export const forcedResponse = reaction('response', { forced: true });

type Does = Deed['does'];

export const special = (parts: Parts): Ability => ({ type: 'special', ...parts });
export const setup = (does: Does): Ability => ({ type: 'setup', does });
export const whenRevealed = (does: Does): Ability => ({ type: 'when revealed', does });
export const whenRevealedHero = (does: Does): Ability => ({ type: 'when revealed', form: 'hero', does });
export const whenRevealedAlterEgo = (does: Does): Ability => ({ type: 'when revealed', form: 'alter-ego', does });
export const boost = (does: Does): Ability => ({ type: 'boost', does });

/** A When Defeated ability. */
export const whenDefeated = (does: Does): Ability =>
  forcedInterrupt('defeat', { when: (look, { target }) => look.self.is(target), does });
