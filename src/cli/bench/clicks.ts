import { once } from 'node:events';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { Bot } from '../../discord/bot.js';
import { Chance } from '../../kernel/index.js';
import { type Benchmark, type Measure, rounded } from './benchmark.js';
import { type Costs, clicksIn, counted, since } from './costs.js';
import { onNewStore } from './new-store.js';
import { fast, paced } from './paced.js';
import { ask, type Message, type Outcome, openBot, openPlace, type Place, parts } from './place.js';
import { summary, summed } from './summary.js';

const WARM = 50;

/** The least a discord.js bot can do: one constant answer to each click. */
async function bareTimes(place: Place, count: number): Promise<{ times: number[]; paced: number[] }> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: place.api } });
  const ready = once(client, Events.ClientReady);
  const row = {
    type: 1 as const,
    components: [{ type: 2 as const, style: 1 as const, label: 'Again', custom_id: 'again' }],
  };
  client.on(Events.InteractionCreate, interaction => {
    if (interaction.isButton()) void interaction.update({ content: 'constant', components: [row] });
  });
  await client.login(place.token);
  await ready;
  const channel = client.channels.cache.find(one => one.isSendable() && 'name' in one && one.name === 'general');
  if (channel?.isSendable() !== true) throw new Error('nowhere to write');
  const message = await channel.send({ content: 'constant', components: [row] });
  const click = async (): Promise<number | null> =>
    (await ask<Outcome>(place, 'mara', '/components', { message: message.id, custom_id: 'again' })).took ?? null;
  const times: number[] = [];
  for (let at = 0; at < count + WARM; at++) {
    const took = await click();
    if (at >= WARM && took !== null) times.push(took);
  }
  const paced = await fast(count, click);
  await client.destroy();
  return { times, paced };
}

/** Clicks that answer the questions of real matches, one after the other, while something else goes on until it is ended. */
export async function botTimes(
  place: Place,
  count: number,
  meanwhile: (bot: Bot) => () => void = () => () => undefined,
): Promise<number[]> {
  return onNewStore(async store => {
    const bot = await openBot(place, store);
    const end = meanwhile(bot);
    const times = await answerTimes(place, bot, count);
    end();
    await bot.stop();
    return times;
  });
}

/** The same with nothing beside it, and what the clicks cost. */
const botCosts = (place: Place, count: number): Promise<{ times: number[]; costs: Costs }> =>
  onNewStore(async store => {
    const meter = counted(store);
    const bot = await openBot(place, meter.store);
    const before = structuredClone(meter.costs);
    const times = await answerTimes(place, bot, count);
    const costs = since(before, meter.costs);
    await bot.stop();
    meter.stop();
    return { times, costs };
  });

/** How long so many answers took, in matches that are begun for it one after the other. */
export async function answerTimes(place: Place, bot: Bot, count: number): Promise<number[]> {
  const random = new Chance('bench').stream('clicks');
  const times: number[] = [];
  while (times.length < count + WARM) {
    const { board } = await sitDown(place, bot);
    for (let idle = 0; idle < 4 && times.length < count + WARM; ) {
      idle++;
      for (const who of ['mara', 'theo']) {
        // The board may be about to show the end: then it has no such button any more.
        await bot.house.presenter.settled();
        const open = await buttonOf(place, who, board(), 'menu');
        // A board without that button shows a match that is over.
        let menu =
          open === null
            ? undefined
            : (await ask<Outcome>(place, who, '/components', { message: board(), custom_id: open })).message;
        while (menu !== undefined) {
          const choices = parts(menu).filter(part => part.disabled !== true && /^(a|s|n)\|/.test(part.custom_id ?? ''));
          if (choices.length === 0) break;
          const choice = random.pick(choices);
          const values = choice.options === undefined ? {} : { values: [random.pick(choice.options).value] };
          const outcome: Outcome = await ask<Outcome>(place, who, '/components', {
            message: menu.id,
            custom_id: choice.custom_id,
            ...values,
          });
          if (outcome.took !== undefined) times.push(outcome.took);
          menu = outcome.message;
          idle = 0;
        }
      }
      await bot.house.presenter.settled();
      if ((await bot.house.store.matchesOf({ status: ['playing'] })).length === 0) break;
    }
  }
  return times.slice(WARM);
}

