import { text } from '../../kernel/index.js';
import { type Night, places } from '../../leagues/night.js';
import { nightTranslator } from './bodies.js';
import { titleOf } from './names.js';

/** What came of somebody's wish, for them alone. */
export function told(night: Night, player: string, what: 'joined' | 'checked-in' | 'left', locale: string): string {
  const say = nightTranslator(night, locale);
  const name = titleOf(night);
  if (what === 'joined' && night.phase === 'running')
    return say(text('league-told-late', { name, round: night.rounds.length + 1 }));
  if (what !== 'joined') return say(text(`league-told-${what}`, { name }));
  const at = places(night).waiting.findIndex(one => one.player === player);
  return say(at < 0 ? text('league-told-joined', { name }) : text('league-told-waiting', { name, n: at + 1 }));
}
