import { describe, expect } from 'vitest';
import {
  hits,
  ifHeads,
  mostFromAttack,
  stronger,
  theirs,
  whenAttacked,
  whenHeads,
} from '../../../../src/games/squad/abilities/index.js';
import { openTo } from '../cards/common.js';
import { counts, strongerBy } from '../made.js';
import { BLOCKS, type Layout, type Played, scenario } from '../table.js';
import { card, pile, plain, stops } from './rule.js';

// What happens between an attack being played and the block (SQ-C13): the opponent's Keepers that answer it, what the
// attack itself does when played, what that sets off, and only then its worth.

const watches = card('watches', { keeper: 2, triggers: [whenAttacked(hits(1))] });

const laid = (layout: Layout): Layout => ({
  cards: [...plain, watches],
  ...layout,
  them: { keepers: ['watches'], deck: pile('tech', 20), ...layout.them },
});

const damageOf = (table: Played): unknown => table.logged('log-dealt').at(-1)?.args?.amount;

describe('an attack that is answered', () => {
  scenario(
    'SQ-C13: what an attack does when played comes after the Keepers that answer it (SQ-8)',
    laid({
      cards: [
        ...plain,
        watches,
        card(
          'counts',
          strongerBy(game => game.mine.discard.length),
        ),
      ],
      me: { hand: ['counts'], deck: pile('tech') },
    }),
    table => {
      table.attack('counts');
      // The hit has put a card on the pile by the time it counts: 2 and 1.
      expect(damageOf(table)).toBe(3);
    },
  );

  scenario(
    'SQ-C10: a printed * is worked out after the Keepers that answer the attack',
    laid({
      cards: [...plain, watches, card('star', { attack: '*', worth: counts(game => game.mine.discard.length) })],
      me: { hand: ['star'], deck: pile('tech') },
    }),
    table => {
      table.attack('star');
      expect(damageOf(table)).toBe(1);
    },
  );

  scenario(
    'SQ-C10: a Keeper that misfires as it answers no longer weakens the attack',
    laid({
      cards: [
        ...plain,
        card('watches', {
          keeper: 2,
          triggers: [whenAttacked(hits(1))],
          lasting: [theirs.attack(-1)],
        }),
        card('blow', { attack: 3 }),
      ],
      me: { hand: ['blow'], deck: [stops('speed')] },
    }),
    table => {
      table.attack('blow');
      expect(table.zone(1, 'keepers')).toEqual([]);
      expect(damageOf(table)).toBe(3);
    },
  );

  scenario(
    'SQ-C13: a Keeper that misfires as it answers no longer limits the attack',
    laid({
      cards: [
        ...plain,
        card('watches', { keeper: 2, triggers: [whenAttacked(hits(1))], standing: mostFromAttack(1) }),
        card('blow', { attack: 3 }),
      ],
      me: { hand: ['blow'], deck: [stops('speed')] },
    }),
    table => {
      table.attack('blow');
      expect(damageOf(table)).toBe(3);
    },
  );

  scenario(
    'SQ-C13: what the attack sets off when played comes before the block (SQ-17)',
    laid({
      coins: ['heads'],
      cards: [
        ...plain,
        card('flips', { onPlay: ifHeads(stronger(1)) }),
        card('lucky', { keeper: 2, triggers: [whenHeads(hits(1))] }),
      ],
      me: { hand: ['flips'], keepers: ['lucky'] },
      them: { hand: [stops('speed')], keepers: [] },
    }),
    table => {
      table.attack('flips').asks(1, 'block').take();
      expect(table.lines).toContain('log-hit');
      expect(table.lines).not.toContain('log-dealt');
      table.asks(1, 'block').take();
      expect(damageOf(table)).toBe(3);
    },
  );
});

describe('Anticipate Your Enemy (ST572)', () => {
  const layout = (attack: string, hand: readonly string[] = []): Layout => ({
    power: 20,
    me: { hand: [attack, ...hand] },
    them: { keepers: ['ST572'], deck: [BLOCKS.animal, BLOCKS.tech, ...openTo(attack)], hand: [BLOCKS.animal] },
  });

  for (const attack of ['ST335', 'ST354', 'ST355'])
    scenario(`SQ-C13: looks before a factor is named for ${attack}`, layout(attack), table => {
      table.attack(attack).asks(1, 'place', ['top', 'bottom']);
      expect(table.lines).not.toContain('log-named');
      table.pick('bottom').asks(0, 'factor').pick('animal');
      // What is turned up is the card below the one that has gone.
      expect(table.logged('log-reveal')[0]?.args?.card).toEqual({ card: BLOCKS.tech });
      if (!table.isOver) table.take();
    });

  scenario('SQ-C40: looks before a number is named for ST598', layout('ST598'), table => {
    table.attack('ST598').asks(1, 'place').pick('top').asks(0, 'number').answer({ amount: 1 });
    table.asks(1, 'block').take();
  });

  scenario('SQ-C10: looks before a card is shown for ST117', layout('ST117', ['ST197']), table => {
    table.attack('ST117').asks(1, 'place').pick('top').asks(0, 'reveal').pick().asks(1, 'block');
    expect(table.logged('log-worth')).toEqual([]);
    table.take();
  });
});
