import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as zod from 'discord-api-spec/zod';
import { packageRoot } from '../../../src/home/index.js';
import { misread } from './ids.js';
import { checkMessage } from './limits.js';

/** What kind of body it is: what a channel is sent, or what a click is answered with. */
export type BodyKind = 'message' | 'reply' | 'update';

const KINDS = {
  message: { schema: 'MessageCreateRequestSchema', type: null },
  reply: { schema: 'CreateMessageInteractionCallbackRequestSchema', type: 4 },
  update: { schema: 'UpdateMessageInteractionCallbackRequestSchema', type: 7 },
} as const;

const schemas = zod as unknown as Record<string, { safeParse(body: unknown): { success: boolean; error?: unknown } }>;

/** Discord's own description, where somebody has put it beside the project: in a `data` folder there or one below. */
const file = beside(dirname(packageRoot()));
export const hasDescription = file !== null;
const validators = new Map<BodyKind, ValidateFunction>();

function beside(folder: string): string | null {
  const below = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory());
  const places = [folder, ...below.map(entry => join(folder, entry.name))];
  return places.map(place => join(place, 'data', 'discord-openapi.json')).find(existsSync) ?? null;
}

/** All that is wrong with a body: by our own limits, by the published schemas, by Discord's description if it is there, and by how its ids are read. */
export function checkBody(kind: BodyKind, body: object, files: readonly string[] = []): string[] {
  const { schema, type } = KINDS[kind];
  const whole = type === null ? body : { type, data: body };
  const read = schemas[schema]?.safeParse(whole);
  if (read === undefined) throw new Error(`no schema called ${schema}`);
  return [
    ...checkMessage(body, { files }),
    ...(read.success ? [] : [`zod: ${JSON.stringify(read.error)}`]),
    ...described(kind, whole),
    ...misread(body),
  ];
}

function described(kind: BodyKind, whole: object): string[] {
  if (file === null) return [];
  const validate = validators.get(kind) ?? compile(kind, file);
  if (validate(JSON.parse(JSON.stringify(whole)))) return [];
  const noise = new Set(['oneOf', 'anyOf', 'enum', 'required', 'const']);
  const errors = validate.errors ?? [];
  const telling = errors.filter(error => !noise.has(error.keyword));
  return (telling.length > 0 ? telling : errors)
    .sort((a, b) => b.instancePath.length - a.instancePath.length)
    .slice(0, 3)
    .map(error => `description: ${error.instancePath} ${error.message ?? ''}`);
}

let described31: Ajv2020 | null = null;

function compile(kind: BodyKind, description: string): ValidateFunction {
  if (described31 === null) {
    described31 = new Ajv2020({ strict: false, allErrors: true });
    formats.default(described31);
    described31.addFormat('snowflake', /^(0|[1-9][0-9]*)$/);
    described31.addFormat('nonce', true);
    described31.addSchema(JSON.parse(readFileSync(description, 'utf8')) as object, 'discord');
  }
  const path = kind === 'message' ? '/channels/{channel_id}/messages' : null;
  const callback = '/interactions/{interaction_id}/{interaction_token}/callback';
  const escaped = (path ?? callback)
    .replace(/~/g, '~0')
    .replace(/\//g, '~1')
    .replace(/\{/g, '%7B')
    .replace(/\}/g, '%7D');
  const validate = described31.compile({
    $ref: `discord#/paths/${escaped}/post/requestBody/content/application~1json/schema`,
  });
  validators.set(kind, validate);
  return validate;
}
