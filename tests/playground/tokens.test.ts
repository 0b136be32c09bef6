import type { ButtonInteraction, ChatInputCommandInteraction } from 'discord.js';
import { MessageFlags } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Bench } from './bench.js';
import { openBench, until } from './bench.js';
import type { Member, SeenMessage } from './member.js';
import { textOf } from './member.js';
import { send as raw } from './raw.js';

const QUARTER = 15 * 60_000;
const again = { type: 1, components: [{ type: 2, style: 1, custom_id: 'again', label: 'Again' }] };
const menu = (content: string) => ({
  flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2,
  components: [{ type: 10, content }, again],
});

describe('the token of an interaction', () => {
  let bench: Bench;
  let theo: Member;
  let mara: Member;
  let asked: ChatInputCommandInteraction;
  const reply = async (body: object): Promise<SeenMessage> => {
    bench.answer(one => {
      asked = one as ChatInputCommandInteraction;
      return asked.reply(body as never);
    });
    return (await theo.run('/go')).message as SeenMessage;
  };
  /** By the token alone. */
  const webhook = (method: string, rest: string, body?: unknown, token = asked.token) =>
    raw(bench.playground, method, `/webhooks/${asked.applicationId}/${token}${rest}`, body, { auth: '' });

  beforeAll(async () => {
    bench = await openBench();
    await bench.client.application.commands.set([{ name: 'go', description: 'Go' }]);
    [theo, mara] = [await bench.join('Theo'), await bench.join('Mara')];
  });
  afterEach(() => bench.playground.misbehave.reset());
  afterAll(() => bench.close());

  it('is good for fifteen minutes, and then for nothing', async () => {
    const hand = await reply(menu('hand'));
    const ways: [string, string, unknown?][] = [
      ['PATCH', '/messages/@original', { components: [{ type: 10, content: 'late' }] }],
      ['PATCH', `/messages/${hand.id}`, { components: [{ type: 10, content: 'late' }] }],
      ['GET', '/messages/@original'],
      ['POST', '', { content: 'late' }],
      ['DELETE', '/messages/@original'],
    ];
    bench.playground.misbehave.skew(QUARTER - 5000);
    expect(await webhook('PATCH', '/messages/@original', menu('hand, once more'))).toMatchObject({ status: 200 });
    bench.playground.misbehave.skew(5001);
    for (const [method, rest, body] of ways)
      expect(await webhook(method, rest, body)).toMatchObject({
        status: 401,
        body: { code: 50027, message: 'Invalid Webhook Token' },
      });
    await expect(asked.editReply('late')).rejects.toMatchObject({ code: 50027, status: 401 });
    expect(textOf((await theo.messages()).at(-1) as SeenMessage)).toBe('hand, once more');
    // Requests with the bot's own token are not shut out by that.
    await expect(bench.client.users.fetch(theo.id, { force: true })).resolves.toMatchObject({ id: theo.id });
  });

  it('is renewed by a press on the message', async () => {
    const hand = await reply(menu('before'));
    bench.playground.misbehave.skew(QUARTER + 1);
    let press: ButtonInteraction | undefined;
    bench.answer(one => {
      press = one as ButtonInteraction;
      return press.update(menu('after') as never);
    });
    expect(await theo.click(hand, 'Again')).toMatchObject({ kind: 'updated', message: { id: hand.id } });
    expect(await webhook('PATCH', `/messages/${hand.id}`, menu('by hand'), press?.token)).toMatchObject({
      status: 200,
    });
    expect(await webhook('PATCH', '/messages/@original', menu('by name'), press?.token)).toMatchObject({ status: 200 });
    expect(await webhook('DELETE', `/messages/${hand.id}`, undefined, press?.token)).toMatchObject({ status: 204 });
  });

  it('opens nothing before the first answer, and is not to be guessed', async () => {
    const codes: unknown[] = [];
    bench.answer(async one => {
      asked = one as ChatInputCommandInteraction;
      codes.push((await webhook('POST', '', { content: 'too early' })).body.code);
      codes.push((await webhook('PATCH', '/messages/@original', { content: 'too early' })).body.code);
      await asked.reply('first');
      codes.push((await webhook('POST', '', { content: 'x' }, 'no-such-token')).body.code);
      codes.push((await raw(bench.playground, 'POST', `/webhooks/1/${asked.token}`, { content: 'x' })).body.code);
    });
    await theo.run('/go');
    await until(() => codes.length === 4);
    expect(codes).toEqual([10015, 10015, 50027, 10015]);
  });

  it('reaches only what came of it', async () => {
    const hand = await reply(menu('mine'));
    const { token } = asked;
    const other = await reply(menu('another'));
    expect(await webhook('PATCH', `/messages/${other.id}`, menu('x'), token)).toMatchObject({ body: { code: 10008 } });
    expect(await webhook('DELETE', `/messages/${hand.id}`)).toMatchObject({ status: 404, body: { code: 10008 } });
    expect(await webhook('DELETE', `/messages/${hand.id}`, undefined, token)).toMatchObject({ status: 204 });
    expect(await webhook('PATCH', `/messages/${hand.id}`, menu('x'), token)).toMatchObject({ body: { code: 10008 } });
  });

  it('changes and deletes a private message for its member alone', async () => {
    const hand = await reply(menu('SECRET one'));
    await webhook('PATCH', `/messages/${hand.id}`, menu('SECRET two'));
    await theo.waitFor(one => one.id === hand.id && textOf(one) === 'SECRET two');
    const more = await asked.followUp(menu('SECRET three') as never);
    await webhook('PATCH', `/messages/${more.id}`, menu('SECRET four'));
    await theo.waitFor(one => one.id === more.id && textOf(one) === 'SECRET four');
    for (const { id } of [hand, more]) await webhook('DELETE', `/messages/${id}`);
    await until(() => theo.heard.filter(one => one.event === 'MESSAGE_DELETE').length >= 2);
    expect((await theo.messages()).filter(one => [hand.id, more.id].includes(one.id))).toEqual([]);
    await theo.say('all done');
    await mara.waitFor(one => one.content === 'all done');
    const heard = JSON.stringify(mara.heard);
    for (const hidden of ['SECRET', hand.id, more.id]) expect(heard).not.toContain(hidden);
  });

  it('does not bring back what its member has dismissed', async () => {
    const hand = await reply(menu('for now'));
    await theo.dismiss(hand);
    const before = theo.heard.length;
    expect(await webhook('PATCH', '/messages/@original', menu('still there'))).toMatchObject({ status: 200 });
    await theo.say('and on');
    await theo.waitFor(one => one.content === 'and on');
    expect(JSON.stringify(theo.heard.slice(before))).not.toContain(hand.id);
  });
});
