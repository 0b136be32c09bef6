import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/kernel/index.js';
import { buttons, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse } from './house.js';
import { boardIn, playToTheEnd, privately, sitDownShortly } from './player.js';

const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(one => one.label);

describe('a match that is over', () => {
  test('can be stepped through with both hands open, by anybody, and be had as a file', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const match = await sitDownShortly(house, [mara, theo]);
    // Not while it is played: its cards are hidden.
    expect(textOf(privately(await mara.run('match replay', { match })))).toContain('That match isn’t over');
    expect(textOf(privately(await mara.run('match verify', { match })))).toContain('That match isn’t over');
    await playToTheEnd([mara, theo], new Chance('replay').stream('clicks'));
    await house.settled();
    const start = privately(await mara.run('/match replay'));
    expect(textOf(start)).toContain('**The deal**');
    // What was dealt stands in the hands.
    expect(textOf(start)).toMatch(/(Mara|Theo) draws/);
    expect(textOf(start)).not.toMatch(/To (Mara|Theo):/);
    expect(textOf(start)).toMatch(/Mara\*?\*? holds .*Theo\*?\*? holds /s);
    expect(labels(start)).toEqual(['Next', 'Go to end', 'Download']);
    const next = privately(await mara.click(start, 'Next'));
    expect(textOf(next)).toContain('Step 1 of');
    expect(labels(next)).toEqual(['Go to start', 'Back', 'Next', 'Go to end', 'Download']);
    const end = privately(await mara.click(next, 'Go to end'));
    expect(labels(end)).toEqual(['Go to start', 'Back', 'Download']);
    expect(textOf(end)).toMatch(/^\*\*(?:(?:Mara|Theo) wins|A draw)\.\*\*$/m);
    expect(textOf(start)).not.toContain(' wins.');
    const [, at, last] = /Step (\d+) of (\d+)/.exec(textOf(end)) ?? [];
    expect(at).toBe(last);
    const back = privately(await mara.click(end, 'Back'));
    expect(textOf(back)).toContain(`Step ${Number(last) - 1} of`);
    const story = privately(await mara.click(back, 'Download'));
    const file = story.attachments[0] as SeenMessage['attachments'][number];
    const { lines } = (await house.bot.house.store.match(match)) ?? { lines: 0 };
    const told = (await (await fetch(file.url)).text()).trim().split('\n');
    expect(told).toHaveLength(lines);
    // Who reads it may be anybody: each draw says whose it was.
    const draws = told.filter(line => line.includes('You draw'));
    expect(draws).not.toEqual([]);
    expect(draws.filter(line => !/To (Mara|Theo): “You draw /.test(line))).toEqual([]);
    // Somebody who only watched.
    const ines = await house.member('Ines');
    expect(textOf(privately(await ines.run('match replay', { match })))).toContain('**The deal**');
    await house.close();
  });

  test('can be checked, and says what is wrong when it is not as recorded', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const match = await sitDownShortly(house, [mara, theo]);
    await house.bot.house.matches.concede(match, theo.id);
    const right = textOf(privately(await mara.run('/match verify')));
    expect(right).toContain('The match checks out');
    const { secret = '' } = (await house.bot.house.store.match(match)) ?? {};
    expect(right).toContain(secret);
    const { updatedAt = 0 } = (await house.bot.house.store.match(match)) ?? {};
    await house.bot.house.store.updateMatch(match, updatedAt, { secret: 'ab'.repeat(32) });
    const wrong = textOf(privately(await mara.run('/match verify')));
    expect(wrong).toContain('not** as recorded, at secret: this isn’t the secret that was promised.');
    await mara.run('/me settings language:de');
    expect(textOf(privately(await mara.run('/match verify')))).toContain('Das ist nicht das versprochene Geheimnis.');
    await house.close();
  });

  test('can be checked beside one under way, of which it says that it has to wait', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const over = await sitDownShortly(house, [mara, theo]);
    await house.bot.house.matches.concede(over, theo.id);
    expect(textOf(privately(await mara.run('/match verify')))).not.toContain('in progress');
    await theo.run('challenge', { opponent: mara.mention, deck: 'ready:storm' });
    await house.settled();
    await mara.select(privately(await mara.click(await boardIn(mara), 'Accept')), 'deck*', 'ready:iron-man');
    await house.settled();
    const told = textOf(privately(await mara.run('/match verify')));
    expect(told).toMatch(
      /^Mara – Theo · Super Hero Squad · over\n✓ .*\nSeal: .*\nTheo – Mara · Super Hero Squad · in progress\nThis one isn’t over yet/,
    );
    expect(textOf(privately(await mara.run('match verify', { match: over })))).not.toContain('in progress');
    await house.close();
  });

  test('of somebody who has been forgotten is another match than was sealed, and says so', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    await sitDownShortly(house, [mara, theo]);
    await mara.click(privately(await mara.run('/privacy delete')), 'Forget me');
    await house.settled();
    const told = textOf(privately(await theo.run('/match verify')));
    expect(told).toContain('The match checks out');
    expect(told).toContain('has been forgotten');
    expect(textOf(privately(await theo.run('/match replay')))).toContain('Former player** holds');
    await house.close();
  });

  test('of somebody who has been forgotten with their luck cannot be played again, and says so', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    await theo.run('challenge', { opponent: mara.mention, deck: 'ready:storm' });
    await house.settled();
    const menu = privately(await mara.click(await boardIn(mara), 'Accept'));
    await mara.submit(await mara.click(menu, 'Add my luck'), { words: 'seven magpies' });
    await mara.select(menu, 'deck*', 'ready:iron-man');
    await house.settled();
    await mara.click(privately(await mara.run('/privacy delete')), 'Forget me');
    await house.settled();
    const told = textOf(privately(await theo.run('/match verify')));
    expect(told).toContain('has been forgotten, along with their part of the shuffle');
    expect(textOf(privately(await theo.run('/match replay')))).toContain('can’t replay that match');
    await house.close();
  });
});
