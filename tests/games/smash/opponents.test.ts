import { expect } from 'vitest';
import type { Card } from '../../../src/games/smash/card.js';
import { easyWith } from '../../../src/games/smash/opponents/easy.js';
import { steadyWith } from '../../../src/games/smash/opponents/steady.js';
import { Chance } from '../../../src/kernel/index.js';
import { hero, scenario } from './table.js';

/** A hero that does something when it has won, and what practice bots answer when they are asked for it. */
function asked(says: string, does: readonly object[], answers: { readonly steady: string }): void {
  const cards: Record<string, Card> = {
    mine: hero('mutant', { triggers: [{ on: 'won', does: [...does] }] }),
    other: hero('magic'),
    theirs: hero('nature'),
  };
  const pool = new Map(Object.values(cards).map(card => [card.id, card]));
  scenario(
    says,
    {
      cards,
      teams: [
        { places: ['mine', { card: 'other', stunned: true }], hand: ['smash'] },
        { places: ['theirs'], hand: ['filler'] },
      ],
      asksPowers: true,
    },
    table => {
      table.pick('smash smash mine').pick('give-in').asks(0, 'power');
      const seen = { state: table.state, seat: 0, prompt: table.prompt, random: new Chance('bot').stream('bot') };
      expect(steadyWith(pool)(seen)).toEqual({ pick: [answers.steady] });
      expect(easyWith(pool)(seen)).toEqual({ pick: ['use'] });
      table.pick('leave');
    },
  );
}

const mine = { team: 'mine', pick: 'one' } as const;
asked('a practice bot uses a power that helps it', [{ do: 'revive', to: mine }], { steady: 'use' });
asked('and one against a rival', [{ do: 'discard', count: 1, who: 'rival' }], { steady: 'use' });
asked('not one that harms its own team', [{ do: 'stun', to: mine }], { steady: 'leave' });
