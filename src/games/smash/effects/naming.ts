import { type Arg, text } from '../../../kernel/index.js';
import type { Phrase } from '../../../tabletop/index.js';
import type { Effect } from './effect.js';

/** The effect of a Super, which speaks of its hero by name: it revives them first, and "this hero" could be another by then. */
export const naming = (effect: Effect, hero: string): Effect => ({ ...effect, says: named(effect.says, hero) });

function named(says: Phrase, card: string): Phrase {
  const hero = { card };
  const { id, args = {} } = says;
  if (id === 'heroes-this') return text('heroes-named', { hero });
  if (id === 'says-leave') return text('says-leave-named', { hero });
  if (id === 'says-attack' && args.by === 'this') return text(id, { ...args, by: 'named', hero });
  return text(id, Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, inside(arg, card)])));
}

function inside(arg: Arg, card: string): Arg {
  if (typeof arg !== 'object') return arg;
  if ('id' in arg) return named(arg, card);
  return 'list' in arg ? { ...arg, list: arg.list.map(part => inside(part, card)) } : arg;
}
