import type { IconName } from '../icons/index.js';

/** A chart: its title, and what is counted. Labels are words already. */
export type Chart =
  | { readonly kind: 'columns'; readonly title: string; readonly bars: readonly Bar[] }
  | { readonly kind: 'rows'; readonly title: string; readonly bars: readonly Bar[] }
  | { readonly kind: 'line'; readonly title: string; readonly points: readonly Point[] }
  | { readonly kind: 'rates'; readonly title: string; readonly rates: readonly Rate[] };

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly icon?: IconName;
}

/** In the order of time. Only the first and the last label are written. */
export interface Point {
  readonly label: string;
  readonly value: number;
}

/** How many of how many were won. */
export interface Rate {
  readonly label: string;
  readonly wins: number;
  readonly of: number;
}
