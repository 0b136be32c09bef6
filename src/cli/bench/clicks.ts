import { once } from 'node:events';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { Bot } from '../../discord/bot.js';
import { Chance } from '../../kernel/index.js';
import type { Store } from '../../store/index.js';
import { type Benchmark, type Measure, rounded } from './benchmark.js';
import { type Costs, clicksIn, counted, since } from './costs.js';
import { onNewStore } from './folder.js';
import { fast, paced } from './paced.js';
import {
  accept,
  anyValue,
  atPlace,
  challenge,
  choicesIn,
  controlAt,
  type Outcome,
  openBot,
  type Place,
  personAt,
  press,
  tableOf,
} from './place.js';
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
    (await press(place, 'mara', message.id, { custom_id: 'again' })).took ?? null;
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
    const board = { channel: tableOf(place).channel, message: await sitDown(place, bot) };
    for (let idle = 0; idle < 4 && times.length < count + WARM; ) {
      idle++;
      for (const who of ['mara', 'theo']) {
        // The board may be about to show the end: then it has no such button any more.
        await bot.house.presenter.settled();
        const open = await controlAt(place, who, board, 'menu');
        // A board without that button shows a match that is over.
        let menu = open && (await press(place, who, board.message, open)).message;
        while (menu !== undefined) {
          const choices = choicesIn(menu);
          if (choices.length === 0) break;
          const choice = random.pick(choices);
          const outcome: Outcome = await press(place, who, menu.id, choice, anyValue(choice, random));
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

/** A bot on a database, and two people who sit down. */
export async function sitDownOnce(place: Place, store: Store): Promise<void> {
  const bot = await openBot(place, store);
  await sitDown(place, bot);
  await bot.stop();
}

/** A challenge, accepted. Returns the board's message. */
async function sitDown(place: Place, bot: Bot): Promise<string> {
  await challenge(place, 'mara', await personAt(place, 'theo'));
  await bot.house.presenter.settled();
  const [match] = await bot.house.store.matchesOf({ status: ['inviting'] });
  if (match === undefined) throw new Error('the challenge was not posted');
  const board = await bot.house.store.board(match.id);
  const message = board?.message ?? '';
  await accept(place, 'theo', { channel: tableOf(place).channel, message });
  await bot.house.presenter.settled();
  return message;
}

/** From the click reaching the gateway to the bot's answer arriving, saved and redrawn, beside a bare handler's. */
export const clicks: Benchmark = {
  id: 'clicks',
  title: 'Click to answer over the real client, beside a bare discord.js handler',
  measure: ({ seconds }) =>
    atPlace(async place => {
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
    }),
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
