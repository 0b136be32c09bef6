import * as z from 'zod';

/** https://docs.discord.com/developers/events/gateway-events#payload-structure */
export interface Frame {
  op: number;
  d?: unknown;
}

/** Ends a connection. https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes */
export class HangUp extends Error {
  readonly code: number;
  constructor(code: number, reason: string) {
    super(reason);
    this.code = code;
  }
}

const whole = z.number().int();

/** What a bot may say. https://docs.discord.com/developers/events/gateway-events#send-events */
export const says = {
  identify: z.object({ token: z.string(), intents: whole, shard: z.tuple([whole, whole]).optional() }),
  resume: z.object({ token: z.string(), session_id: z.string(), seq: whole.nullable() }),
  members: z.object({
    query: z.string().default(''),
    user_ids: z.union([z.string(), z.array(z.string())]).optional(),
    limit: whole.min(0).default(0),
    nonce: z.string().optional(),
  }),
};
export type Identify = z.infer<typeof says.identify>;
export type Resume = z.infer<typeof says.resume>;
export type MembersWish = z.infer<typeof says.members>;

export function read<T>(schema: z.ZodType<T>, said: unknown): T {
  const result = schema.safeParse(said);
  if (!result.success) throw undecodable();
  return result.data;
}

export function frameOf(text: string): Frame {
  const frame = parse(text) as Partial<Frame> | null | undefined;
  if (typeof frame?.op !== 'number') throw undecodable();
  return { op: frame.op, d: frame.d };
}

const undecodable = (): HangUp => new HangUp(4002, 'Error while decoding payload.');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
