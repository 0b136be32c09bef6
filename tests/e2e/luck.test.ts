import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/games/index.js';
import { fingerprint, type Game, shortly } from '../../src/kernel/index.js';
import { type Transcript, transcriptSchema } from '../../src/matches/record/transcript.js';
import { checkTranscript } from '../../src/matches/record/verdict.js';
import type { MatchRow } from '../../src/store/port.js';
import { file, json, run } from '../cli/run.js';
import { buttons, type Member, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse, type TestHouse } from './house.js';
import { boardIn, giveDeck, moreOf, privately, SHORT, threadOf } from './player.js';

const WORDS = 'seven *magpies* @everyone';

/** A challenge that Mara has made and Theo accepted, Theo's deck still to be chosen. */
async function accepted(house: TestHouse, mara: Member, theo: Member) {
  const decks = [await giveDeck(house, mara, SHORT.spiders), await giveDeck(house, theo, SHORT.avengers)] as const;
  await mara.run('challenge', { opponent: theo.mention, deck: decks[0], ruleset: 'quick' });
  await house.settled();
  const menu = privately(await theo.click(await boardIn(theo), 'Accept'));
  await house.settled();
  return { menu, begin: (on = menu) => theo.select(on, 'deck*', decks[1]) };
}

const rowOf = async (house: TestHouse, { id }: Member): Promise<MatchRow> =>
  (await house.bot.house.store.matchesOf({ player: id, limit: 1 }))[0] as MatchRow;

const footer = ({ embeds }: SeenMessage): string => embeds.flatMap(one => one.footer?.text ?? []).join('');

/** What the button of a finished board gives: the transcript, and what is said with it. */
async function transcriptFrom(member: Member): Promise<{ said: string; transcript: Transcript }> {
  const given = privately(await member.click(await boardIn(member), 'Transcript'));
  const [attached] = given.attachments as [SeenMessage['attachments'][number]];
  return { said: textOf(given), transcript: transcriptSchema.parse(await (await fetch(attached.url)).json()) };
}

