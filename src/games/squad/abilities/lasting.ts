import { text } from '../../../kernel/index.js';
import type { Filter, Lasting, Standing } from '../card.js';
import { anyCard, noun } from '../filters.js';
import { signed } from './making.js';

const changes =
  (stat: Lasting['stat'], whose: Lasting['whose']) =>
  (by: number, of?: Filter): Lasting => ({
    says:
      stat === 'power' && of === undefined
        ? text(`lasting-power-${whose}`, { by: signed(by) })
        : text(`lasting-${stat}-${whose}-of`, { by: signed(by), cards: noun('cards', of ?? anyCard) }),
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

/** Only while its player's power is at least that. */
export const whilePowerFrom = (least: number, lasting: Lasting): Lasting => ({
  ...lasting,
  says: text('lasting-while-from', { lasting: lasting.says, power: least }),
  power: { least },
});

/** Only while its player's power is at most that. */
export const whilePowerUpTo = (most: number, lasting: Lasting): Lasting => ({
  ...lasting,
  says: text('lasting-while-up-to', { lasting: lasting.says, power: most }),
  power: { most },
});

// -- what is forbidden or limited

/** An attack does its player no more than this. */
export const mostFromAttack = (amount: number): Standing => ({
  says: text('standing-most', { amount }),
  mostFromAttack: amount,
});

/** Keepers' hits on its player are less by this. */
export const hitsAreLess = (amount: number): Standing => ({
  says: text('standing-hits-less', { amount }),
  hitsAreLess: amount,
});

/** Keepers do its player no damage. */
export const noHits: Standing = { says: text('standing-no-hits'), noHits: true };

/** Flips for abilities of its player's cards come up heads. */
export const luckyFlips: Standing = { says: text('standing-heads'), heads: true };

/** Attacks that fit cannot be played by the opponent. */
export const forbids = (which: Filter): Standing => ({
  says: text('standing-forbids', { which: which.says }),
  forbids: card => which.fits(card),
});
