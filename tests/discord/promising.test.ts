import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { promising } from '../../src/discord/reply/reply.js';

const asked = () => {
  const interaction = { deferReply: vi.fn(() => Promise.resolve()) };
  const work = { resolve: (_: string): void => undefined, reject: (_: Error): void => undefined };
  const answer = promising(
    interaction as never,
    new Promise<string>((resolve, reject) => Object.assign(work, { resolve, reject })),
  );
  return { interaction, work, answer };
};

describe('an answer that needs something else first', () => {
  beforeEach(() => void vi.useFakeTimers());
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
});
