import { describe, expect, it } from 'vitest';
import { seatName } from '../../src/discord/render/seat-names.js';
import { houseTranslator } from '../../src/discord/render/translators.js';
import { recharge } from '../../src/games/recharge/index.js';
import { smash } from '../../src/games/smash/index.js';
import { squad } from '../../src/games/squad/index.js';
import { type Game, LEVELS, TEMPERS } from '../../src/kernel/index.js';
import { characterSeat, practiceName } from '../../src/matches/lobby/seats.js';
import {
  botsOf,
  characterId,
  hasTemper,
  practiceId,
  practiceLevel,
  practiceTemper,
  readBot,
} from '../../src/opponents/index.js';
import { begin, playOn, practising } from './duel.js';

const games = [squad, recharge, smash] as unknown as Game[];

describe('practice bots with a temper', () => {
  it('are told from their ids', () => {
    for (const temper of TEMPERS) {
      expect(practiceLevel(characterId('strong', temper))).toBe('strong');
      expect(practiceTemper(characterId('strong', temper))).toBe(temper);
    }
    expect(practiceTemper(practiceId('easy', 2))).toBeUndefined();
    expect(practiceTemper('bold')).toBeUndefined();
    expect(botsOf(smash as unknown as Game)).toContain('steady/tricky');
    expect(readBot('easy/bold')).toEqual({ level: 'easy', temper: 'bold' });
  });

  it('are three different ones at a table, then numbered', () => {
    for (const cast of [0, 1, 2, 77]) {
      const names = [1, 2, 3, 4].map(n => characterSeat(squad as unknown as Game, 'tcg', n, { draw: 5, cast, n }).name);
      expect(new Set(names.slice(0, 3)).size).toBe(3);
      expect(names[3]).toBe(`${names[0]} 2`);
    }
  });

  it('are called by their character in every language, and whom they stand in for stays named', () => {
    const bot = { player: characterId('steady', 'bold'), name: `${practiceName('steady', 1, 'bold')} 2` };
    expect(seatName(bot, houseTranslator('en').plain)).toBe('Firebrand the steady bot 2');
    expect(seatName(bot, houseTranslator('de').plain)).toBe('Draufgänger-Bot solide 2');
    expect(seatName({ ...bot, name: 'Galactus' }, houseTranslator('de').plain)).toBe('Galactus');
  });

  it('have no brackets in their names, which sentences put in brackets', () => {
    for (const locale of ['en', 'de', 'fr', 'es'])
      for (const level of LEVELS)
        for (const temper of hasTemper(level) ? TEMPERS : [undefined]) {
          const player = temper === undefined ? practiceId(level, 1) : characterId(level, temper);
          const shown = seatName({ player, name: practiceName(level, 1, temper) }, houseTranslator(locale).plain);
          expect(shown).not.toMatch(/[()]/);
        }
  });

  it.each(games)('play another match than those without one: $id', game => {
    const ends = [undefined, ...TEMPERS].map(temper => {
      const sitting = begin(game, 'comet');
      playOn(sitting, [practising(game, 'steady', 'comet', 0, temper)], 300);
      return sitting.table.hash();
    });
    expect(new Set(ends).size).toBe(4);
  });
});
