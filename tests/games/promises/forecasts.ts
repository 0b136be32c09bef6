import { cards } from '../../../src/games/champions/cards/index.js';
import { championsWith } from '../../../src/games/champions/index.js';
import type { ChampionsState } from '../../../src/games/champions/state.js';
import type { Arg, Recap, Seat, Text } from '../../../src/kernel/index.js';
import { boostedBy, boostsDid, type Lines } from './champions.js';
import { numberIn, type Offer, type Promised, promised, seatIn, type Written } from './course.js';

const { forecast } = championsWith(cards).recap as Recap<ChampionsState>;

/** The phase that was foretold is over: nobody activates any more. */
const isOver = ({ step, outcome }: ChampionsState): boolean =>
  outcome !== null || ['deal', 'reveal', 'end of round', 'opening'].includes(step.at);

/** What is told of the next villain phase to a player who ends their turn, where everybody after them does nothing. */
export function forecastsOf({ table, prompt, key }: Offer): Promised[] {
  const state = table.state as ChampionsState;
  if (prompt.reason !== 'turn' || key !== 'end') return [];
  const { lines, dangers } = forecast(state);
  const [threat, ...players] = lines as [Text, ...Text[]];
  return [
    threatened(numberIn(threat, 'amount'), numberIn(threat, 'to')),
    acted(players.flatMap(line => listed(line.args?.acts))),
    ...dangers.flatMap(danger => endangered(danger)),
    unwarned(dangers),
  ];
}

const listed = (acts: Arg | undefined): readonly Arg[] => (typeof acts === 'object' && 'list' in acts ? acts.list : []);

const mainScheme = ({ play, schemes }: ChampionsState) => {
  const one = play.find(({ card }) => cards.find(({ id }) => id === card)?.kind === 'main_scheme');
  return { card: one?.card, threat: one?.threat ?? 0, schemes };
};

const threatened = (amount: number, to: number): Promised =>
  promised<ChampionsState, string>({
    kind: 'forecast threat',
    until: isOver,
    read(state) {
      const { card, threat } = mainScheme(state);
      return `${card} ${threat}`;
    },
    kept({ values, state }) {
      const seen = values.map(value => value.split(' '));
      const [first] = seen as [string[]];
      const completed = seen.findIndex(([card]) => card !== first[0]);
      const threats = seen.slice(0, completed < 0 ? undefined : completed).map(([, threat]) => Number(threat));
      const added = threats.reduce((sum, threat, at) => sum + Math.max(0, threat - (threats[at - 1] ?? threat)), 0);
      return completed >= 0 || state.outcome !== null || (added >= amount && (threats.at(-1) as number) >= to);
    },
  });

/** How lines tell of what an enemy does when it activates. */
const ACTS: Readonly<Record<string, string>> = {
  'log-enemy-attack': 'attack',
  'log-enemy-scheme': 'scheme',
  'log-stunned-spent-attack': 'stunned',
  'log-confused-spent': 'confused',
  'log-stunned': 'stopped',
  'log-counters': 'counters',
  'log-counters-removed': 'counters-off',
};

interface Act {
  readonly kind: string;
  readonly amount: number;
}

/** What enemies did, in order, and with how much before boost cards. */
const actsIn = (lines: Lines): Act[] =>
  lines.flatMap(({ line }, at): Act[] => {
    const kind = ACTS[line.id];
    if (kind === undefined) return [];
    if (kind === 'counters' || kind === 'counters-off') return [{ kind, amount: numberIn(line, 'amount') }];
    const next = lines.findIndex(({ line: { id } }, later) => later > at && ACTS[id] !== undefined);
    const own = lines.slice(at, next < 0 ? undefined : next);
    const counted = own.findIndex(({ line: { id } }) => id === (kind === 'attack' ? 'log-strength' : 'log-threat'));
    const amount =
      counted < 0 ? 0 : numberIn((own[counted] as Written).line, 'amount') - boostedBy(own.slice(0, counted));
    return [{ kind, amount }];
  });

/** What is told of those that act against one player: one of several villains, where it is open whose it is. */
const actsTold = (acts: readonly Arg[]): Act[] =>
  acts.flatMap(told => {
    if (typeof told !== 'object' || !('id' in told)) return [];
    const { undefended = 0, amount = 0, count = 1 } = told.args as Readonly<Record<string, number>>;
    const kind = told.id.replace('forecast-', '');
    return Array.from({ length: count }, () => ({ kind, amount: undefended > 0 ? undefended : amount }));
  });

/** Whether something came that nobody could know: what boost cards do, what comes with the next stage, or a defender. */
const isUnknown = (lines: Lines): boolean =>
  boostsDid(lines, Number.POSITIVE_INFINITY) ||
  lines.some(({ line }) => ['log-scheme-complete', 'log-eliminated', 'log-lost', 'log-won'].includes(line.id));

/** What the enemies of a table do, each as it was told. */
const acted = (acts: readonly Arg[]): Promised =>
  promised<ChampionsState, null>({
    kind: 'forecast acts',
    until: isOver,
    read: () => null,
    isOpen: ({ lines }) => isUnknown(lines),
    kept({ lines }) {
      const came = actsIn(lines);
      return actsTold(acts).every(({ kind, amount }) => {
        const at = came.findIndex(
          one =>
            one.kind === kind &&
            (kind === 'stunned' || kind === 'confused' || kind === 'stopped' || one.amount === amount),
        );
        if (at >= 0) came.splice(at, 1);
        return at >= 0 || (kind.startsWith('counters') && amount === 0);
      });
    },
  });

function endangered(danger: Text): Promised[] {
  if (danger.id === 'danger-hero') {
    const seat = seatIn(danger) as Seat;
    return [
      promised<ChampionsState, boolean>({
        kind:
          danger.id +
          (danger.args?.boost === 'yes' && numberIn(danger, 'damage') < numberIn(danger, 'left') ? ' by boosts' : ''),
        until: isOver,
        read: ({ players }) => players[seat]?.eliminated === true,
        // Somebody has to defend, or a boost card has changed the enemy.
        isOpen: ({ lines }) =>
          boostsDid(lines, Number.POSITIVE_INFINITY) || lines.some(({ line }) => line.id === 'log-defend'),
        kept: ({ lines, state }) =>
          state.outcome !== null || lines.some(({ line }) => line.id === 'log-eliminated' && seatIn(line) === seat),
      }),
    ];
  }
  if (danger.id === 'danger-scheme-maybe') return [];
  return [
    promised<ChampionsState, string | undefined>({
      kind: danger.id,
      until: isOver,
      read: state => mainScheme(state).card,
      kept: ({ values, state }) =>
        danger.args?.end === 'yes' ? state.outcome !== null : values.length > 1 || state.outcome !== null,
    }),
  ];
}

/** Who falls in the phase without any boost card's doing was warned. */
const unwarned = (dangers: readonly Text[]): Promised =>
  promised<ChampionsState, null>({
    kind: 'no fall unwarned',
    until: isOver,
    read: () => null,
    // Boost cards may do anything, and what cards do by themselves is told of only where it puts threat on the main scheme.
    isOpen: ({ lines }) =>
      boostedBy(lines) > 0 || boostsDid(lines) || lines.some(({ line }) => line.id === 'log-forced-does'),
    kept: ({ lines, state }) =>
      (state.outcome === null && !lines.some(({ line }) => line.id === 'log-eliminated')) || dangers.length > 0,
  });
