import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
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
  if (type.startsWith('multipart/form-data')) return readParts(request);
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
      if (size > REQUEST_LIMIT) refuse(40005);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, { message: 'The request ended before its body did.', code: 0 });
  }
  return Buffer.concat(chunks);
}

/** Levels into which a body may be nested; whoever reads it further walks down all of them. */
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

async function readParts(request: IncomingMessage): Promise<ReadBody> {
  const files: (Omit<Upload, 'bytes'> & { chunks: Buffer[] })[] = [];
  let json: string | undefined;
  let size = 0;
  try {
    const form = busboy({ headers: request.headers, limits: { fileSize: REQUEST_LIMIT } });
    form.on('field', (name, value) => {
      if (name === 'payload_json') json = value;
    });
    form.on('file', (name = '', stream, info) => {
      const chunks: Buffer[] = [];
      files.push({ name, filename: info.filename || 'file', type: info.mimeType, chunks });
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= REQUEST_LIMIT) chunks.push(chunk);
      });
      // The form tells of it as well, and is listened to.
      stream.on('error', () => {});
    });
    await pipeline(request, form as Writable);
  } catch {
    throw new Refusal(400, { message: 'The form cannot be read.', code: 50035 });
  }
  if (size > REQUEST_LIMIT) refuse(40005);
  const uploads = files
    .map(({ chunks, ...file }) => ({ ...file, bytes: Buffer.concat(chunks) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return { body: json === undefined ? undefined : parse(json), uploads };
}
