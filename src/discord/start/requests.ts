import { REST, RESTEvents } from 'discord.js';

/** Messages that answer a click: their address has the click's token. */
const ANSWER = /^\/webhooks\/\d+\/[^/]+/;

/**
 * Gives what answers clicks a line of its own. Discord doesn't count it toward the limit of all a bot's requests, and then
 * neither do we: no answer waits for boards of others.
 * https://docs.discord.com/developers/topics/rate-limits#global-rate-limit
 */
export function letAnswersPass(rest: REST): void {
  const answers = new REST({ ...rest.options, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
  answers.on(RESTEvents.Response, (...told) => void rest.emit(RESTEvents.Response, ...told));
  answers.on(RESTEvents.RateLimited, (...told) => void rest.emit(RESTEvents.RateLimited, ...told));
  const queue = rest.queueRequest.bind(rest);
  rest.queueRequest = request => (ANSWER.test(request.fullRoute) ? answers.queueRequest(request) : queue(request));
  // The client calls these when it is done.
  for (const clear of ['clearHashSweeper', 'clearHandlerSweeper'] as const) {
    const own = rest[clear].bind(rest);
    rest[clear] = () => {
      own();
      answers[clear]();
    };
  }
}
