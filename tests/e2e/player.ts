import type { Random } from '../../src/kernel/index.js';
import type { Member, SeenComponent, SeenMessage } from '../playground/member.js';

type Control = {
  readonly id: string;
  readonly values?: readonly string[];
  readonly most: number;
  readonly least: number;
};

/** Verbs of custom ids that answer a prompt, or draft an answer. */
const ANSWERS = new Set(['a', 's', 'n', 'amt', 'sug', 'd', 'ds', 'ok', 'set', 'rest']);

/** What can be clicked in a message to answer its question. */
export function answersIn(message: Pick<SeenMessage, 'components'>): Control[] {
  return message.components
    .flatMap(row => row.components ?? [])
    .filter(
      (part): part is SeenComponent & { custom_id: string } =>
        part.custom_id !== undefined && part.disabled !== true && ANSWERS.has(part.custom_id.split('|')[0] ?? ''),
    )
    .map(part => ({
      id: part.custom_id,
      least: part.min_values ?? 1,
      most: part.max_values ?? 1,
      ...(part.options !== undefined && { values: part.options.map(option => option.value) }),
    }));
}

/** The newest board a member sees in a channel: the public message with an embed. */
export async function boardIn(member: Member, channel = 'card-table'): Promise<SeenMessage> {
  const boards = (await member.messages(channel)).filter(
    message => message.flags !== 64 && message.embeds.length > 0 && message.author.bot === true,
  );
  const board = boards.at(-1);
  if (board === undefined) throw new Error(`${member.name} sees no board in ${channel}`);
  return board;
}

/** Opens a member's private menu from the board. */
export async function openMenu(member: Member, channel?: string): Promise<SeenMessage> {
  const outcome = await member.click(await boardIn(member, channel), 'Your move');
  if (outcome.message === undefined) throw new Error(`${member.name} got no menu: ${outcome.kind}`);
  return outcome.message;
}

/** Clicks one of the answers a menu offers, chosen at random. Null when it asks nothing. */
export async function clickSomething(member: Member, menu: SeenMessage, random: Random): Promise<SeenMessage | null> {
  const controls = answersIn(menu);
  if (controls.length === 0) return null;
  // Attacking makes matches end: passing is chosen only now and then.
  const keen = controls.filter(control => !control.id.endsWith('|pass') && !control.id.startsWith('n|'));
  const control = random.pick(keen.length > 0 && random.int(6) > 0 ? keen : controls);
  const { values } = control;
  const outcome =
    values === undefined
      ? await member.click(menu, control.id)
      : await member.select(
          menu,
          control.id,
          random.shuffle([...values]).slice(0, Math.max(control.least, Math.min(control.most, 1))),
        );
  if (outcome.message === undefined) throw new Error(`${member.name} clicked ${control.id} and got ${outcome.kind}`);
  return outcome.message;
}

export const isOver = (board: SeenMessage): boolean => /## .*(wins|A draw)/.test(board.embeds[0]?.description ?? '');

/** Two members play, each by what their own menu offers, until the board says that it is over. */
export async function playToTheEnd(
  members: readonly Member[],
  random: Random,
  each?: (clicks: number) => Promise<void>,
): Promise<number> {
  let clicks = 0;
  for (let idle = 0; idle < 40; ) {
    let moved = false;
    for (const member of members) {
      let menu: SeenMessage | null = await openMenu(member).catch((error: unknown) => {
        if (String(error).includes('Your move')) return null;
        throw error;
      });
      while (menu !== null && answersIn(menu).length > 0) {
        menu = await clickSomething(member, menu, random);
        clicks++;
        moved = true;
        await each?.(clicks);
      }
    }
    if (isOver(await boardIn(members[0] as Member))) return clicks;
    idle = moved ? 0 : idle + 1;
    if (!moved) await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`the match came to a halt after ${clicks} clicks`);
}
