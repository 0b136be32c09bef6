import * as spec from 'discord-api-spec/zod';
import type { Fault } from '../errors.js';
import { fault } from '../errors.js';
import type { Issue, Schema } from './branches.js';
import { branchesFor, narrow } from './branches.js';

type Path = (string | number)[];
const schemas = spec as unknown as Record<string, Schema>;

/** Properties that discord.js always sends, and Discord takes, although the published description does not name them. */
const unpublished = new Set([
  'nsfw',
  'tts',
  'enforce_nonce',
  'emoji.animated',
  'CreateTextThreadWithMessageRequest.type',
]);

export function schemaFaults(name: string, body: unknown, at: Path = []): Fault[] {
  const schema = schemas[`${name}Schema`];
  if (!schema) throw new Error(`no schema called ${name}`);
  const result = narrow(schema).safeParse(body);
  if (!result.success) return (result.error?.issues ?? []).flatMap(issue => flatten(issue, body, at));
  return strangers(schema, body, at).filter(one => !unpublished.has(`${name}.${one.path.join('.')}`));
}

/** A union complains once per branch. Keep the branch that the value meant: its `type` fits and it got furthest. */
function flatten(issue: Issue, body: unknown, at: Path): Fault[] {
  const path = [...at, ...issue.path.map(step => (typeof step === 'number' ? step : String(step)))];
  if (issue.code !== 'invalid_union' || !issue.errors?.length) return [translate(issue, path)];
  const typed = issue.errors.map(ofType);
  const types = typed.flatMap(one => one?.values ?? []);
  // What may be null or an object is meant to be an object.
  if (types.length && issue.errors.every((branch, n) => typed[n] || branch.every(one => !one.path.length)))
    return [fault(path, 'UNION_TYPE_CHOICES', `Value of field "type" must be one of (${types.join(', ')}).`)];
  const misfits = (branch: Issue[]): number => (ofType(branch) ? 100 : Math.min(99, branch.length));
  const best = [...issue.errors].sort((a, b) => misfits(a) - misfits(b))[0]!;
  return best.flatMap(one => flatten(one, body, path));
}

/** The branch is one of another `type`. */
const ofType = (branch: Issue[]): Issue | undefined =>
  branch.find(one => one.path.length === 1 && one.path[0] === 'type');

function translate(issue: Issue, path: Path): Fault {
  const { minimum: least, maximum: most, origin } = issue;
  const sized = origin === 'string' || origin === 'array';
  if (issue.code === 'too_big')
    return sized
      ? fault(path, 'BASE_TYPE_BAD_LENGTH', `Must be ${most} or fewer in length.`)
      : fault(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${most}.`);
  if (issue.code === 'too_small')
    return sized
      ? fault(path, 'BASE_TYPE_BAD_LENGTH', `Must be ${least} or more in length.`)
      : fault(path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${least}.`);
  if (issue.code === 'invalid_type' && /undefined/.test(issue.message))
    return fault(path, 'BASE_TYPE_REQUIRED', 'This field is required');
  if (issue.code === 'invalid_value')
    return fault(path, 'BASE_TYPE_CHOICES', `Value must be one of {${issue.values?.join(', ')}}.`);
  return fault(path, 'BASE_TYPE_INVALID', issue.message);
}

/** Properties that no branch of the schema knows: Discord would quietly ignore a misspelling, here it is told. */
function strangers(schema: Schema, value: unknown, path: Path): Fault[] {
  if (value === null || typeof value !== 'object') return [];
  const { def } = schema._zod;
  if (def.getter) return strangers(def.getter(), value, path);
  if (def.innerType) return strangers(def.innerType, value, path);
  if (def.options) {
    const meant = branchesFor(def.options, value);
    // The value fits as a whole: where its `type` leaves one branch, it is that one.
    const fits = meant.length === 1 ? meant : meant.filter(option => option.safeParse(value).success);
    const found = fits.map(option => strangers(option, value, path));
    return found.sort((a, b) => a.length - b.length)[0] ?? [];
  }
  if (Array.isArray(value))
    return def.element ? value.flatMap((one, n) => strangers(def.element!, one, [...path, n])) : [];
  const { shape } = def;
  if (!shape) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (known) return strangers(known, inner, [...path, key]);
    return unpublished.has(key) || unpublished.has(`${path.at(-1)}.${key}`)
      ? []
      : [fault([...path, key], 'UNKNOWN_PROPERTY', `Discord's description knows no property "${key}" here.`)];
  });
}
