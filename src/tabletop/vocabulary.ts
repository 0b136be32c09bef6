import { z } from 'zod';

/** A word that cards are written with: how it stands in the JSON of a set, and the value that is made of it. */
export interface Word<S extends z.ZodObject = z.ZodObject, V = unknown> {
  readonly schema: S;
  make(written: z.output<S>): V;
}

export const word = <S extends z.ZodObject, V>(schema: S, make: (written: z.output<S>) => V): Word<S, V> => ({
  schema,
  make,
});

type Schemas<W extends readonly Word[]> = W[number]['schema'];

/** The words for one place of a card. The list that makes it is the only list of them that a game has. */
export interface Vocabulary<W extends readonly Word[]> {
  readonly schema: z.ZodType<z.output<Schemas<W>>, z.input<Schemas<W>>>;
  /** What was written, as a value. It must have passed the schema. */
  make(written: z.output<Schemas<W>>): ReturnType<W[number]['make']>;
}

/** `key`: the field that tells the words apart. */
export function vocabulary<W extends readonly Word[]>(key: string, ...words: W): Vocabulary<W> {
  const [first, ...rest] = words.map(({ schema }) => schema) as unknown as [z.ZodObject, ...z.ZodObject[]];
  return {
    schema: z.discriminatedUnion(key, [first, ...rest]) as unknown as Vocabulary<W>['schema'],
    make(written) {
      const found = words.find(
        ({ schema }) => schema.shape[key]?.safeParse(Reflect.get(written, key)).success === true,
      );
      if (found === undefined) throw new Error(`no word for ${JSON.stringify(written)}`);
      return found.make(written) as ReturnType<W[number]['make']>;
    },
  };
}
