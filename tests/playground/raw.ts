import type { Playground } from '../../src/playground/index.js';

/** What Discord says with a 400: a code, and a list of faults for each place. */
export interface Refused {
  code: number;
  message: string;
  errors: Record<string, unknown>;
}
export interface RawAnswer {
  status: number;
  body: Refused & Record<string, unknown>;
  headers: Headers;
}
export interface RawFile {
  filename: string;
  bytes: Buffer;
}

/** A REST request as it stands, without a client that would put it right. */
export async function send(
  playground: Playground,
  method: string,
  path: string,
  body?: unknown,
  { auth = `Bot ${playground.token}`, files = [] }: { auth?: string; files?: RawFile[] } = {},
): Promise<RawAnswer> {
  const form = new FormData();
  files.forEach(({ filename, bytes }, n) => {
    form.append(`files[${n}]`, new Blob([new Uint8Array(bytes)]), filename);
  });
  if (files.length) form.append('payload_json', JSON.stringify(body));
  const json = body !== undefined && { body: JSON.stringify(body) };
  const response = await fetch(`${playground.api}/v10${path}`, {
    method,
    headers: { authorization: auth, ...(!files.length && { 'content-type': 'application/json' }) },
    ...(files.length ? { body: form } : json),
  });
  const answer = await response.text();
  return {
    status: response.status,
    body: (answer ? JSON.parse(answer) : {}) as RawAnswer['body'],
    headers: response.headers,
  };
}

/** The places that `errors` names, `components.0.label`. */
export const places = (errors: Record<string, unknown>, at = ''): string[] =>
  Object.entries(errors).flatMap(([key, value]) =>
    key === '_errors' ? [at] : places(value as Record<string, unknown>, at ? `${at}.${key}` : key),
  );
