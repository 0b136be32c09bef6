import type { Random } from '../../../src/kernel/index.js';
import type { Outcome, SeenMessage } from '../../playground/member.js';
import { walk } from '../../playground/member.js';
import { answersIn, isOver, isTaken, questionOf } from '../player.js';
import type { Guest } from './guest.js';

/** A match in a channel of its own, and the choices that its players have seen accepted. */
export class Table {
  readonly channel: string;
  /** By seat. One guest plays with a practice bot. */
  readonly guests: readonly Guest[];
  readonly accepted: { readonly seat: number; readonly prompt: number }[] = [];
  isOver = false;
  private busy = false;
  private isOpened = false;

  constructor(channel: string, guests: readonly Guest[]) {
    this.channel = channel;
    this.guests = guests;
  }

  /** Opens it; tried again if nobody answered. */
  async open(bot: string): Promise<void> {
    const [host, other] = this.guests as readonly [Guest, Guest?];
    // Its board may be some time on its way.
    if (!this.isOpened) {
      const opponent = other?.mention ?? `<@${bot}>`;
      const { kind } = await host.run(this.channel, 'challenge', { opponent, deck: 'ready:iron-man' });
      if (kind === 'failed') throw new Error('nobody answers');
      this.isOpened = true;
    }
    if (other === undefined || (await this.isAsking())) return;
    const challenge = (await other.messages(this.channel)).find(({ content }) => content.includes(other.mention));
    if (challenge === undefined) throw new Error('there is no challenge yet');
    // Who has sat down and wasn't answered in time goes on at the same message.
    const joins = walk(challenge.components).some(({ custom_id: id }) => id?.startsWith('join|') === true);
    const menu = (await other.use(challenge, joins ? 'join*' : 'menu*')).message;
    if (menu === undefined) throw new Error('nobody answers');
    await other.use(menu, 'deck*', ['ready:storm']);
  }

  async isAsking(): Promise<boolean> {
    const board = await this.guests[0]?.board(this.channel);
    return board?.components.some(row => row.components?.some(part => part.label === 'Your move')) === true;
  }

  /** Each player makes some choices, if it's their turn. Returns how many were accepted. What nobody answers is left. */
  async visit(random: Random, most: number): Promise<number> {
    if (this.busy || this.isOver) return 0;
    this.busy = true;
    try {
      const before = this.accepted.length;
      for (const [seat, guest] of this.guests.entries()) await this.play(seat, guest, random, most);
      return this.accepted.length - before;
    } finally {
      this.busy = false;
    }
  }

  private async play(seat: number, guest: Guest, random: Random, most: number): Promise<void> {
    const board = await guest.board(this.channel);
    if (board === null) return;
    if (isOver(board)) {
      this.isOver = true;
      return;
    }
    if (!(await this.isAsking())) return;
    let menu = (await guest.use(board, 'Your move')).message ?? null;
    for (let n = 0; n < most && menu !== null; n++) menu = await this.choose(seat, guest, menu, random);
  }

  /** Returns the menu that follows; null where there is nothing to choose, or nobody answered. */
  private async choose(seat: number, guest: Guest, menu: SeenMessage, random: Random): Promise<SeenMessage | null> {
    const controls = answersIn(menu);
    if (controls.length === 0) return null;
    const keen = controls.filter(({ id }) => !id.endsWith('|pass') && !id.startsWith('n|'));
    const control = random.pick(keen.length > 0 && random.int(6) > 0 ? keen : controls);
    const values = control.values?.slice(0, Math.max(control.least, 1));
    const outcome: Outcome = await guest.use(menu, control.id, values);
    const { message } = outcome;
    if (outcome.kind !== 'updated' || message === undefined) return null;
    if (isTaken(control, message)) this.accepted.push({ seat, prompt: questionOf(control.id) });
    return message;
  }
}
