import { type Arg, type Text, text } from '../kernel/index.js';

/** A wish that cannot be granted, in words for the person who asked: `refused-<code>`. Nothing has changed. */
export class Denied<Code extends string = string> extends Error {
  readonly code: Code;
  readonly text: Text;
  constructor(code: Code, args?: Readonly<Record<string, Arg>>) {
    super(code);
    this.name = new.target.name;
    this.code = code;
    this.text = text(`refused-${code}`, args);
  }
}
