import { z } from 'zod';

/** A word that cards are written with: its name, how it stands in the JSON of a set, and the value that is made of it. */
export interface Word<S extends z.ZodObject = z.ZodObject, V = unknown> {
  readonly name: string;
  readonly schema: S;
  make(written: z.output<S>): V;
}

/** A value of a type, and nothing besides: what an arrow gives back is not checked for that by itself. */
type Exact<E, V> = E & { readonly [P in Exclude<keyof E, keyof V>]: never };

/** Makes the words for one place of a card. `key`: the field that names them; `V`: what they mean. */
export const wordsOf =
  <V, K extends string>(key: K) =>
  <N extends string, F extends z.ZodRawShape, E extends V>(
    name: N,
    fields: F,
    make: (written: z.output<z.ZodObject<F>>) => Exact<E, V>,
  ): Word<z.ZodObject<Readonly<Record<K, z.ZodLiteral<N>>> & F>, V> => ({
    name,
    schema: z.strictObject({ [key]: z.literal(name), ...fields } as Readonly<Record<K, z.ZodLiteral<N>>> & F),
    make: written => make(written as z.output<z.ZodObject<F>>),
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
      const found = words.find(({ name }) => name === Reflect.get(written, key));
      if (found === undefined) throw new Error(`no word for ${JSON.stringify(written)}`);
      return found.make(written) as ReturnType<W[number]['make']>;
    },
  };
}
