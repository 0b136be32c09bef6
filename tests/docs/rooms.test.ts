import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rooms, withRooms } from '../../scripts/rooms.mjs';

const root = join(import.meta.dirname, '../..');
const names = rooms.map(({ room }) => room);

interface Rule {
  readonly name: string;
  readonly to: { readonly path?: string };
}

test('every folder of src/ is a room, and every room is built', () => {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter(entry => entry.isDirectory());
  expect([...names].sort()).toEqual(folders.map(({ name }) => name).sort());
});

test('rooms enter only what stands below them', () => {
  const upwards = rooms.flatMap(({ room, may }, at) =>
    may.filter(other => !names.slice(0, at).includes(other)).map(other => `${room} enters ${other}`),
  );
  expect(upwards).toEqual([]);
});

test('the layer check lets every room enter what the list says, and nothing else', async () => {
  const config = new URL('../../.dependency-cruiser.mjs', import.meta.url).href;
  const { default: layers } = (await import(/* @vite-ignore */ config)) as { default: { forbidden: readonly Rule[] } };
  const refuses = (room: string, path: string): boolean => {
    const rule = layers.forbidden.find(({ name }) => name === `${room}-stays-in-its-room`);
    return new RegExp(rule?.to.path as string).test(path);
  };
  for (const { room, may } of rooms)
    expect([room, ...names.filter(other => !refuses(room, `src/${other}/index.ts`))].sort()).toEqual(
      [room, room, ...may].sort(),
    );
});

test('ARCHITECTURE.md shows the rooms as the list has them', () => {
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  expect(withRooms(page)).toBe(page);
  expect(() => withRooms('no rooms')).toThrow('ARCHITECTURE.md');
});
