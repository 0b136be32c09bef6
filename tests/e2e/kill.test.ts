import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gameOf } from '../../src/games/index.js';
import { Chance, type Game } from '../../src/kernel/index.js';
import { transcriptOf } from '../../src/matches/record/transcript.js';
import { checkTranscript } from '../../src/matches/record/verdict.js';
import { startPlayground } from '../../src/playground/index.js';
import { openStore } from '../../src/store/index.js';
import { isEphemeral, Member, type SeenMessage, textOf } from '../playground/member.js';
import { soak } from '../soak.js';
import { type BotChild, startChild } from './child.js';
import { newFolder } from './house.js';
import { answersIn, boardIn, isOver, isTaken, openMenu, openMenuIfAny, privately, questionOf } from './player.js';

/** Each takes two starts of the whole program. */
const KILLS = soak(5, 2);

/** An answer that a member saw accepted. */
interface Accepted {
  readonly seat: number;
  readonly prompt: number;
}

test('killed outright again and again in a match, the bot loses nothing it acknowledged and does nothing twice', async () => {
  const [folder, playground] = [newFolder(), await startPlayground()];
  const random = new Chance('kill').stream('moments');
  let output = '';
  let child: BotChild;
  const boot = async (): Promise<void> => {
    child = startChild({ DISCORD_API: playground.api, LONGBOX_DATA: folder });
    await child.says('"msg":"ready"');
  };
  const crash = async (): Promise<void> => {
    await child.kill();
    output += child.output();
  };
  await boot();
  const members = [await Member.join(playground.url, 'Mara'), await Member.join(playground.url, 'Theo')] as const;
  const [mara, theo] = members;
  await mara.run('challenge', { opponent: theo.mention, deck: 'ready:iron-man' });
  const challenge = await theo.waitFor(message => message.content.includes(theo.mention));
  await theo.select(privately(await theo.click(challenge, 'Accept')), 'deck*', 'ready:storm');
  const first = await mara.waitFor(
    message => textOf(message).includes('may attack') && message.embeds.length > 0 && !isEphemeral(message),
  );

  const accepted: Accepted[] = [];
  let [kills, answers, next] = [0, 0, 4];
  let last = '';
  /** One click on a menu, during which the bot may be killed; then the same click again, as a person would. */
  const answer = async (member: Member, seat: number, menu: SeenMessage): Promise<SeenMessage> => {
    const controls = answersIn(menu);
    const keen = controls.filter(control => !control.id.endsWith('|pass') && !control.id.startsWith('n|'));
    const control = random.pick(keen.length > 0 && random.int(5) > 0 ? keen : controls);
    const click = (on: SeenMessage, { id, values, least } = control) =>
      values === undefined ? member.click(on, id) : member.select(on, id, values.slice(0, Math.max(least, 1)));
    // Where a busy machine takes longer than Discord allows, a person clicks again.
    const clickOn = async (on: SeenMessage) => {
      for (;;) {
        const outcome = await click(on);
        if (outcome.kind !== 'failed') return outcome;
      }
    };
    const note = (message: SeenMessage): void => {
      if (isTaken(control, message)) accepted.push({ seat, prompt: questionOf(control.id) });
    };
    answers++;
    if (kills >= KILLS || answers < next) {
      const { message } = await clickOn(menu);
      note(message as SeenMessage);
      return message as SeenMessage;
    }
    // A bot that has just started knows of no menu: the one that is there stays as it is when another is opened, and that is
    // where the person tries again.
    await crash();
    await boot();
    const clicked = await openMenu(member);
    // It has less to tell than the one before, so there may be room for buttons where that had a list.
    const there = answersIn(clicked);
    const alike = there.find(({ id }) => id === control.id) ?? random.pick(there);
    expect(questionOf(alike.id)).toBe(questionOf(control.id));
    kills++;
    next = answers + 2 + random.int(8);
    const [outcome] = await Promise.all([
      click(clicked, alike),
      new Promise(resolve => setTimeout(resolve, random.int(40))).then(crash),
    ]);
    if (outcome.message !== undefined) note(outcome.message);
    await boot();
    // The old menu works at once: what got lost is done now, what was done is shown. Where it was done, the bot may show
    // that by itself before the person clicks: then the answer is no longer there to be clicked.
    const again = await clickOn(menu).catch((error: unknown) => {
      if (/no “|That button is gone/.test(String(error))) return null;
      throw error;
    });
    if (again === null) {
      const gone = await member.fresh(menu);
      expect(isTaken(control, gone), textOf(gone)).toBe(true);
      note(gone);
      return gone;
    }
    expect(again.kind).toBe('updated');
    const shown = again.message as SeenMessage;
    const said = textOf(shown);
    const isLate = /That choice has already been made|This match is over/.test(said);
    if (outcome.kind === 'updated') expect(said).toContain('That choice has already been made');
    else expect(isLate || isTaken(control, shown), said).toBe(true);
    last = said;
    note(shown);
    return shown;
  };

  for (let idle = 0; !isOver(await boardIn(mara)); ) {
    let moved = false;
    for (const [seat, member] of members.entries()) {
      let menu = await openMenuIfAny(member);
      while (menu !== null && answersIn(menu).length > 0) {
        menu = await answer(member, seat, menu);
        moved = true;
      }
    }
    idle = moved ? 0 : idle + 1;
    expect(idle, last).toBeLessThan(100);
    if (!moved) await new Promise(resolve => setTimeout(resolve, 30));
  }
  expect(kills).toBe(KILLS);
  // One board all the while, and the very first button opened menus to the end.
  expect((await boardIn(theo)).id).toBe(first.id);
  await child!.kill('SIGTERM');
  output += child!.output();

  const store = openStore(join(folder, 'longbox.sqlite'));
  const [match] = await store.matchesOf({ player: mara.id });
  const history = await store.history(match?.id ?? '');
  const moves = history?.moves ?? [];
  expect(moves.map(move => move.seq)).toEqual(moves.map((_, at) => at + 1));
  const given = moves.flatMap(move => (move.type === 'answer' ? [`${move.seat}/${move.prompt}`] : []));
  expect(new Set(given).size).toBe(given.length);
  expect(accepted.length).toBeGreaterThan(20);
  expect(accepted.map(({ seat, prompt }) => `${seat}/${prompt}`).filter(one => !given.includes(one))).toEqual([]);
  const verdict = checkTranscript(
    gameOf('squad') as Game,
    transcriptOf(history?.match as NonNullable<typeof match>, moves),
  );
  expect(verdict).toMatchObject({ ok: true, decisions: given.length });
  // The thread holds every line once, wherever a kill came between saying and noting it.
  const board = await store.board(match?.id ?? '');
  const thread = (await theo.messages(board?.thread ?? '')).map(message => message.content).join('\n');
  for (const line of (await store.log(match?.id ?? '', 0, 10_000)).filter(entry => entry.id === 'log-turn'))
    expect(thread.split(`Turn ${String(line.args?.turn)}: `)).toHaveLength(2);
  await store.close();
  expect(output).not.toContain(match?.secret);
  expect(output.split('\n').filter(line => /"level":(50|60)/.test(line))).toEqual([]);
  for (const member of members) member.leave();
  await playground.close();
}, 600_000);
