import type { Member } from '../../playground/member.js';
import { Guest } from '../guest.js';
import { PATIENCE } from './watch.js';

/** The phone of one guest who sits at a table: it is looked at, and opens their menu. */
export class Window {
  private readonly guest: Guest;
  private readonly name: string;

  private constructor(guest: Guest, name: string) {
    this.guest = guest;
    this.name = name;
  }

  /** `name`: how its pictures are called. */
  static async at(url: string, { id }: Member, channel: string, name: string): Promise<Window> {
    const guest = await Guest.arrive(url, id, 390, 844);
    guest.page.setDefaultTimeout(PATIENCE);
    await guest.page.goto(`${url}/?as=${id}&in=${channel}`);
    await guest.board().waitFor();
    return new Window(guest, name);
  }

  shoot = (what: string): Promise<void> => this.guest.shoot(`${this.name}-${what}`, this.guest.board());

  /** Opens the menu of the person who looks, if the board offers one. */
  async menu(): Promise<void> {
    const button = this.guest.board().getByRole('button', { name: 'Your move' });
    if ((await button.count()) === 0) return;
    await this.guest.press(button, PATIENCE);
    await this.guest.shoot(`${this.name}-menu`, this.guest.menu());
  }

  close = (): Promise<void> => this.guest.page.context().close();
}
