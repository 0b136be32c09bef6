import { type InternalRequest, REST, RESTEvents, type RESTOptions } from 'discord.js';

/** Messages that answer a click: their address has the click's token. */
const ANSWER = /^\/webhooks\/\d+\/[^/]+/;

/**
 * Requests to Discord. Those that answer clicks don't count toward the limit of all a bot's requests, and here they don't
 * either: nobody waits for boards of others. https://docs.discord.com/developers/topics/rate-limits#global-rate-limit
 */
export class Requests extends REST {
  private readonly answers: REST;

  constructor(options: Partial<RESTOptions>) {
    super(options);
    this.answers = new REST({ ...options, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
    this.answers.on(RESTEvents.Response, (...told) => void this.emit(RESTEvents.Response, ...told));
    this.answers.on(RESTEvents.RateLimited, (...told) => void this.emit(RESTEvents.RateLimited, ...told));
  }

  override setToken(token: string): this {
    this.answers.setToken(token);
    return super.setToken(token);
  }

  override queueRequest(request: InternalRequest): ReturnType<REST['queueRequest']> {
    return ANSWER.test(request.fullRoute) ? this.answers.queueRequest(request) : super.queueRequest(request);
  }

  override clearHashSweeper(): void {
    super.clearHashSweeper();
    this.answers.clearHashSweeper();
  }

  override clearHandlerSweeper(): void {
    super.clearHandlerSweeper();
    this.answers.clearHandlerSweeper();
  }
}
