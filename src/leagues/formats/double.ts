import { starters } from '../field.js';
import { type Node, openings, ready, stage, stands, upper, upperRounds } from './bracket.js';
import type { Format } from './format.js';

/** Who loses twice is out. Who comes to the final with a loss has to win it twice. */
export const double: Format = {
  takes: ['best-of', 'undo', 'time', 'seeding'],
  breaks: [stage(2)],
  // Later rounds follow from the first.
  swaps: ({ rounds }) => rounds.length === 1,
  rounds: () => null,
  bracket: (field, seed) => stands(nodes(starters(field).length), field, seed),
  pair: (field, { seed }) => ready(stands(nodes(starters(field).length), field, seed)),
};

/**
 * Both brackets and their finals. In `l<round>.<place>` those play who have lost once: in odd rounds among themselves,
 * in even ones against those who come down, now from the near end and now from the far, so that none meet again soon.
 */
function nodes(players: number): Node[] {
  const rounds = upperRounds(players);
  const lower: Node[] = [];
  let width = openings(players).length / 2;
  for (let down = 2; down <= rounds; down++) {
    const n = 2 * (down - 1);
    for (let at = 0; at < width; at++) {
      const from: Node['from'] =
        n === 2
          ? [{ loser: `w1.${2 * at}` }, { loser: `w1.${2 * at + 1}` }]
          : [{ winner: `l${n - 2}.${2 * at}` }, { winner: `l${n - 2}.${2 * at + 1}` }];
      lower.push({ id: `l${n - 1}.${at}`, tree: 'lower', from });
    }
    for (let at = 0; at < width; at++) {
      const other = down % 2 === 0 ? width - 1 - at : at;
      lower.push({
        id: `l${n}.${at}`,
        tree: 'lower',
        from: [{ winner: `l${n - 1}.${at}` }, { loser: `w${down}.${other}` }],
      });
    }
    width /= 2;
  }
  const challenger = rounds === 1 ? { loser: 'w1.0' } : { winner: `l${2 * (rounds - 1)}.0` };
  return [
    ...upper(players, 'upper'),
    ...lower,
    { id: 'final', tree: 'final', from: [{ winner: `w${rounds}.0` }, challenger] },
    { id: 'reset', tree: 'final', from: [{ loser: 'final' }, { winner: 'final' }], after: 'final' },
  ];
}
