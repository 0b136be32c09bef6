import { type ChildProcess, fork } from 'node:child_process';
import { programAt } from '../../../home/index.js';
import { type Benchmark, type Measure, rounded } from '../benchmark.js';
import { heard, killed } from '../child-process.js';
import type { Taken } from './child.js';
import { openGateway, type TellingGateway } from './gateway.js';

const FEW = 1_000;
const MANY = 10_000;
/** Messages of as many people in a channel without a match. */
const MESSAGES = 20_000;

/** What a client takes up on so many servers, and with messages then. */
interface Costs {
  /** In MB. */
  readonly servers: number;
  readonly messages: number;
  /** In milliseconds a message. */
  readonly message: number;
}

/** Memory for each server that a process hears of, and what messages cost that don't concern it. */
export const servers: Benchmark = {
  id: 'servers',
  title: 'What servers and their messages cost a process that is told of them',
  long: true,
  async measure() {
    const measures: Measure[] = [];
    for (const count of [FEW, MANY]) {
      const usual = await costs(count, 'usual');
      const ours = await costs(count, 'ours');
      const one = (name: string, unit: string, of: keyof Costs): Measure => ({
        name: `${count} servers: ${name}`,
        value: rounded(ours[of]),
        unit,
        beside: { name: 'a client as it comes', value: rounded(usual[of]) },
      });
      measures.push(
        one('memory', 'MB', 'servers'),
        one(`memory more after ${MESSAGES} messages`, 'MB', 'messages'),
        one('processor time a message', 'ms', 'message'),
      );
    }
    return measures;
  },
};

async function costs(count: number, whose: 'ours' | 'usual'): Promise<Costs> {
  const none = await onServers(0, whose, child => heard<Taken>(child));
  return onServers(count, whose, async (child, gateway) => {
    const before = await heard<Taken>(child);
    gateway.tell(MESSAGES);
    const after = await heard<Taken>(child);
    return {
      servers: (before.kept - none.kept) / 1e6,
      messages: (after.kept - before.kept) / 1e6,
      message: (after.cpu - before.cpu) / MESSAGES,
    };
  });
}

async function onServers<T>(
  count: number,
  whose: string,
  act: (child: ChildProcess, gateway: TellingGateway) => Promise<T>,
): Promise<T> {
  const gateway = await openGateway(count);
  const child = fork(programAt('cli/bench/servers/child'), [gateway.api, whose, `${MESSAGES}`], {
    execArgv: ['--expose-gc'],
  });
  try {
    return await act(child, gateway);
  } finally {
    await killed(child);
    await gateway.close();
  }
}
