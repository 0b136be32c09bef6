import { Counting } from '../stats/counting.js';
import type { Store } from '../store/port.js';
import { BadInput, type Command, messageOf, readArgs } from './command.js';
import { withDatabase } from './database.js';

export const run: Command = async args => {
  const { values, positionals } = readArgs('stats', args, ['rebuild|correct', 'MATCH?'], {
    data: 'string',
    places: 'string',
    reason: 'string',
  });
  const [what, match] = positionals;
  if (what !== 'rebuild' && what !== 'correct')
    throw new BadInput(`stats: "${what}" is not known: stats rebuild, or stats correct MATCH`);
  if (what === 'rebuild' && [match, values.places, values.reason].some(given => given !== undefined))
    throw new BadInput('stats: rebuild takes no match, --places or --reason: those go with stats correct');
  return withDatabase('stats', values.data, async store => {
    const counting = new Counting(store);
    if (what === 'correct') await correct(store, match, values);
    const games = await (what === 'correct' ? counting.catchUp() : counting.rebuild());
    return { json: { matches: games }, text: `Matches recalculated: ${games}` };
  });
};

async function correct(store: Store, match: string | undefined, values: { places?: string; reason?: string }) {
  const { places, reason } = values;
  if (match === undefined || places === undefined || reason === undefined || reason.trim() === '')
    throw new BadInput(
      'stats: write stats correct MATCH --places 1,2 --reason WHY (or --places none: it does not count)',
    );
  const numbers = places === 'none' ? null : places.split(',').map(Number);
  if (numbers?.some(place => !Number.isInteger(place) || place < 1) || numbers?.includes(1) === false)
    throw new BadInput(`stats: --places has a place from 1 for each seat, such as 1,2, not "${places}"`);
  const row = await store.match(match);
  if (row === null) throw new BadInput(`stats: there is no match "${match}"`);
  // Who plays together has won or lost whatever the places are.
  if (numbers !== null && row.outcome?.together !== undefined)
    throw new BadInput(`stats: in match ${match} all won or lost together: it can only be left out, by --places none`);
  try {
    await store.correct({ match, places: numbers, reason, by: 'operator', at: Date.now() });
  } catch (error) {
    throw new BadInput(`stats: ${messageOf(error)}`);
  }
}
