import type { Damage, SquadState } from '../../../src/games/squad/state.js';
import { numberIn, type Offer, type Promised, promised, reaches, textsIn } from './course.js';

/** The damage that a player is asked about. */
const underWay = ({ hits, attacks }: SquadState): Damage | undefined => hits.at(-1) ?? attacks.at(-1);

/** What of the damage under way at the first look is looked at: `dealt` points, and the factors that are still to be blocked; null once it is over. */
function readDamage(): (state: SquadState) => string | null {
  // One card may do damage several times: this is the one of them.
  let meant: Damage | undefined;
  return state => {
    meant ??= underWay(state);
    const isOver = meant === undefined || !(state.hits.includes(meant) || state.attacks.some(one => one === meant));
    return isOver ? null : `${meant?.dealt} ${meant?.unblocked.length}`;
  };
}

interface Dealt {
  readonly dealt: number;
  readonly unblocked: number;
}
const dealtOf = (value: string): Dealt => {
  const [dealt = 0, unblocked = 0] = value.split(' ').map(Number);
  return { dealt, unblocked };
};

/** What promises about damage that is under way say of it at its end. */
type Ends = (end: Dealt, before: Dealt) => boolean;
const ends = (kind: string, kept: Ends, first = false): Promised =>
  promised<SquadState, string | null>({
    kind,
    read: readDamage(),
    kept: ({ values }) => {
      const seen = values
        .slice(0, values.indexOf(null) < 0 ? undefined : values.indexOf(null))
        .map(value => dealtOf(value as string));
      const [before, next] = seen;
      const end = first ? next : seen.at(-1);
      return before !== undefined && end !== undefined && kept(end, before);
    },
  });

/** "Lose N cards": every one of them, or until the damage has been blocked. */
const loses =
  (amount: number): Ends =>
  (end, before) =>
    end.dealt - before.dealt === amount || (end.dealt - before.dealt < amount && end.unblocked === 0);

const onePoint =
  (unblocked: (before: number) => number): Ends =>
  (end, before) =>
    end.dealt === before.dealt + 1 && end.unblocked === unblocked(before.unblocked);

export function promisesOf({ table, prompt, key, preview }: Offer): Promised[] {
  const state = table.state as SquadState;
  const damage = underWay(state);
  const found: Promised[] = [];
  for (const change of preview.changes) {
    if (change.what.id === 'change-deck')
      found.push(
        reaches<SquadState>('deck', change, ({ players }) => players[prompt.seat as 0 | 1].deck.length, false),
      );
    else if (damage !== undefined) {
      const { id } = damage;
      const left = ({ hits, attacks }: SquadState): number => {
        const one = [...hits, ...attacks].find(other => other.id === id);
        return one === undefined ? 0 : one.amount - one.dealt;
      };
      found.push(reaches<SquadState>('damage left', change, left, false));
    }
  }
  for (const text of textsIn(preview.effect)) {
    const { id } = text;
    if (id === 'preview-attack') found.push(attack(Number(key.slice(1)), numberIn(text, 'amount')));
    if (damage === undefined) continue;
    if (id === 'preview-take' || id === 'preview-take-hand' || id === 'preview-take-both')
      found.push(ends('taken', loses(numberIn(text, 'amount'))));
    if (id === 'preview-take-all')
      found.push(ends('taken for sure', (end, before) => end.dealt - before.dealt === numberIn(text, 'amount')));
    if (id === 'preview-take-all-both') found.push(ends('taken from both', loses(numberIn(text, 'amount'))));
    if (id === 'preview-stops' || id === 'preview-stops-hit')
      found.push(ends('stopped', (end, before) => end.dealt === before.dealt + 1));
    if (id === 'preview-stops-part')
      found.push(
        ends(
          'stopped in part',
          onePoint(left => left - 1),
          true,
        ),
      );
    if (id === 'preview-loses')
      found.push(
        ends(
          'absorbed',
          onePoint(left => left),
          true,
        ),
      );
    if (id === 'preview-misfires')
      found.push(
        promised<SquadState, boolean>({
          kind: 'misfire',
          read: ({ players }) => players.some(({ keepers }) => keepers.some(one => one.id === damage.keeper)),
          kept: ({ values, lines }) =>
            values[0] === true && lines.some(({ line, value }) => line.id === 'log-misfire' && !value),
        }),
      );
  }
  return found;
}

/** With how much damage an attack comes, but for what its card and Keepers do once it is played: that is told of them. */
const attack = (card: number, amount: number): Promised =>
  promised<SquadState, number | null>({
    kind: 'attack',
    read: ({ attacks }) => attacks.find(({ instance }) => instance.id === card)?.amount ?? null,
    kept: ({ values, lines }) =>
      (values.at(-1) === null && values.at(-2) === amount) ||
      lines.slice(1).some(({ line }) => CHANGED.includes(line.id)),
  });
const CHANGED = ['log-worth'];
