import { describe, expect, test } from 'vitest';
import { readTerms } from '../../src/matches/lobby/terms.js';
import { buttons, isEphemeral, type Member, type SeenMessage, textOf } from '../playground/member.js';
import { openHouse, type TestHouse, until } from './house.js';
import { lookAt, openMenu, privately, sitDownShortly } from './player.js';

const HOUR = 60 * 60 * 1000;
const labels = (message: SeenMessage): (string | undefined)[] => buttons(message).map(one => one.label);

const threadOf = async (house: TestHouse, match: string): Promise<string> =>
  (await house.bot.house.store.board(match))?.thread ?? '';

/** The newest message in a match's thread that says something. */
async function saidIn(house: TestHouse, member: Member, match: string, words: RegExp): Promise<SeenMessage> {
  let found: SeenMessage | undefined;
  await until(`${words} in the thread`, async () => {
    await house.settled();
    const all = await member.messages(await threadOf(house, match));
    found = all.findLast(message => !isEphemeral(message) && words.test(textOf(message)));
    return found !== undefined;
  });
  return found as SeenMessage;
}

/** A house whose clock is the test's, and two people at a short match there. */
async function table(options: Record<string, unknown> = {}) {
  let time = Date.now();
  const house = await openHouse({ now: () => time });
  const members = [await house.member('Mara'), await house.member('Theo')] as const;
  const match = await sitDownShortly(house, members, options);
  const seat = (await lookAt(house, match)).table?.prompts[0]?.seat ?? 0;
  const [awaited, other] = [members[seat] as Member, members[1 - seat] as Member];
  /** Time goes by, and whatever is due happens. */
  const pass = async (ms: number): Promise<void> => {
    time += ms;
    // Anything new that is due makes the scheduler look.
    await house.bot.house.matches.reconsider(match, 'nobody');
  };
  return { house, match, seat, awaited, other, pass };
}

describe('/match clock', () => {
  test('shows how it stands, proposes another, and sets it when the other agrees', async () => {
    const { house, match, awaited, other } = await table();
    for (const line of ['bank:30', 'then:forfeit', 'clock:never bank:30']) {
      const refused = privately(await other.run(`/match clock ${line}`));
      expect(textOf(refused), line).toContain('That goes with a timer, and there would be none.');
    }
    const none = textOf(privately(await other.run('/match clock')));
    expect(none).toContain('No timer');
    expect(none).toMatch(/Waiting for .+, asked <t:\d+:R>/);
    const asked = (await other.run('/match clock clock:live')).message as SeenMessage;
    expect(isEphemeral(asked)).toBe(false);
    expect(textOf(asked)).toContain('You have a minute for each question, plus 10 minutes');
    expect(textOf(privately(await other.click(asked, 'Agree')))).toContain('someone else has to agree');
    expect(readTerms((await lookAt(house, match)).match.terms).clock).toBeUndefined();
    expect(textOf((await awaited.click(asked, 'Agree')).message as SeenMessage)).toContain('Agreed.');
    const after = textOf(privately(await awaited.run('/match clock')));
    expect(after).toMatch(/Time runs out <t:\d+:R>/);
    expect(after).toContain('has 10 minutes left in the bank');
    const again = (await awaited.run('/match clock minutes:30 bank:0 then:forfeit')).message as SeenMessage;
    expect(textOf(again)).toContain('You have 30 minutes for each question; then that player forfeits');
    expect(textOf((await other.click(again, 'Don’t agree')).message as SeenMessage)).toContain('doesn’t agree');
    expect(readTerms((await lookAt(house, match)).match.terms)).toMatchObject({ clock: 60_000, bank: 600_000 });
    const ines = await house.member('Ines');
    const open = (await awaited.run('/match clock clock:never')).message as SeenMessage;
    expect(textOf(privately(await ines.click(open, 'Agree')))).toContain('aren’t in that match');
    expect(textOf((await awaited.click(open, 'Don’t agree')).message as SeenMessage)).toContain(
      'withdraws the proposal',
    );
    await house.close();
  }, 60_000);

  test('is proposed and agreed on in the language of the server, whatever its members speak', async () => {
    const { house, awaited, other } = await table();
    for (const member of [awaited, other]) await member.setLocale('de');
    const propose = async (): Promise<SeenMessage> =>
      (await other.run('match clock', { clock: 'live' })).message as SeenMessage;
    const refused = await propose();
    expect([textOf(refused), labels(refused)]).toEqual([
      expect.stringContaining('You have a minute for each question'),
      ['Agree', 'Don’t agree'],
    ]);
    expect(textOf((await awaited.click(refused, 'Don’t agree')).message as SeenMessage)).toContain('doesn’t agree');
    expect(textOf((await awaited.click(await propose(), 'Agree')).message as SeenMessage)).toContain('Agreed.');
    await house.close();
  }, 60_000);

  test('of /challenge runs out: the careful answer stands in, and the thread says so', async () => {
    const { house, match, awaited, seat, pass } = await table({ clock: 'an-hour' });
    await pass(HOUR + 6_000);
    const late = await saidIn(house, awaited, match, /ran out of time/);
    expect(textOf(late)).toContain(awaited.name);
    expect(labels(late)).toEqual([]);
    const moves = (await house.bot.house.store.history(match))?.moves ?? [];
    expect(moves[0]).toMatchObject({ seat, by: 'default' });
    await house.close();
  }, 60_000);

  test('that was agreed to end the match does, for players who have not answered', async () => {
    const { house, match, awaited, other, seat, pass } = await table();
    const asked = (await other.run('/match clock clock:an-hour then:forfeit')).message as SeenMessage;
    await awaited.click(asked, 'Agree');
    await pass(HOUR + 6_000);
    await saidIn(house, other, match, /forfeits, as agreed/);
    const { outcome } = (await lookAt(house, match)).match;
    expect(outcome?.places[seat]).toBe(2);
    await house.close();
  }, 60_000);

  test('gives more time to players who will be back later, once', async () => {
    const { house, match, awaited, other, pass } = await table({ clock: 'an-hour' });
    const menu = await openMenu(awaited);
    const more = privately(await awaited.click(menu, 'More…'));
    expect(labels(more)).toContain('Back later');
    const idle = privately(await other.click(await openMenu(other), 'More…'));
    expect(labels(idle)).not.toContain('Back later');
    expect(textOf(privately(await awaited.click(more, 'later*')))).toContain('No reminders');
    await saidIn(house, other, match, /will be back later/);
    expect(textOf(privately(await awaited.click(more, 'later*')))).toContain('You’ve already said so');
    await pass(HOUR + 6_000);
    await house.settled();
    expect((await house.bot.house.store.history(match))?.moves).toEqual([]);
    await pass(HOUR);
    await saidIn(house, other, match, /ran out of time/);
    await house.close();
  }, 60_000);
});

