import type { APIButtonComponent } from 'discord.js';
import { text } from '../../kernel/index.js';
import { isInNight } from '../../matches/lobby/terms.js';
import type { MatchRow } from '../../store/port.js';
import { button } from '../render/components.js';
import { idAbout } from '../render/custom-id.js';
import type { Translator } from '../render/translator.js';

/** A rematch: in one click with the same decks, or with others. None at a table of a night: its next one is laid for its players. */
export const againButtons = (match: MatchRow, say: Translator): APIButtonComponent[] =>
  isInNight(match)
    ? []
    : [
        button(idAbout('again', match, 'same'), say.plain(text('button-same-decks')), 'choice'),
        button(idAbout('again', match), say.plain(text('button-change-decks')), 'aside'),
      ];