/** A challenge, accepted; the board's message id is asked again each time, for it may be posted again. */
export async function sitDown(place: Place, bot: Bot): Promise<{ board: () => string }> {
  const { channels, members } = await ask<{
    channels: { id: string; name: string }[];
    members: { user: { id: string; username: string } }[];
  }>(place, 'mara', '/state');
  const channel = channels.find(one => one.name === 'card-table')?.id;
  const theo = members.find(one => one.user.username.toLowerCase() === 'theo')?.user.id;
  await ask(place, 'mara', '/commands', {
    channel,
    command: 'challenge',
    type: 1,
    options: { opponent: theo, deck: 'ready:iron-man' },
  });
  await bot.house.presenter.settled();
  const [match] = await bot.house.store.matchesOf({ status: ['inviting'] });
  if (match === undefined) throw new Error('the challenge was not posted');
  const board = await bot.house.store.board(match.id);
  const message = board?.message ?? '';
  const accepted = await ask<Outcome>(place, 'theo', '/components', {
    message,
    custom_id: await buttonOf(place, 'theo', message, 'join'),
  });
  await ask(place, 'theo', '/components', {
    message: accepted.message?.id,
    custom_id: parts(accepted.message).find(part => part.custom_id?.startsWith('deck|'))?.custom_id,
    values: ['ready:storm'],
  });
  await bot.house.presenter.settled();
  return { board: () => message };
}

async function buttonOf(place: Place, who: string, message: string, verb: string): Promise<string | null> {
  const { channels } = await ask<{ channels: { id: string; name: string }[] }>(place, who, '/state');
  const channel = channels.find(one => one.name === 'card-table')?.id ?? '';
  const found = (await ask<Message[]>(place, who, `/channels/${channel}/messages`)).find(one => one.id === message);
  return parts(found).find(part => part.custom_id?.startsWith(`${verb}|`))?.custom_id ?? null;
}

/** From the click reaching the gateway to the bot's answer arriving, saved and redrawn, beside a bare handler's. */
export const clicks: Benchmark = {
  id: 'clicks',
  title: 'Click to answer over the real client, beside a bare discord.js handler',
  async measure({ seconds }) {
    const place = await openPlace();
    try {
      const count = Math.round(200 * seconds);
      const bare = await bareTimes(place, count);
      const { times, costs } = await botCosts(place, count);
      const at = await paced(count);
      const every = `a table is clicked at every ${at.every} s`;
      return [
        ...summed(summary('one after the other', times), summary('bare handler', bare.times)),
        ...summed(at.times, summary('bare handler', bare.paced)),
        ...measured('one after the other', costs),
        ...measured(every, at.costs),
      ];
    } finally {
      place.process.kill('SIGTERM');
    }
  },
};

function measured(how: string, costs: Costs): Measure[] {
  const clicked = clicksIn(costs);
  const each = (name: string, value: number): Measure => ({
    name: `${how}: ${name}`,
    value: rounded(value / clicked),
    unit: 'a click',
  });
  const requests = Object.entries(costs.requests).filter(([, count]) => count > 0);
  const all = requests.reduce((sum, [, count]) => sum + count, 0);
  return [
    { ...each('requests to Discord', all), beside: { name: 'bare handler', value: 1 } },
    ...requests.map(([kind, count]) => each(`requests: ${kind}`, count)),
    each('matches loaded', costs.loads),
    each('matches run', costs.resumes),
    each('durable writes', costs.writes),
  ];
}
