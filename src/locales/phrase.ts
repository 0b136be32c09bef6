import { FluentType } from '@fluent/bundle';

/** The form of a list that counts nothing. */
export const IN_ORDER = 'in-order';

/** Words that fill a sentence and have forms of their own: cases, genders, whatever their language bends. */
// oxlint-disable-next-line house/no-ladder -- Fluent fills a sentence with its own types alone
export class Phrase extends FluentType<string> {
  private readonly inflected: (form: string) => string;

  /** `inflected` says the phrase in a form, or as it is where it lacks that form. */
  constructor(said: string, inflected: (form: string) => string) {
    super(said);
    this.inflected = inflected;
  }

  form(name: string): string {
    return this.inflected(name);
  }

  toString(): string {
    return this.valueOf();
  }
}
