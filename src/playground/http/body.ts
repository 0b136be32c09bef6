import type { IncomingMessage } from 'node:http';
import { Refusal, refuse } from '../errors.js';
import type { Upload } from '../messages/attachments.js';
import { REQUEST_LIMIT } from '../messages/attachments.js';

export interface ReadBody {
  body: unknown;
  uploads: Upload[];
}

/** JSON, or multipart with `payload_json`: its file parts may come first, so all parts are read before any is used. */
export async function readBody(request: IncomingMessage): Promise<ReadBody> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return readParts(request, type);
  const bytes = await readBytes(request);
  if (!bytes.length) return { body: undefined, uploads: [] };
  if (!type.startsWith('application/json'))
    throw new Refusal(400, {
      message: 'Expected "Content-Type" header to be one of {application/json, multipart/form-data}.',
      code: 50035,
    });
  return { body: parse(bytes.toString()), uploads: [] };
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= REQUEST_LIMIT) chunks.push(chunk);
    }
  } catch {
    throw new Refusal(400, { message: 'The request ended before its body did.', code: 0 });
  }
  // Only now: a connection whose body is left unread brings nothing else through.
  if (size > REQUEST_LIMIT) refuse(40005);
  return Buffer.concat(chunks);
}

/** Levels into which a body may be nested; later readers walk down all of them. */
const DEEPEST = 200;

function parse(text: string): unknown {
  const invalid = (): Refusal => new Refusal(400, { message: 'The request body contains invalid JSON.', code: 50109 });
  try {
    const body: unknown = JSON.parse(text);
    if (isDeep(body, DEEPEST)) throw invalid();
    return body;
  } catch {
    throw invalid();
  }
}

const isDeep = (value: unknown, left: number): boolean =>
  typeof value === 'object' && value !== null && (!left || Object.values(value).some(one => isDeep(one, left - 1)));

async function readParts(request: IncomingMessage, type: string): Promise<ReadBody> {
  const bytes = await readBytes(request);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal(400, { message: 'The form cannot be read.', code: 50035 });
  });
  const uploads: Upload[] = [];
  for (const [name, part] of form)
    if (typeof part !== 'string')
      uploads.push({
        name,
        filename: part.name || 'file',
        type: part.type,
        bytes: Buffer.from(await part.arrayBuffer()),
      });
  uploads.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  const json = form.get('payload_json');
  return { body: typeof json === 'string' ? parse(json) : undefined, uploads };
}
