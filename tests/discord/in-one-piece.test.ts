import { REST, type RESTOptions } from 'discord.js';
import { expect, it, onTestFinished } from 'vitest';
import { sendInOnePiece } from '../../src/discord/start/in-one-piece.js';

type Sent = Parameters<RESTOptions['makeRequest']>[1];

const WEBHOOK = '/webhooks/123456789012345678/token-of-the-click';
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 45, 45, 255]);

/** A client's requests, and all that it has sent. */
function asking(): { readonly rest: REST; readonly sent: Sent[] } {
  const sent: Sent[] = [];
  const rest = new REST({
    async makeRequest(_, init) {
      sent.push(init);
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    },
  }).setToken('token');
  sendInOnePiece(rest);
  onTestFinished(() => {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  });
  return { rest, sent };
}

it('sends a message with pictures as one block of bytes, which is read as the form that it stands for', async () => {
  const { rest, sent } = asking();
  const body = { content: 'Thor — 5 → 3 ♥', attachments: [{ id: '0', description: 'a hand' }] };
  await rest.post(WEBHOOK, {
    body,
    files: [
      { name: 'hand-0123456789ab.png', data: PICTURE },
      { name: 'board-1.png', data: new Uint8Array([1, 2, 3]) },
    ],
    headers: { 'X-Own': 'kept' },
    auth: false,
  });
  const bytes = sent[0]?.body as Buffer;
  expect(Buffer.isBuffer(bytes)).toBe(true);
  const headers = new Headers(sent[0]?.headers as Record<string, string>);
  expect(headers.get('x-own')).toBe('kept');
  const form = await new Response(new Uint8Array(bytes), { headers }).formData();
  expect([...form.keys()].sort()).toEqual(['files[0]', 'files[1]', 'payload_json']);
  expect(JSON.parse(form.get('payload_json') as string)).toEqual(body);
  const [hand, board] = [form.get('files[0]') as File, form.get('files[1]') as File];
  expect([hand.name, hand.type, Buffer.from(await hand.arrayBuffer())]).toEqual([
    'hand-0123456789ab.png',
    'image/png',
    PICTURE,
  ]);
  expect([board.name, board.type, Buffer.from(await board.arrayBuffer())]).toEqual([
    'board-1.png',
    'image/png',
    Buffer.from([1, 2, 3]),
  ]);
});

it('leaves all other requests as they are', async () => {
  const { rest, sent } = asking();
  await rest.patch(`${WEBHOOK}/messages/@original`, { body: { content: 'words' }, auth: false });
  await rest.post(WEBHOOK, { body: {}, files: [{ name: 'Mara "M".png', data: PICTURE }], auth: false });
  await rest.post(WEBHOOK, { body: {}, files: [{ name: 'export.json', data: PICTURE }], auth: false });
  expect(sent[0]?.body).toBe('{"content":"words"}');
  expect(sent[1]?.body).toBeInstanceOf(FormData);
  expect(sent[2]?.body).toBeInstanceOf(FormData);
});
