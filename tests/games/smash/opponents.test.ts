import { expect } from 'vitest';
import type { Card } from '../../../src/games/smash/card.js';
import { easyWith } from '../../../src/games/smash/opponents/easy.js';
import { steadyWith } from '../../../src/games/smash/opponents/steady.js';
import { type Answer, Chance, optionsOf } from '../../../src/kernel/index.js';
import { hero, type Played, scenario } from './table.js';

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

/** What an answer to the open question picks, as tests call it. */
function picked(table: Played, answer: Answer): string | undefined {
  const at = optionsOf(table.prompt).findIndex(({ key }) => 'pick' in answer && key === answer.pick[0]);
  return table.options[at];
}

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
      expect(picked(table, steadyWith(poolOf(cards))(seen))).toBe(picks.steady);
      expect(picked(table, easyWith(poolOf(cards))(seen))).toBe('power mine');
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

{
  const cards = { mine: hero('gadget') };
  scenario(
    'it attacks the team that is out with its next hero, however many heroes stand there',
    {
      cards,
      teams: [
        { places: ['mine'], hand: ['smash'] },
        { places: ['mutant', 'mutant2', 'magic'] },
        { places: ['nature', 'nature2'], defeated: ['gadget2'] },
      ],
      falls: 2,
    },
    table => {
      table.pick('smash smash mine').asks(0, 'target', ['mutant', 'mutant2', 'magic', 'nature', 'nature2']);
      const seen = { state: table.state, seat: 0, prompt: table.prompt, random: new Chance('bot').stream('bot') };
      expect(['nature', 'nature2']).toContain(picked(table, steadyWith(poolOf(cards))(seen)));
      table.pick('mutant');
    },
  );
}
