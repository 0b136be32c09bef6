import { type Answer, countsOf, type PayOption, partsOf, type Way } from '../../../../kernel/index.js';
import type { Price, Resource } from '../../behaviour.js';
import { covers, type Fund, isTyped } from './funds.js';
import { lessMissed, type Missed } from './missed.js';

/** What may be spent: a fund, how it is offered, and how much it's missed then, other copies in hand aside. */
export interface Source {
  readonly fund: Fund;
  readonly option: PayOption;
  missed(): Missed;
}

interface Part {
  readonly source: Source;
  readonly way: Way;
}

/** What is due once something has been paid. */
const lessened = ({ total, typed }: Price, way: Way): Price => {
  if (!isTyped(typed)) return { total: total - way.amount, typed };
  const counts = countsOf(way);
  const left = Object.entries(typed).map(([type, amount]) => [type, amount - (counts[type] ?? 0)]);
  return { total: total - way.amount, typed: Object.fromEntries(left) };
};

/** What a card does more for when it is paid with it; `asksOnly`: with nothing else. */
interface Wish {
  readonly asks?: Resource | null | undefined;
  readonly asksOnly?: true | undefined;
}

/** How many of a way's resources are of types that are due. */
const typedIn = (way: Way, due: Price['typed']): number =>
  partsOf(way).reduce((sum, [type, count]) => sum + Math.max(0, Math.min(count, due[type as Resource] ?? 0)), 0);

const isPaid = ({ total, typed }: Price): boolean => total <= 0 && Object.values(typed).every(amount => amount <= 0);

/**
 * A payment worth suggesting: what is on the table before cards, each that fits before one that gives more than is due,
 * nothing that could be left out, and no wild resource spent on a type where only it can pay another. Where the card does
 * more when paid with some type, that type is among it if it takes nothing more.
 *
 * Of cards that pay equally well, the one goes that is missed least: a resource card; one of which another copy stays in
 * hand; one that can't be played in this form, or because it's unique and in play already; then the one that costs least.
 */
export function suggested(sources: readonly Source[], price: Price, { asks = null, asksOnly }: Wish): Answer {
  const gives = ({ way }: Part): boolean => asks !== null && partsOf(way).some(([type]) => type === asks);
  const left = [...sources];
  const known = new Map<Source, Missed>();
  const missedOf = (source: Source): Missed => {
    const found = known.get(source) ?? source.missed();
    known.set(source, found);
    return found;
  };
  const paid: Part[] = [];
  let due = price;
  // Types that are due come first; then what wastes least, and takes the fewest cards.
  const worth = (part: Part): number => {
    const { amount } = part.way;
    const typed = isTyped(due.typed) ? typedIn(part.way, due.typed) : 0;
    const useful = typed > 0 ? typed : Math.min(amount, Math.max(0, due.total));
    const isWished = typed === 0 && useful > 0 && gives(part) && (asksOnly === true || !paid.some(gives));
    return (typed > 0 ? 100 : 0) + useful - 10 * (amount - useful) + (isWished ? 0.5 : 0);
  };
  const isSpare = (source: Source): boolean =>
    left.some(other => other !== source && other.fund.card === source.fund.card && missedOf(other).step !== 'table');
  const missed = ({ source }: Part): Missed => {
    const { step, cost } = missedOf(source);
    const isAnyCard = step === 'stuck' || step === 'wanted';
    return { step: isAnyCard && isSpare(source) ? 'spare' : step, cost };
  };
  const leadsOn = ({ source, way }: Part): boolean => {
    // Where no type is due, one thing pays as well as another.
    if (!isTyped(due.typed)) return true;
    const funds: Fund[] = [];
    for (const other of left) if (other !== source) funds.push(other.fund);
    return covers(funds, lessened(due, way));
  };
  while (!isPaid(due)) {
    let best: Part | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const source of left)
      for (const way of source.option.ways) {
        const part = { source, way };
        const value = worth(part);
        if (value < most || !leadsOn(part)) continue;
        if (best !== null && value === most && lessMissed(missed(part), missed(best)) >= 0) continue;
        best = part;
        most = value;
      }
    // Rules never ask for what cannot be paid.
    if (best === null) break;
    left.splice(left.indexOf(best.source), 1);
    paid.push(best);
    due = lessened(due, best.way);
  }
  let kept = paid;
  for (const part of [...paid].reverse()) {
    const others = kept.filter(other => other !== part);
    if (isPaid(others.reduce((open, { way }) => lessened(open, way), price))) kept = others;
  }
  // What is given first goes towards the cost.
  const inOrder = [...kept].sort((one, other) => Number(gives(other)) - Number(gives(one)));
  return { pay: inOrder.map(({ source, way }) => ({ key: source.option.key, as: way.as })) };
}
