import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import type { Upload } from './attachments.js';
import { REQUEST_LIMIT } from './attachments.js';
import { Refusal, refuse } from './errors.js';

export interface ReadBody {
  body: unknown;
  uploads: Upload[];
}

/** JSON, or multipart with `payload_json`: its file parts may come first, so all parts are read before any is used. */
export async function readBody(request: IncomingMessage): Promise<ReadBody> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return readParts(request);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > REQUEST_LIMIT) refuse(40005);
    chunks.push(chunk);
  }
  if (!size) return { body: undefined, uploads: [] };
  if (!type.startsWith('application/json'))
    throw new Refusal(400, {
      message: 'Expected "Content-Type" header to be one of {application/json, multipart/form-data}.',
      code: 50035,
    });
  return { body: parse(Buffer.concat(chunks).toString()), uploads: [] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, { message: 'The request body contains invalid JSON.', code: 50109 });
  }
}

function readParts(request: IncomingMessage): Promise<ReadBody> {
  return new Promise((resolve, reject) => {
    const form = busboy({ headers: request.headers, limits: { fileSize: REQUEST_LIMIT } });
    const uploads: Upload[] = [];
    let json: string | undefined;
    let size = 0;
    form.on('field', (name, value) => {
      if (name === 'payload_json') json = value;
    });
    form.on('file', (name = '', stream, info) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= REQUEST_LIMIT) chunks.push(chunk);
      });
      stream.on('close', () =>
        uploads.push({ name, filename: info.filename || 'file', type: info.mimeType, bytes: Buffer.concat(chunks) }),
      );
    });
    form.on('error', reject);
    form.on('close', () => {
      try {
        if (size > REQUEST_LIMIT) refuse(40005);
        uploads.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
        resolve({ body: json === undefined ? undefined : parse(json), uploads });
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    request.pipe(form);
  });
}
