import { mediaPlaces } from '../checks/media.js';
import type { Fault } from '../errors.js';
import { fault, invalidForm, refuse } from '../errors.js';
import type { Attachment, Component, Media, MessageBody, Snowflake, StoredMessage } from '../types.js';
import { pictureSize, typeOf } from '../world/files.js';
import type { World } from '../world/world.js';

export interface Upload {
  /** The part's field name: `files[n]`. */
  name: string;
  filename: string;
  type: string;
  bytes: Buffer;
}

/** https://docs.discord.com/developers/reference#uploading-files */
export const FILE_LIMIT = 10 * 1024 * 1024;
export const REQUEST_LIMIT = 25 * 1024 * 1024;

const partOf = (upload: Upload): string | undefined => /^files\[(\d+)\]$/.exec(upload.name)?.[1];
const cleanName = (name: string): string => name.replace(/[^\p{L}\p{N}._-]+/gu, '_') || 'file';

/** Every file of a message: those it lists, and those its layout shows. */
export const filesOf = ({ message, shown }: StoredMessage): Attachment[] => [...message.attachments, ...(shown ?? [])];

/** The names that attachment:// may use: what is kept and what comes along. */
export function fileNames(body: MessageBody, uploads: Upload[], existing: Attachment[]): string[] {
  return [...kept(body, existing).map(one => one.filename), ...uploads.map(upload => nameOf(body, upload))];
}

export function kept(body: MessageBody, existing: Attachment[]): Attachment[] {
  if (body.attachments === undefined) return existing;
  const ids = new Set((body.attachments ?? []).map(one => one.id));
  return existing.filter(one => ids.has(one.id));
}

function nameOf(body: MessageBody, upload: Upload): string {
  const said = body.attachments?.find(one => one.id === partOf(upload));
  return cleanName(said?.filename ?? upload.filename);
}

export function checkUploads(body: MessageBody, uploads: Upload[], existing: Attachment[]): void {
  if (uploads.some(upload => upload.bytes.length > FILE_LIMIT)) refuse(40005);
  if (uploads.length + kept(body, existing).length > 10) refuse(30015);
  const parts = new Set(uploads.map(partOf));
  if (uploads.some(upload => partOf(upload) === undefined))
    throw invalidForm([fault(['files'], 'BASE_TYPE_INVALID', 'File parts are named files[n]')]);
  const faults = (body.attachments ?? []).flatMap(({ id }, n) =>
    parts.has(id) || existing.some(one => one.id === id)
      ? []
      : [
          fault(
            ['attachments', n, 'id'],
            'ATTACHMENT_NOT_FOUND',
            `No uploaded file and no existing attachment has the id ${id}`,
          ),
        ],
  );
  if (faults.length) throw invalidForm(faults);
}

/** A Components V2 message shows only the files that its components name: one that comes along for nothing is a mistake. */
export function unshownFaults(
  body: MessageBody,
  components: readonly Component[],
  uploads: Upload[],
  existing: Attachment[],
): Fault[] {
  const urls = new Set(mediaPlaces({ components }).map(({ media }) => media.url));
  const listed = body.attachments ?? [];
  const fresh = uploads
    .filter(upload => !urls.has(`attachment://${nameOf(body, upload)}`))
    .map(upload => ({ name: nameOf(body, upload), n: listed.findIndex(one => one.id === partOf(upload)) }));
  const old = listed.flatMap(({ id }, n) => {
    const file = existing.find(one => one.id === id);
    return !file || urls.has(file.url) || urls.has(`attachment://${file.filename}`) ? [] : [{ name: file.filename, n }];
  });
  return [...fresh, ...old].map(({ name, n }) =>
    fault(
      n < 0 ? ['attachments'] : ['attachments', n],
      'ATTACHMENT_NOT_REFERENCED',
      `Attachment "${name}" is not referenced by any component`,
    ),
  );
}

export function storeFile(
  world: World,
  channel: Snowflake,
  filename: string,
  bytes: Buffer,
  type?: string,
): Attachment {
  const id = world.ids.next();
  const kind = type && type !== 'application/octet-stream' ? type : typeOf(filename);
  world.files.add({ id, filename, type: kind, size: bytes.length, channel }, bytes);
  const url = `${world.url}/cdn/attachments/${channel}/${id}/${encodeURIComponent(filename)}`;
  return { id, filename, size: bytes.length, url, proxy_url: url, content_type: kind, ...pictureSize(bytes) };
}

export function attach(
  world: World,
  channel: Snowflake,
  body: MessageBody,
  uploads: Upload[],
  existing: Attachment[],
): Attachment[] {
  const fresh = uploads.map(upload => {
    const said = body.attachments?.find(one => one.id === partOf(upload));
    const stored = storeFile(world, channel, nameOf(body, upload), upload.bytes, upload.type);
    return { ...stored, ...(said?.description && { description: said.description }) };
  });
  return [...kept(body, existing), ...fresh];
}

/** attachment://board.png becomes the address under which the file is served. Changes the body it is given. */
export function placeFiles(body: MessageBody, files: Attachment[]): void {
  for (const { media, component } of mediaPlaces(body)) {
    const name = /^attachment:\/\/(.+)$/.exec(media.url)?.[1];
    const file = files.findLast(one => one.filename === name || one.url === media.url);
    if (file) media.url = file.url;
    if (!component) continue;
    Object.assign(media, unfurled(media, file));
    if (file && component.file === media) Object.assign(component, { name: file.filename, size: file.size });
  }
  for (const embed of body.embeds ?? [])
    for (const picture of [embed.image, embed.thumbnail]) {
      const file = files.find(one => one.url === picture?.url);
      if (picture)
        Object.assign(picture, { proxy_url: picture.url }, file?.width && { width: file.width, height: file.height });
    }
}

/** What Discord adds to the media of a component. https://docs.discord.com/developers/components/reference#unfurled-media-item */
const unfurled = ({ url }: Media, file: Attachment | undefined): Partial<Media> => ({
  proxy_url: url,
  ...(file && { attachment_id: file.id, content_type: file.content_type ?? null }),
  ...(file?.width && { width: file.width, height: file.height ?? null }),
});
