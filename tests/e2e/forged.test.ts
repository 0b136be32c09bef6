import { expect, test } from 'vitest';
import { clickIn, clickVerbs } from '../../src/discord/clicks.js';
import { type Member, type SeenComponent, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse, type TestHouse } from './house.js';
import { boardIn, privately, sitDownShortly } from './player.js';

// Nobody can press what no menu offers, but for a client of their own. Whatever comes, it is refused in a sentence.

const ARGS = ['', 'constructor', '__proto__', '-1', '99999999999', '0', 'squad/constructor'];

/** An id of every kind of click, with parts that no menu of ours has. */
const forgedIds = (match: string): string[] =>
  clickVerbs.flatMap(verb =>
    [match, 'constructor'].flatMap((subject, at) =>
      ARGS.map(arg => `${verb}|${subject}|${at === 0 ? '0' : '7.3'}|${arg}`),
    ),
  );

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

async function press(house: TestHouse, eve: Member, channel: string, ids: readonly string[]): Promise<void> {
  for (const part of chunks(ids, 25)) {
    const buttons = part.map(custom_id => ({ type: 2, style: 2, label: 'x', custom_id }));
    const rows = chunks(buttons, 5).map(components => ({ type: 1, components }));
    const message = await house.forge(channel, rows as unknown as SeenComponent[]);
    for (const id of part) expect((await eve.press(message, id)).kind, id).not.toBe('failed');
  }
}

async function choose(house: TestHouse, eve: Member, channel: string, ids: readonly string[]): Promise<void> {
  for (const part of chunks(ids, 5)) {
    const options = ['constructor', '-1', '__proto__'].map(value => ({ label: value, value }));
    const rows = part.map(custom_id => ({ type: 1, components: [{ type: 3, custom_id, options }] }));
    const message: SeenMessage = await house.forge(channel, rows as unknown as SeenComponent[]);
    for (const [at, id] of part.entries()) {
      const value = options[at % options.length]?.value as string;
      expect((await eve.select(message, id, value)).kind, id).not.toBe('failed');
    }
  }
}

test('forged ids of every kind of click are answered in words, and none is a failure of the bot', async () => {
  const house = await openHouse();
  const pair = [await house.member('Mara'), await house.member('Theo')] as const;
  const eve = await house.member('Eve');
  const match = await sitDownShortly(house, pair);
  const { channel_id: channel } = await boardIn(eve);
  await press(house, eve, channel, forgedIds(match));
  await choose(
    house,
    eve,
    channel,
    forgedIds(match).filter(id => id.endsWith('|')),
  );
  expect(house.failed).toEqual([]);
  await house.close();
}, 300_000);

test('every kind of click in direct messages is answered, and what needs a server says so', async () => {
  const house = await openHouse();
  const eve = await house.member('Eve');
  const direct = await eve.direct();
  for (const verb of clickVerbs)
    for (const subject of ['x', 'me', 'new']) {
      const ids = ['', 's.0', '1-2', 'first', '0', '0.0', 'on', 'yes', 'f.0..', 'squad'].map(
        arg => `${verb}|${subject}|0|${arg}`,
      );
      const id = ids.find(isOurs);
      if (id === undefined) continue;
      const message = await house.forge(direct, [
        { type: 1, components: [{ type: 2, style: 2, label: 'x', custom_id: id }] },
      ] as unknown as SeenComponent[]);
      const outcome = await eve.press(message, id);
      expect(outcome.kind, id).not.toBe('failed');
      if (clickIn(id).kind.requires.server === true)
        expect(textOf(privately(outcome)), id).toContain('That only works in a server');
    }
  expect(house.failed).toEqual([]);
  await house.close();
}, 60_000);

function isOurs(id: string): boolean {
  try {
    clickIn(id);
    return true;
  } catch {
    return false;
  }
}