describe('/match nudge', () => {
  test('calls the players it waits for in the thread, once an hour', async () => {
    const { house, match, awaited, other, pass } = await table();
    expect(textOf(privately(await other.run('/match nudge')))).toContain(`Reminder sent to ${awaited.name}`);
    const call = await saidIn(house, other, match, /is waiting:/);
    expect(call.mentions.map(({ id }) => id)).toEqual([awaited.id]);
    expect(labels(call)).toEqual(['Your move', 'Back later']);
    expect(textOf(privately(await other.run('/match nudge')))).toContain('again in 60 minutes');
    expect(textOf(privately(await awaited.run('/match nudge')))).toContain('nobody to nudge');
    expect(textOf(privately(await other.click(call, 'later*')))).toContain('It isn’t your turn');
    await pass(HOUR);
    expect(textOf(privately(await other.run('/match nudge')))).toContain(`Reminder sent to ${awaited.name}`);
    await house.close();
  }, 60_000);

  test('names somebody in their quiet hours without a ping', async () => {
    const { house, match, awaited, other } = await table();
    const now = new Date();
    const from = `${now.getUTCHours()}-${(now.getUTCHours() + 2) % 24}`;
    const own = textOf(privately(await awaited.run(`/me settings quiet:${from} zone:utc reminders:1-hour pace:quick`)));
    expect(own).toContain('(UTC)');
    expect(own).toContain('Reminders: after an hour.');
    expect(own).toContain('Practice bots answer you quickly.');
    await other.run('/match nudge');
    const call = await saidIn(house, other, match, /is waiting:/);
    expect(call.content).toContain(`<@${awaited.id}>`);
    expect(call.mentions).toEqual([]);
    expect(textOf(privately(await awaited.run('/me settings quiet:sometimes')))).toContain(
      'I can’t read “sometimes” as quiet hours',
    );
    expect(textOf(privately(await awaited.run('/me settings zone:Mordor')))).toContain('No time zone called “Mordor”');
    expect(textOf(privately(await awaited.run('/me settings quiet:none')))).toContain('No quiet hours');
    await house.close();
  }, 60_000);
});

describe('reminders', () => {
  test('come by the time somebody has chosen, and name the match’s clock', async () => {
    const { house, match, awaited, pass } = await table({ clock: 'a-day' });
    await awaited.run('/me settings reminders:4-hours');
    await pass(4 * HOUR);
    const call = await saidIn(house, awaited, match, /Time runs out <t:\d+:R>/);
    expect(call.mentions.map(({ id }) => id)).toEqual([awaited.id]);
    await house.close();
  }, 60_000);
});
