import { grouped } from '../../tabletop/index.js';

/** A card that came again with another product: which, and how often it lies in there. */
interface Reprint {
  readonly of: string;
  readonly quantity: number;
}

/** Printed ids under which cards came again, each a card of this game by its first one. Decks hold first ids alone. */
export const reprints: Readonly<Record<string, Reprint>> = {
  '03012': { of: '01066', quantity: 1 },
  '03016': { of: '01071', quantity: 2 },
  '03018': { of: '01072', quantity: 2 },
  '03020': { of: '01083', quantity: 1 },
  '03021': { of: '01088', quantity: 1 },
  '03022': { of: '01089', quantity: 1 },
  '03023': { of: '01090', quantity: 1 },
  '05013': { of: '01078', quantity: 2 },
  '05016': { of: '01079', quantity: 2 },
  '05019': { of: '01088', quantity: 1 },
  '05020': { of: '01089', quantity: 1 },
  '05021': { of: '01090', quantity: 1 },
  '05022': { of: '01091', quantity: 1 },
  '06013': { of: '01052', quantity: 2 },
  '06016': { of: '01055', quantity: 2 },
  '06022': { of: '01088', quantity: 1 },
  '06023': { of: '01089', quantity: 1 },
  '06024': { of: '01090', quantity: 1 },
  '06025': { of: '01091', quantity: 1 },
  '08014': { of: '01062', quantity: 2 },
  '08015': { of: '01063', quantity: 2 },
  '08016': { of: '01064', quantity: 2 },
  '08019': { of: '01084', quantity: 1 },
  '08020': { of: '01088', quantity: 1 },
  '08021': { of: '01089', quantity: 1 },
  '08022': { of: '01090', quantity: 1 },
  '09017': { of: '01079', quantity: 2 },
  '09018': { of: '01080', quantity: 2 },
  '09022': { of: '01088', quantity: 1 },
  '09023': { of: '01089', quantity: 1 },
  '09024': { of: '01090', quantity: 1 },
  '09025': { of: '01091', quantity: 1 },
  '10017': { of: '01055', quantity: 2 },
  '10020': { of: '01088', quantity: 1 },
  '10021': { of: '01089', quantity: 1 },
  '10022': { of: '01090', quantity: 1 },
  '10023': { of: '01091', quantity: 1 },
  '10024': { of: '01092', quantity: 1 },
};

/** The first printed id of a card, by any of its ids. */
export const firstPrinting = (id: string): string => reprints[id]?.of ?? id;

const others = grouped(Object.keys(reprints), firstPrinting);

/** The other ids under which a card was printed. */
export const reprintsOf = (id: string): readonly string[] => others.get(id) ?? [];

/** How many copies of a card all products together hold. */
export const copiesOf = ({ id, quantity }: { readonly id: string; readonly quantity: number }): number =>
  reprintsOf(id).reduce((sum, code) => sum + (reprints[code]?.quantity ?? 0), quantity);
