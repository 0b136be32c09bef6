import { MessageFlags, MessageFlagsBitField } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { promising, show, tell } from '../../src/discord/reply/reply.js';

/** A command, or a click on a message with these flags. */
const interactionOn = (message: number | null) => {
  const done = (state: object) => vi.fn(async () => void Object.assign(interaction, state));
  const interaction = {
    replied: false,
    deferred: false,
    isMessageComponent: () => message !== null,
    isModalSubmit: () => false,
    message: { flags: new MessageFlagsBitField(message ?? 0) },
    deferReply: done({ deferred: true }),
    deferUpdate: done({ deferred: true }),
    update: done({ replied: true }),
    editReply: done({ replied: true }),
    followUp: vi.fn(async () => ({ id: '1' })),
  };
  return interaction;
};

const asked = (message: number | null = null) => {
  const interaction = interactionOn(message);
  const work = { resolve: (_: string): void => undefined, reject: (_: Error): void => undefined };
  const answer = promising(
    interaction as never,
    new Promise<string>((resolve, reject) => Object.assign(work, { resolve, reject })),
  );
  return { interaction, work, answer };
};

describe('an answer that needs something else first', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('comes at once where that is there in time', async () => {
    const { interaction, work, answer } = asked();
    await vi.advanceTimersByTimeAsync(1000);
    work.resolve('here');
    expect(await answer).toBe('here');
    await vi.advanceTimersByTimeAsync(5000);
    expect(interaction.deferReply).not.toHaveBeenCalled();
  });

  it('is promised, privately, where that takes long, also when it fails in the end', async () => {
    const { interaction, work, answer } = asked();
    await vi.advanceTimersByTimeAsync(2900);
    expect(interaction.deferReply).toHaveBeenCalledOnce();
    expect(interaction.deferReply).toHaveBeenCalledWith({ flags: 64 });
    const told = expect(answer).rejects.toThrow('gone');
    work.reject(new Error('gone'));
    await told;
  });

  it('fails once what it needs is there where it could not be promised, and nowhere else', async () => {
    const { interaction, work, answer } = asked();
    // A mock would hear of the failure itself.
    Object.assign(interaction, { deferReply: () => Promise.reject(new Error('too late')) });
    const told = expect(answer).rejects.toThrow('too late');
    await vi.advanceTimersByTimeAsync(2900);
    // A failure that nobody waits for is told in a turn of its own.
    await new Promise(setImmediate);
    work.resolve('here');
    await told;
  });

  it('takes the place of the private message that was clicked on, however late it comes', async () => {
    const { interaction, work, answer } = asked(MessageFlags.Ephemeral);
    await vi.advanceTimersByTimeAsync(2900);
    expect(interaction.deferUpdate).toHaveBeenCalledOnce();
    work.resolve('here');
    await show(interaction as never, { content: await answer });
    expect(interaction.editReply).toHaveBeenCalledWith(expect.objectContaining({ content: 'here', components: [] }));
    expect(interaction.followUp).not.toHaveBeenCalled();
  });

  it('is a private message of its own where it leaves that one as it is, and after a click on what all see', async () => {
    for (const [message, say] of [
      [MessageFlags.Ephemeral, tell],
      [0, show],
    ] as const) {
      const { interaction, work, answer } = asked(message);
      await vi.advanceTimersByTimeAsync(2900);
      work.resolve('here');
      await say(interaction as never, { content: await answer });
      expect(interaction.followUp).toHaveBeenCalledWith(
        expect.objectContaining({ content: 'here', flags: MessageFlags.Ephemeral }),
      );
      expect(interaction.editReply).not.toHaveBeenCalled();
    }
  });
});
