import type { Attachment, Client } from 'discord.js';
import { DeckRefused } from '../../decks/refused.js';

/** The largest list that is read, in bytes: one copy of every card takes a third of it. */
const MOST = 64 * 1024;
/** In milliseconds: a download can take a while. */
const PATIENCE = 20_000;
const NAMES = /\.(txt|text|json|csv|tsv|md|dek|deck|list)$/i;
const TYPES = /^(text\/|application\/json)/;

/**
 * The text of an attached file. It is fetched from the client's own CDN and from nowhere else.
 * @throws DeckRefused if the file is too big, isn't text, or can't be downloaded
 */
export async function attachedText(
  client: Client,
  { name, size, url, contentType }: Attachment,
  most = MOST,
): Promise<string> {
  const tooBig = () => new DeckRefused('file-size', { most: Math.floor(most / 1024) });
  if (size > most) throw tooBig();
  if (!NAMES.test(name) && !TYPES.test(contentType ?? '')) throw new DeckRefused('file-type', { name });
  const { cdn } = client.options.rest ?? {};
  const isOurs = new URL(url).origin === new URL(cdn ?? 'https://cdn.discordapp.com').origin;
  const bytes = isOurs ? await fetched(url) : null;
  if (bytes === null) throw new DeckRefused('file-gone');
  if (bytes.byteLength > most) throw tooBig();
  try {
    return new TextDecoder(encodingOf(new Uint8Array(bytes)), { fatal: true }).decode(bytes);
  } catch {
    throw new DeckRefused('file-type', { name });
  }
}

/** UTF-8, unless the file says that it is UTF-16, as some editors save it. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

async function fetched(url: string): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}
