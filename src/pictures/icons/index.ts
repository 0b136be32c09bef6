import type { ToneName } from '../style.js';
import { type Drawing, drawings } from './drawings.js';

export type IconName = keyof typeof drawings;

/** Other names of drawings: what games call their meters, marks and places. */
const aliases: Readonly<Record<string, IconName>> = {
  'own-power': 'level',
  'hit-points': 'health',
  thwarting: 'thwart',
  'under-way': 'attack',
  life: 'health',
  left: 'health',
  shielded: 'block',
  villain: 'health',
  victory: 'place',
  goal: 'place',
  reserve: 'counters',
  stake: 'counters',
  venture: 'boost',
  under: 'deck',
  dealt: 'hazard',
  draw: 'deck',
  nearing: 'threat',
  critical: 'threat',
  'not-ready': 'exhausted',
};

/** Every icon there is, in a fixed order. */
export const iconNames = Object.keys(drawings) as readonly IconName[];

const has = (name: string): name is IconName => Object.hasOwn(drawings, name);

/** The icon of a name, by that name or another it is known by; null where nothing is drawn for it. */
export function iconOf(name: string): IconName | null {
  if (has(name)) return name;
  return Object.hasOwn(aliases, name) ? (aliases[name] as IconName) : null;
}

export const pathOf = (icon: IconName): string => drawings[icon].path;

/** The colour of the kind an icon stands for; null for icons that stand for no kind. */
export const toneOf = (icon: IconName): ToneName | null => (drawings[icon] as Drawing).tone ?? null;
