import type { Filter, Lasting } from '../card.js';

const changes =
  (stat: Lasting['stat'], whose: Lasting['whose']) =>
  (by: number, of?: Filter): Lasting => ({
    stat,
    whose,
    by,
    ...(of && { of }),
  });

/** What a Keeper changes about its player's attacks or power. */
export const mine = { attack: changes('attack', 'mine'), power: changes('power', 'mine') };

/** What it changes about the opponent's. */
export const theirs = { attack: changes('attack', 'theirs'), power: changes('power', 'theirs') };

/** What it changes about both players'. */
export const all = { attack: changes('attack', 'all') };

/** Only while its player's power is in a range. */
export const whilePower = (power: NonNullable<Lasting['power']>, lasting: Lasting): Lasting => ({ ...lasting, power });
