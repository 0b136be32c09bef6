import { type REST, RESTEvents } from 'discord.js';

/** What is left of a share after Discord has said that it was too much, and what it grows by with each look at the fleet. */
const LESS = 0.5;
const MORE = 1.1;

/**
 * Keeps a process to its share of the requests that its bot may make. What a client may make alone is for all processes
 * together: https://docs.discord.com/developers/topics/rate-limits#global-rate-limit. Where a proxy counts, there is no limit to share.
 */
export class RequestShare {
  private readonly rest: Pick<REST, 'options' | 'on'>;
  private readonly all: number;
  private trust = 1;
  private processes = 1;

  constructor(rest: Pick<REST, 'options' | 'on'>) {
    this.rest = rest;
    this.all = rest.options.globalRequestsPerSecond;
    rest.on(RESTEvents.Response, (_, { status, headers }) => {
      if (status === 429 && headers.get('x-ratelimit-scope') === 'global') this.set(this.trust * LESS);
    });
  }

  /** So many processes are alive. */
  among(processes: number): void {
    this.processes = Math.max(1, processes);
    this.set(Math.min(1, this.trust * MORE));
  }

  private set(trust: number): void {
    this.trust = trust;
    this.rest.options.globalRequestsPerSecond = Math.max(1, Math.floor((this.all * trust) / this.processes));
  }
}
