import { Denied } from '../../locales/denied.js';

/** Why a command or a click goes no further than the router. Each has words `refused-<code>` that say what to do instead. */
export type MisusedCode =
  | 'server-only'
  | 'not-allowed'
  | 'command-unknown'
  | 'option-value'
  | 'button-unknown'
  | 'elsewhere'
  | 'not-here'
  | 'not-starter'
  | 'missing-permissions'
  | 'too-fast';

/** A command or click in the wrong place, by the wrong person, or of a shape that nothing of ours has. */
export class Misused extends Denied<MisusedCode> {}
