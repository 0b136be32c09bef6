/** What the bot asked, so that a test can look at every body and at everything that was refused or not understood. */
export interface Exchange {
  at: number;
  method: string;
  /** The route's pattern, e.g. `/channels/:channel/messages`; the bare path where nothing answers to it. */
  route: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  files: { name: string; filename: string; type: string; size: number }[];
  status: number;
  answer: unknown;
}

export interface Traffic {
  all: Exchange[];
  /** Answered with 4xx because Discord would (also late and double acknowledgements). */
  refused: Exchange[];
  /** Asked for something the playground does not have: always a hole worth filling. */
  unknown: Exchange[];
  /** Bodies sent to `METHOD /route`, oldest first. */
  bodies(route: string): unknown[];
  clear(): void;
}

const KEEP = 20_000;

export function makeTraffic(): Traffic & { record(exchange: Exchange, known: boolean): void } {
  const all: Exchange[] = [];
  const refused: Exchange[] = [];
  const unknown: Exchange[] = [];
  const keep = (list: Exchange[], exchange: Exchange): void => {
    list.push(exchange);
    if (list.length > KEEP) list.splice(0, KEEP / 10);
  };
  return {
    all,
    refused,
    unknown,
    record(exchange, known) {
      keep(all, exchange);
      if (!known) {
        keep(unknown, exchange);
        process.stderr.write(`playground: nothing answers to ${exchange.method} ${exchange.path}\n`);
      } else if (exchange.status >= 400) keep(refused, exchange);
    },
    bodies: route => all.filter(one => `${one.method} ${one.route}` === route).map(one => one.body),
    clear() {
      for (const list of [all, refused, unknown]) list.length = 0;
    },
  };
}
