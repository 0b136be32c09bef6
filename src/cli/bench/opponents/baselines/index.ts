import type { Game, Opponent } from '../../../../kernel/index.js';
import { baseline as squad } from './squad.js';

/** By game: the player that others are measured against. It is never changed, or old measurements would mean nothing. */
const baselines: Readonly<Record<string, unknown>> = { squad };

export const baselineOf = ({ id }: Game): Opponent<unknown> | undefined =>
  baselines[id] as Opponent<unknown> | undefined;
