import type { APIContainerComponent } from 'discord.js';
import { heightOnPhone } from '../../src/discord/menu/height.js';
import type { SeenMessage } from '../playground/member.js';
import { type Guest, shots } from './guest.js';

type Place = ReturnType<Guest['board']>;

/** The heights of what somebody sees on a phone, in pixels, and a picture of the tallest. */
export class Heights {
  readonly all: number[] = [];
  private readonly name: string;
  constructor(name: string) {
    this.name = name;
  }

  async take(guest: Guest, place: Place): Promise<void> {
    const height = await heightOf(place);
    const isTallest = height > Math.max(0, ...this.all);
    this.all.push(height);
    if (!isTallest || shots === undefined) return;
    await guest.page.setViewportSize({ width: 390, height: 2400 });
    await guest.frame(this.name, place).catch(() => {});
    await guest.page.setViewportSize({ width: 390, height: 844 });
  }

  get most(): number {
    return Math.max(...this.all);
  }

  /** Half of them are no taller. */
  get usual(): number {
    return [...this.all].sort((one, other) => one - other)[this.all.length >> 1] as number;
  }
}

const heightOf = async (place: Place): Promise<number> => Math.round((await place.boundingBox())?.height ?? 0);

/** A message on the page, as Discord has it. */
export async function messageAt({ page }: Guest, place: Place): Promise<SeenMessage> {
  const id = await place.getAttribute('data-id');
  return page.evaluate(
    `import('/world.js').then(({ world }) => fetch('/playground/channels/' + world.here.id + '/messages/${id}' + location.search)).then(answer => answer.json())`,
  );
}

/** By how many pixels a menu with a picture is higher on the page than the bot reckons; less than 0 where it is lower. */
export async function misjudged(guest: Guest, menu: Place): Promise<number> {
  const [height, message, picture] = await Promise.all([
    heightOf(menu),
    messageAt(guest, menu),
    menu
      .locator('.container .gallery img')
      .first()
      .evaluate(image => ({
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
      })),
  ]);
  const [container] = message.components;
  return Math.round(height - heightOnPhone(container as unknown as APIContainerComponent, picture));
}
