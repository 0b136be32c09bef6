import { describe, expect, test } from 'vitest';
import { playDocument, readDocument } from '../../src/cli/document.js';
import { gameOf } from '../../src/games/index.js';
import { Chance, type Game } from '../../src/kernel/index.js';
import { transcriptSchema } from '../../src/matches/record/transcript.js';
import { checkTranscript } from '../../src/matches/record/verdict.js';
import { buttons, type Member, readOut, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse, type TestHouse } from './house.js';
import { AFTERWARDS, boardIn, lookAt, moreOf, playToTheEnd, privately, sitDownShortly } from './player.js';

const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(one => one.label);

const threadOf = async (house: TestHouse, match: string): Promise<string> =>
  (await house.bot.house.store.board(match))?.thread ?? '';

const fileIn = async (message: SeenMessage): Promise<unknown> =>
  (await fetch(message.attachments[0]?.url ?? '')).json();

describe('watching', () => {
  test('takes somebody into the thread and tells them so far; players are offered their hand instead', async () => {
    const house = await openHouse();
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    const match = await sitDownShortly(house, [mara, theo]);
    await house.settled();
    const board = await boardIn(ines);
    const told = privately(await ines.click(await moreOf(ines, board), 'Watch'));
    const thread = await threadOf(house, match);
    expect(textOf(told)).toContain(`<#${thread}>`);
    const joined = await fetch(`${house.playground.api}/v10/channels/${thread}/thread-members`, {
      headers: { authorization: `Bot ${house.playground.token}` },
    });
    expect(((await joined.json()) as { user_id: string }[]).map(one => one.user_id)).toContain(ines.id);
    await ines.waitFor(message => (message.flags & 64) !== 0 && textOf(message).includes('Turn 1'));
    expect(readOut(privately(await mara.click(await moreOf(mara, board), 'My hand')))).toContain('Your hand');
    // In the thread, a watcher reads the log as everybody may.
    const log = textOf(privately(await ines.run('/match log', {}, { in: thread })));
    expect(log).toContain('Turn 1');
    expect(log).not.toMatch(/You draw|you draw/);
    expect(textOf(privately(await ines.run('/match bug', {}, { in: thread })))).toContain('aren’t in that match');
    await house.close();
  }, 60_000);

  test('works from the board where the bot may not add anybody to the thread', async () => {
    const house = await openHouse({ refusals: [50013] });
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    await sitDownShortly(house, [mara, theo]);
    await house.settled();
    const board = await boardIn(ines);
    await house.forbid('card-table', 'SendMessagesInThreads');
    expect(textOf(privately(await ines.click(await moreOf(ines, board), 'Watch')))).toContain(
      'follow this match on its board',
    );
    await house.close();
  }, 60_000);

  test('afterwards leads to the replay from the board, for anybody', async () => {
    const house = await openHouse();
    const [mara, theo, ines] = [await house.member('Mara'), await house.member('Theo'), await house.member('Ines')];
    const match = await sitDownShortly(house, [mara, theo]);
    await house.bot.house.matches.concede(match, theo.id);
    await house.settled();
    const board = await boardIn(ines);
    expect(labels(board)).toEqual(AFTERWARDS);
    expect(textOf(privately(await ines.click(board, 'Replay')))).toContain('**The deal**');
    await house.close();
  }, 60_000);
});

interface HandsOf {
  readonly players: readonly { readonly hand: readonly { readonly card: string }[] }[];
}

describe('/match bug', () => {
  /** The hand of a seat, as a position document has it. */
  const hands = (position: unknown): string[][] =>
    (position as { players: { hand: string[] }[] }).players.map(({ hand }) => hand);

  test('gives a file that the command line plays, with nothing that its player may not see', async () => {
    const house = await openHouse();
    const pair = [await house.member('Mara'), await house.member('Theo')] as const;
    const match = await sitDownShortly(house, pair);
    const { table } = await lookAt(house, match);
    const seat = table?.prompts[0]?.seat ?? 0;
    const held = (JSON.parse(JSON.stringify(table?.state)) as HandsOf).players.map(({ hand }) =>
      hand.map(({ card }) => card),
    );
    const { match: row } = await lookAt(house, match);
    // Again and again: what is hidden comes out otherwise, and what is one's own does not.
    const theirs = new Set<string>();
    for (let time = 0; time < 6; time++) {
      const report = await fileIn(privately(await (pair[seat] as Member).run('/match bug')));
      const text = JSON.stringify(report);
      expect([text.includes(row.secret), text.includes('sitting')]).toEqual([false, false]);
      const document = readDocument(report);
      const played = playDocument(gameOf('squad') as Game, document);
      expect(played.table.prompts.map(prompt => [prompt.seat, prompt.reason])).toEqual([[seat, 'attack']]);
      const [own, other] = [hands(document.position)[seat], hands(document.position)[1 - seat]];
      expect(own).toEqual(held[seat]);
      expect(other).toHaveLength(held[1 - seat]?.length ?? -1);
      theirs.add(String(other));
    }
    expect(theirs.size).toBeGreaterThan(1);
    await house.close();
  }, 60_000);

  test('holds everything once the match is over, and it can be checked', async () => {
    const house = await openHouse();
    const [mara, theo] = [await house.member('Mara'), await house.member('Theo')];
    const match = await sitDownShortly(house, [mara, theo]);
    await playToTheEnd([mara, theo], new Chance('bug').stream('clicks'));
    await house.settled();
    const report = (await fileIn(privately(await mara.run('match bug', { match })))) as {
      report: { transcript: unknown };
    };
    const transcript = transcriptSchema.parse(report.report.transcript);
    expect(checkTranscript(gameOf('squad') as Game, transcript)).toMatchObject({ ok: true });
    expect(playDocument(gameOf('squad') as Game, readDocument(report)).table.outcome).not.toBeNull();
    await house.close();
  }, 60_000);
});
