import type { AttachmentBuilder } from 'discord.js';
import { expect, test } from 'vitest';
import type { ClickKind } from '../../src/discord/define/click.js';
import type { Click } from '../../src/discord/define/people.js';
import type { House } from '../../src/discord/house.js';
import { luckClicks } from '../../src/discord/lobby/luck.js';
import { afterwardsClicks } from '../../src/discord/match/afterwards.js';
import type { MatchRow } from '../../src/store/port.js';
import { checkBody } from './render/oracle.js';

interface Said {
  readonly content: string;
  readonly files?: readonly AttachmentBuilder[];
}

const SECRET = 's'.repeat(64);

/** A match of eight that is over, in which everybody has added such words. */
const matchWith = (name: string, words: string): MatchRow =>
  ({
    id: 'm',
    status: 'over',
    game: 'recharge',
    set: null,
    terms: { invited: null, secretDecks: false, bestOf: 1, score: {}, round: 1 },
    commitment: 'c'.repeat(64),
    secret: SECRET,
    seats: Array.from({ length: 8 }, (_, seat) => ({
      seat,
      player: `${seat}`,
      name: `${name}${seat}`,
      sitting: '',
      late: true,
      luck: { words: `${seat} ${words}`, n: seat + 1 },
    })),
  }) as unknown as MatchRow;

/** All that a click says, in the order in which it says it. */
async function pressed(kind: ClickKind, match: MatchRow, locale: string): Promise<Said[]> {
  const said: Said[] = [];
  const click = {
    locale,
    user: { id: '0' },
    replied: false,
    async reply(body: Said) {
      said.push(body);
      click.replied = true;
    },
    async followUp(body: Said) {
      said.push(body);
      return { id: '1' };
    },
  };
  const house = {
    matches: { row: async () => match },
    records: { history: async () => ({ match }) },
    heavy: async () => ({ file: '{}', seal: 'e'.repeat(64) }),
  };
  await kind.run(click as unknown as Click, { match: 'm' }, house as unknown as House);
  return said;
}

const WORDS = ['a stone thrown into a pond behind the old mill at dawn', '*'.repeat(98)] as const;

test.each([
  ['fair', luckClicks],
  ['tape', afterwardsClicks],
] as const)('what is told of a shuffle is told whole, however many have added luck: %s', async (verb, clicks) => {
  const kind = clicks.find(one => one.verb === verb) as ClickKind;
  for (const locale of ['en-US', 'fr'])
    for (const [at, words] of WORDS.entries()) {
      const match = matchWith(at === 0 ? 'Somebody' : '_'.repeat(31), words);
      const said = await pressed(kind, match, locale);
      for (const { content } of said) expect(checkBody('reply', { content })).toEqual([]);
      const told = said.map(({ content }) => content).join('\n');
      expect(told.split('\n').filter(line => line.includes(words.replaceAll('*', '\\*')))).toHaveLength(8);
      for (const whole of [match.commitment, SECRET]) expect(told).toContain(whole);
      expect(said.flatMap(({ files = [] }) => files)).toHaveLength(verb === 'tape' ? 1 : 0);
    }
});
