import type { ModularSet } from './modular.js';

/** A scenario: the villain's three stages (of a double-faced villain the faces they come with), the main scheme's faces in order, its encounter set, and the modular set it recommends. */
export interface Scenario {
  readonly id: string;
  readonly villain: readonly string[];
  readonly schemes: readonly string[];
  readonly set: string;
  readonly recommended: ModularSet;
}