describe('luck', () => {
  test('goes into the shuffle before the deal, and into the transcript, which verifies', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const { menu, begin } = await accepted(house, mara, theo);
    const { id, commitment } = await rowOf(house, mara);
    expect(footer(await boardIn(mara))).toBe(`Verified shuffle ${shortly(commitment)}`);

    // The form says that everybody may read it; nobody else sees the words before the end.
    const form = await theo.click(menu, 'Add my luck');
    expect(JSON.stringify(form.modal)).toContain('transcript, which anyone can read');
    const receipt = textOf(privately(await theo.submit(form, { words: WORDS })));
    await house.settled();
    const mark = fingerprint(commitment, [WORDS]);
    expect(receipt).toContain(mark);
    expect(receipt).toContain('seven \\*magpies\\*');
    expect(footer(await boardIn(mara))).toBe(`Verified shuffle ${shortly(commitment)} · with luck ${shortly(mark)}`);
    const told = textOf(privately(await mara.click(await boardIn(mara), 'Verified shuffle')));
    for (const part of [commitment, mark, 'cards without help from Theo', 'wait until they have added theirs'])
      expect(told).toContain(part);
    const added = await mara.submit(await mara.click(await boardIn(mara), 'Add my luck'), { words: 'my cat' });
    expect(textOf(privately(added))).toContain(fingerprint(mark, ['my cat']));
    await house.settled();
    const both = fingerprint(mark, ['my cat']);
    expect(footer(await boardIn(mara))).toContain(`with luck ${shortly(both)}`);

    // A form that was opened before the deal and sent after it comes too late.
    const late = await mara.click(await boardIn(mara), 'Add my luck');
    expect(JSON.stringify(late.modal)).toContain('my cat');
    await begin();
    await house.settled();
    expect(textOf(privately(await mara.submit(late, { words: 'my dog' })))).toContain('The cards have been dealt');
    const board = await boardIn(mara);
    expect(footer(board)).toContain(`with luck ${shortly(both)}`);
    // Read in words, a board has no long digits either: they're behind the same button.
    const before = await theo.messages();
    await theo.click(board, 'In words');
    const inWords = (await theo.messages()).filter(({ id: one }) => !before.some(message => message.id === one));
    expect(inWords).toHaveLength(1);
    expect(inWords.map(textOf).join('')).not.toMatch(/[0-9a-f]{16}/);
    expect(inWords.flatMap(buttons).map(({ label }) => label)).toEqual(['Verified shuffle']);
    const more = await moreOf(theo, board);
    expect(buttons(more).map(({ label }) => label)).toEqual([...['My hand', 'Verified shuffle', 'Concede the match']]);
    expect(house.logged.join('')).not.toContain('magpies');
    const midway = textOf(privately(await theo.click(more, 'Verified shuffle')));
    // Theo chose his deck when Mara's words were there.
    for (const part of [both, 'Theo and Mara', 'cards unless one of Mara and Theo helped'])
      expect(midway).toContain(part);
    expect(JSON.stringify(mara.heard)).not.toContain('magpies');

    await house.bot.house.matches.concede(id, theo.id);
    await house.settled();
    const { said, transcript } = await transcriptFrom(mara);
    expect(transcript.luck).toEqual([
      { seat: 1, words: WORDS },
      { seat: 0, words: 'my cat' },
    ]);
    const { secret } = await rowOf(house, mara);
    for (const part of [secret, transcript.seal, 'Theo: “seven \\*magpies\\*']) expect(said).toContain(part);
    expect(checkTranscript(gameOf('squad') as Game, transcript)).toMatchObject({ ok: true });

    // The board and the thread seal what was played.
    const over = footer(await boardIn(mara));
    expect(over).toContain(`Seal: ${shortly(transcript.seal)}`);
    const thread = (await threadOf(house, mara, id)).map(textOf).join('\n');
    expect(thread).toContain(transcript.seal);
    const [, seal = ''] = /Seal: (\S+)/.exec(over) ?? [];
    const found = await json(['verify', file(transcript), '--seal', seal]);
    expect(found).toMatchObject({ ok: true, seal: transcript.seal, luck: ['Theo', 'Mara'] });
    expect(textOf(privately(await mara.run('/match verify')))).toContain(transcript.seal);
    await house.close();
  });

  test('is nobody’s duty: without it the match begins all the same, and boards say what that means', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const { begin } = await accepted(house, mara, theo);
    await begin();
    await house.settled();
    const { id, commitment, status } = await rowOf(house, mara);
    expect(status).toBe('playing');
    expect(footer(await boardIn(mara))).toBe(`Verified shuffle ${shortly(commitment)}`);
    const told = textOf(privately(await mara.click(await moreOf(mara), 'Verified shuffle')));
    expect(told).toContain('you have to trust that the bot’s host');
    expect(told).not.toContain('Add my luck');
    await house.bot.house.matches.concede(id, theo.id);
    await house.settled();
    const { transcript } = await transcriptFrom(theo);
    expect(transcript.luck).toEqual([]);
    expect((await run(['verify', file(transcript)])).out).toContain('rests on the bot’s host');
    await house.close();
  });

  test('is for those at the table, and is not asked for where the cards are dealt at once', async () => {
    const house = await openHouse();
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    const { begin } = await accepted(house, mara, theo);
    const lobby = await boardIn(ines);
    expect(textOf(privately(await ines.click(lobby, 'Add my luck')))).toContain('You aren’t in that match');
    await theo.submit(await theo.click(lobby, 'Add my luck'), { words: 'mine' });
    await house.settled();
    expect(footer(await boardIn(ines))).toContain('with luck');
    await theo.click(lobby, 'Leave or close');
    await house.settled();
    expect(footer(await boardIn(ines))).not.toContain('luck');
    await begin(privately(await theo.click(await boardIn(theo), 'Accept')));
    await mara.run('challenge', { opponent: 'Longbox', deck: 'ready:iron-man' });
    await house.settled();
    const alone = await boardIn(mara);
    const promised = textOf(privately(await mara.click(await moreOf(mara, alone), 'Verified shuffle')));
    expect(promised).toContain('you have to trust that the bot’s host');
    expect(buttons(alone).map(({ label }) => label)).not.toContain('Add my luck');
    await house.close();
  });
});
