import { DiscordAPIError, PermissionsBitField } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exhibit } from '../../src/discord/reply/exhibit.js';
import type { Picture } from '../../src/pictures/index.js';

const sketches = () => [{ picture: { svg: '<svg/>' } as Picture, name: 'story-1.png', description: 'What happened' }];
const body = ([shown]: readonly { name: string }[]) =>
  shown === undefined ? { content: 'in words' } : { embeds: [{ image: { url: `attachment://${shown.name}` } }] };

/** What Discord is told when a picture takes so long, in milliseconds; null for one that can't be drawn. */
function asked({ after, pictures = 'dark', refused }: { after: number | null; pictures?: string; refused?: number }) {
  const said: { how: string; words: string; files: number; message?: string }[] = [];
  const note = (how: string, message: { content?: string; files?: unknown[]; message?: string }) => {
    said.push({
      how,
      words: message.content ?? '',
      files: message.files?.length ?? 0,
      ...(message.message !== undefined && { message: message.message }),
    });
  };
  const raw = { code: refused ?? 0, message: 'no' };
  const interaction = {
    user: { id: 'ann' },
    replied: false,
    deferred: false,
    appPermissions: new PermissionsBitField('AttachFiles'),
    reply: async (message: object) => note('reply', message),
    followUp: async (message: object) => {
      note('follow', message);
      return { id: 'm7' };
    },
    editReply: async (message: object) => {
      if (refused !== undefined)
        throw new DiscordAPIError(raw, refused, 404, 'PATCH', '', { body: undefined, files: undefined });
      note('edit', message);
    },
  };
  const draw = vi.fn(
    () =>
      new Promise<Uint8Array | null>(done =>
        setTimeout(() => done(after === null ? null : new Uint8Array(1)), after ?? 0),
      ),
  );
  const people = { chosenBy: async () => ({ pictures }) };
  const house = { renderer: { draw }, people } as unknown as Parameters<typeof exhibit>[1];
  const start = () => exhibit(interaction as never, house, { body, sketches });
  return { said, draw, interaction, start };
}

describe('what is shown with a picture', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is one message where the picture is ready soon', async () => {
    const { said, start } = asked({ after: 1000 });
    const shown = start();
    await vi.advanceTimersByTimeAsync(1000);
    await shown;
    expect(said).toEqual([{ how: 'reply', words: '', files: 1 }]);
  });

  it('comes in words in time, and the picture takes their place when it is ready', async () => {
    const { said, start } = asked({ after: 8000 });
    const shown = start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(said).toEqual([{ how: 'reply', words: 'in words', files: 0 }]);
    await vi.advanceTimersByTimeAsync(6000);
    await shown;
    expect(said.slice(1)).toEqual([{ how: 'edit', words: '', files: 1 }]);
  });

  it('changes the message that followed an earlier answer, and no other', async () => {
    const { said, interaction, start } = asked({ after: 8000 });
    interaction.deferred = true;
    const shown = start();
    await vi.advanceTimersByTimeAsync(8000);
    await shown;
    expect(said.map(({ how, message }) => [how, message])).toEqual([
      ['follow', undefined],
      ['edit', 'm7'],
    ]);
  });

  it('stays in words where there is no picture to be had, or none is wanted', async () => {
    const failed = asked({ after: null });
    const shown = failed.start();
    await vi.advanceTimersByTimeAsync(10);
    await shown;
    expect(failed.said).toEqual([{ how: 'reply', words: 'in words', files: 0 }]);
    const words = asked({ after: 10, pictures: 'words' });
    await words.start();
    expect(words.said).toEqual([{ how: 'reply', words: 'in words', files: 0 }]);
    expect(words.draw).not.toHaveBeenCalled();
  });

  it.each([10008, 50027])('is left alone where it is gone when the picture comes: %i', async refused => {
    const { said, start } = asked({ after: 8000, refused });
    const shown = start();
    await vi.advanceTimersByTimeAsync(8000);
    await shown;
    expect(said).toHaveLength(1);
  });

  it('fails where Discord refuses the picture for another reason', async () => {
    const { start } = asked({ after: 8000, refused: 50013 });
    const shown = expect(start()).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(8000);
    await shown;
  });
});
