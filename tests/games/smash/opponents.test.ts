import { expect } from 'vitest';
import type { Card } from '../../../src/games/smash/card.js';
import { easyWith } from '../../../src/games/smash/opponents/easy.js';
import { steadyWith } from '../../../src/games/smash/opponents/steady.js';
import { type Answer, Chance, optionsOf } from '../../../src/kernel/index.js';
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

const poolOf = (cards: Readonly<Record<string, Card>>) => new Map(Object.values(cards).map(card => [card.id, card]));

/** What practice bots do with an empty hand, a stunned hero and a power. */
function emptyHanded(says: string, power: readonly object[], picks: { readonly steady: string }): void {
  const cards = { mine: hero('mutant', { power: [...power] }), other: hero('magic'), theirs: hero('nature') };
  scenario(
    says,
    {
      cards,
      teams: [
        { places: ['mine', { card: 'other', stunned: true }], deck: ['filler'] },
        { places: ['theirs'], hand: ['filler'] },
      ],
    },
    table => {
      const seen = { state: table.state, seat: 0, prompt: table.prompt, random: new Chance('bot').stream('bot') };
      const [keys, names] = [optionsOf(table.prompt).map(({ key }) => key), table.options];
      const named = (answer: Answer) => 'pick' in answer && names[keys.indexOf(answer.pick[0] ?? '')];
      expect(named(steadyWith(poolOf(cards))(seen))).toBe(picks.steady);
      expect(named(easyWith(poolOf(cards))(seen))).toBe('power mine');
      table.pick('nothing');
    },
  );
}

emptyHanded('with an empty hand a practice bot uses a power that helps it', [{ do: 'revive', to: mine }], {
  steady: 'power mine',
});
emptyHanded('it does nothing rather than harm its own team, or give up a hero', [{ do: 'stun', to: mine }], {
  steady: 'nothing',
});
