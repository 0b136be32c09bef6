/** Discord's refusals. https://docs.discord.com/developers/topics/opcodes-and-status-codes#json */
export interface Fault {
  path: (string | number)[];
  code: string;
  message: string;
}

export class Refusal extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;
  constructor(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(String(body.message));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

const known = {
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10013: [404, 'Unknown User'],
  10014: [404, 'Unknown Emoji'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  10070: [404, 'Unknown Guild Scheduled Event'],
  30015: [400, 'Maximum number of attachments in a message reached (10)'],
  30032: [400, 'Maximum number of application commands reached (100)'],
  30033: [400, 'Max number of thread participants has been reached (1000)'],
  30038: [400, 'Maximum number of guild scheduled events reached (100)'],
  30046: [429, 'Maximum number of edits to messages older than 1 hour reached. Try again later'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  50001: [403, 'Missing Access'],
  50003: [403, 'Cannot execute action on a DM channel'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50013: [403, 'Missing Permissions'],
  50024: [400, 'Cannot execute action on this channel type'],
  50025: [401, 'Invalid OAuth2 access token'],
  50027: [401, 'Invalid Webhook Token'],
  50083: [
    400,
    'Tried to perform an operation on an archived thread, such as editing a message or adding a user to the thread',
  ],
  160004: [400, 'A thread has already been created for this message'],
  160006: [400, 'Maximum number of active threads reached'],
  180000: [400, 'Cannot update a finished event'],
} as const satisfies Record<number, readonly [number, string]>;

export type Code = keyof typeof known;

export function refuse(code: Code): never {
  const [status, message] = known[code];
  throw new Refusal(status, { message, code });
}

/** 400 with code 50035 and one nested `_errors` list per place, as Discord lays them out. */
export function invalidForm(faults: Fault[]): Refusal {
  // Without a prototype: a place may be called `__proto__`.
  const level = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;
  const errors = level();
  for (const { path, code, message } of faults) {
    let place = errors;
    for (const step of path) {
      place[String(step)] ??= level();
      place = place[String(step)] as Record<string, unknown>;
    }
    place._errors = [...((place._errors as unknown[] | undefined) ?? []), { code, message }];
  }
  return new Refusal(400, { message: 'Invalid Form Body', code: 50035, errors });
}

/** Writes a mistake of the playground's own to standard error. */
export const complain = (error: unknown): void => {
  process.stderr.write(`playground: ${error instanceof Error ? error.stack : String(error)}\n`);
};

export const fault = (path: (string | number)[], code: string, message: string): Fault => ({ path, code, message });
