import { z } from 'zod';
import { text } from '../../kernel/index.js';
import { type Phrase, thenSaid } from '../../tabletop/index.js';
import { type Effect, effects, whenPlayed } from './effects/index.js';
import { HOLDS, type Hold } from './holds.js';
import { type Worth, worth, worthSchema } from './worth.js';

const afterwards = z.array(effects.schema).max(3).default([]);

/** What a SPECIAL card does beside its points, as a set writes it. It is data, so that people can bring cards of their own. */
export const specialSchema = z.strictObject({
  /** It may start a battle although it is no Hero (IV.D.1). */
  opens: z.literal(true).optional(),
  /** It may be played along with the attacker's first card (IV.D.1.a). */
  rides: z.literal(true).optional(),
  worth: z.array(worthSchema).max(3).default([]),
  holds: z
    .array(z.enum(Object.keys(HOLDS) as (keyof typeof HOLDS)[]))
    .max(4)
    .default([]),
  /** When it is played. */
  played: z.array(whenPlayed.schema).max(3).default([]),
  /** When its battle is over and its player won it, or lost it. */
  won: afterwards,
  lost: afterwards,
});
export type SpecialData = z.output<typeof specialSchema>;
export type WrittenSpecial = z.input<typeof specialSchema>;

/** What it does, as the rules ask for it; and what it says, a phrase for each. */
export interface Special {
  readonly says: readonly Phrase[];
  readonly opens: boolean;
  readonly rides: boolean;
  readonly worth: readonly Worth[];
  readonly holds: readonly Hold[];
  readonly played: readonly Effect[];
  readonly won: readonly Effect[];
  readonly lost: readonly Effect[];
}

export function specialOf(data: SpecialData): Special {
  const opens = data.opens === true;
  const rides = data.rides === true;
  const points = data.worth.map(worth);
  const holds = data.holds.map(name => HOLDS[name]);
  const [played, won, lost] = [data.played, data.won, data.lost].map(list => list.map(effects.make)) as [
    Effect[],
    Effect[],
    Effect[],
  ];
  return {
    says: [
      ...(opens ? [text('says-opens')] : []),
      ...(rides ? [text('says-rides')] : []),
      ...[...points, ...holds].map(({ says }) => says),
      ...moment('played', played),
      ...moment('won', won),
      ...moment('lost', lost),
    ],
    opens,
    rides,
    worth: points,
    holds,
    played,
    won,
    lost,
  };
}

const moment = (when: string, does: readonly Effect[]): Phrase[] =>
  does.length === 0 ? [] : [text(`says-when-${when}`, { does: thenSaid(does.map(({ says }) => says)) })];
