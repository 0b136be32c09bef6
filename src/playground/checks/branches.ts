/** As much of a zod schema as is needed to parse with it and to walk through its shape. */
export interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { issues: Issue[] } };
  _zod: { def: Definition; parse: Parse; run: Parse };
}
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  element?: Schema;
  options?: Schema[];
  getter?: () => Schema;
  values?: unknown[];
}
export interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
  errors?: Issue[][];
  minimum?: number | bigint;
  maximum?: number | bigint;
  origin?: string;
  values?: unknown[];
}
type Parse = (payload: { value: unknown; issues: unknown[] }, context: unknown) => { issues: unknown[] };

/** Whether a value may be what a branch describes, as far as its `type` tells: that costs less than to look at the rest of both. */
function mayMean({ _zod: { def } }: Schema, value: object): boolean {
  if (def.getter) return mayMean(def.getter(), value);
  const type = def.shape?.type?._zod.def;
  return type?.type !== 'literal' || !('type' in value) || type.values?.includes(value.type) !== false;
}

/** The branches of a union that a value may be. */
export const branchesFor = (options: readonly Schema[], value: unknown): readonly Schema[] =>
  value === null || typeof value !== 'object' ? options : options.filter(option => mayMean(option, value));

const narrowed = new WeakSet<Schema>();

/**
 * Lets each union below a schema begin with the only branch that a value's `type` allows. By itself zod looks through all
 * that is in a component once for every kind of component. What fits is the same, and what doesn't is refused as before.
 */
export function narrow(schema: Schema): Schema {
  if (narrowed.has(schema)) return schema;
  narrowed.add(schema);
  const { def, parse, run } = schema._zod;
  const { options = [], shape = {} } = def;
  for (const inner of [def.getter?.(), def.innerType, def.element, ...options, ...Object.values(shape)])
    if (inner) narrow(inner);
  if (options.length < 2) return schema;
  const first: Parse = (payload, context) => {
    const [only, ...others] = branchesFor(options, payload.value);
    if (!only || others.length) return parse(payload, context);
    const result = only._zod.run({ value: payload.value, issues: [] }, context);
    return result.issues.length ? parse(payload, context) : result;
  };
  schema._zod.parse = first;
  // With checks of its own, it gets there by itself.
  if (run === parse) schema._zod.run = first;
  return schema;
}
