import { describe, expect } from 'vitest';
import { placesOnExtreme, whenRevealed } from '../../../../src/games/champions/abilities/index.js';
import { treachery } from '../../../../src/games/champions/card.js';
import { blanks, boosted, CAROL, marvel, PANTHER, revealed, SHE_HULK } from '../encounter/tables.js';
import { CARD, scenario } from '../table.js';

const [BOMB_SCARE, MAD_GENIUS] = ['01109', '02013'] as const;
const [EXHAUSTION, UNDER_FIRE, ASSAULT, KREE, INTIMIDATION] = ['01191', '01193', '01187', '01178', '02035'] as const;

const GROWS = 'T-grows';
const grows = treachery(GROWS, {
  name: 'It grows',
  set: 'test',
  quantity: 1,
  keywords: { surge: true },
  abilities: [whenRevealed(placesOnExtreme(1, 'most'))],
});

/** Deck and discard pile hold these alone. */
const only = (deck: readonly string[], discard: readonly string[] = deck) => ({ encounter: { deck, discard } });

describe('CH-C60: cards that bring each other forever', () => {
  scenario(
    'printed surges: the deck runs out ten times while nothing else changes, and the game is lost',
    revealed(EXHAUSTION, [marvel], only([EXHAUSTION], [EXHAUSTION])),
    table => {
      expect([table.ended, table.outcome?.reason.id, table.state.acceleration]).toEqual([
        'lost',
        'end-endless-encounter',
        10,
      ]);
    },
  );

  scenario(
    'gained surges, and cards that reveal another one',
    revealed(
      ASSAULT,
      [{ identity: CAROL }],
      only(
        Array.from({ length: 30 }, (_, at) => (at % 2 ? UNDER_FIRE : ASSAULT)),
        [],
      ),
    ),
    table => {
      expect(table.outcome?.reason.id).toBe('end-endless-encounter');
    },
  );

  scenario(
    'boost cards that give another one',
    boosted(INTIMIDATION, [marvel], only([INTIMIDATION, INTIMIDATION], [INTIMIDATION])),
    table => {
      table.asks(0, 'defend').pass();
      expect(table.outcome?.reason.id).toBe('end-endless-encounter');
    },
  );

  scenario(
    'what changes something ends by that: threat, until the main scheme is complete',
    revealed(KREE, [marvel, { identity: SHE_HULK }, { identity: PANTHER }], {
      ...only([KREE], [KREE]),
      scenario: 'mutagen-formula',
      mainScheme: { card: '02018b', threat: 0 },
      schemes: [],
    }),
    table => {
      expect(table.outcome?.reason.id).toBe('end-scheme-complete');
      expect(table.state.acceleration).toBeGreaterThan(10);
    },
  );

  scenario(
    'what adds threat to side schemes each time goes on without end all the same: 50 acceleration tokens end it',
    revealed(GROWS, [marvel], { ...only([GROWS]), cards: [grows], sideSchemes: [BOMB_SCARE] }),
    table => {
      expect([table.ended, table.outcome?.reason.id, table.state.acceleration]).toEqual([
        'lost',
        'end-endless-encounter',
        50,
      ]);
    },
  );

  scenario(
    'so do cards that are dealt face down one after the other while they are revealed',
    {
      ...revealed(MAD_GENIUS, [{ ...marvel, deck: [CARD], discard: [CARD] }, marvel], only([MAD_GENIUS])),
      scenario: 'risky-business',
      villain: '02001a',
      environments: [{ card: '02006a', counters: 4 }],
      until: 'over',
    },
    table => {
      expect([table.outcome?.reason.id, table.state.acceleration]).toEqual(['end-endless-encounter', 50]);
    },
  );

  scenario(
    'one card without surge ends the chain',
    revealed(EXHAUSTION, [marvel], only([EXHAUSTION, ...blanks(1)], [EXHAUSTION, ...blanks(1)])),
    table => {
      expect([table.ended, table.state.acceleration]).toEqual([null, 1]);
    },
  );
});
