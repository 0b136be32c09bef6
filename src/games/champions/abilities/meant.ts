import { type Arg, text } from '../../../kernel/index.js';
import type { Whom } from '../behaviour.js';

/** The words `whom-<name>`: all of them. */
export const meant = (name: string, fits: Whom['fits'], args: Record<string, Arg> = {}): Whom => ({
  says: text(`whom-${name}`, args),
  one: null,
  unit: null,
  fits,
});

/** The same, where somebody may have to choose one of them. */
export const meantOne = (name: string, fits: Whom['fits'], args: Record<string, Arg> = {}): Whom => ({
  ...meant(name, fits, args),
  one: text(`whom-${name}.one`, args),
  unit: text(`whom-${name}.unit`, args),
});
