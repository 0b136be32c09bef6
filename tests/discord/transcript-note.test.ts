import { expect, test } from 'vitest';
import { transcriptNote } from '../../src/discord/match/afterwards.js';
import { matchTranslator } from '../../src/discord/render/translators.js';
import { gameOf } from '../../src/games/index.js';
import type { Game } from '../../src/kernel/index.js';
import { emptySeat } from '../../src/matches/lobby/seats.js';
import { plainTerms } from '../../src/matches/lobby/terms.js';
import { match } from '../store/samples.js';

test.each(['en-US', 'de', 'fr', 'es-ES'])(
  'a transcript fits into a message with its seal and secret, whatever luck eight players have added: %s',
  locale => {
    const { id } = gameOf('smash') as Game;
    const over = match('m', {
      game: id,
      status: 'over',
      terms: plainTerms,
      secret: '5'.repeat(64),
      seats: Array.from({ length: 8 }, (_, seat) => ({
        ...emptySeat(seat),
        player: `p${seat}`,
        name: `Somebody with a rather long name${seat}`,
        luck: { words: '*_'.repeat(50), n: seat + 1 },
      })),
    });
    const seal = 'e'.repeat(64);
    const note = transcriptNote(over, seal, matchTranslator(over, locale));
    expect(note.length).toBeLessThanOrEqual(2000);
    for (const part of [over.secret, over.commitment, seal]) expect(note).toContain(part);
  },
);
