import type { Ability, AnyMoments, Does, Moments } from '../behaviour.js';
import type { Moment, OccurrenceOf } from '../events.js';
import { thisIsDefeated } from './moments.js';

/** An ability used of one's own accord, but for its type. */
type Parts = Omit<Ability, 'type' | 'when' | 'forced' | 'form'>;

export const action = (parts: Parts): Ability => ({ type: 'action', ...parts });
export const heroAction = (parts: Parts): Ability => ({ type: 'action', form: 'hero', ...parts });
export const alterEgoAction = (parts: Parts): Ability => ({ type: 'action', form: 'alter-ego', ...parts });

/** An interrupt or response, but for its type: what it does may ask for what it waits for. */
interface Reaction<T extends Moment> extends Omit<Parts, 'does'> {
  readonly does: Does<OccurrenceOf<T>>;
}

const reaction =
  (type: 'interrupt' | 'response', more: Pick<Ability, 'form' | 'forced'> = {}) =>
  <T extends Moment>(when: Moments<T>, parts: Reaction<NoInfer<T>>): Ability => ({
    type,
    when: when as unknown as AnyMoments,
    ...more,
    ...parts,
  });

export const interrupt = reaction('interrupt');
export const heroInterrupt = reaction('interrupt', { form: 'hero' });
export const forcedInterrupt = reaction('interrupt', { forced: true });
export const response = reaction('response');
export const heroResponse = reaction('response', { form: 'hero' });
export const forcedResponse = reaction('response', { forced: true });

export const special = (parts: Parts): Ability => ({ type: 'special', ...parts });
export const setup = (does: Does, name?: string): Ability => ({
  type: 'setup',
  does,
  ...(name !== undefined && { name }),
});
export const whenRevealed = (does: Does): Ability => ({ type: 'when revealed', does });
export const whenRevealedHero = (does: Does): Ability => ({ type: 'when revealed', form: 'hero', does });
export const whenRevealedAlterEgo = (does: Does): Ability => ({ type: 'when revealed', form: 'alter-ego', does });
export const whenCompleted = (does: Does): Ability => ({ type: 'when completed', does });
export const boost = (does: Does): Ability => ({ type: 'boost', does });

/** A When Defeated ability. */
export const whenDefeated = (does: Does): Ability => forcedInterrupt(thisIsDefeated, { does });
