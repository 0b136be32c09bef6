import { LRUCache } from 'lru-cache';

/** The newest click of a person at a match, by both. */
const newest = new LRUCache<string, string>({ max: 5000 });
/** What is being put into a menu that was answered before, by the same. */
const underWay = new Map<string, Promise<unknown>>();
/** Clicks that are being answered, by the same. */
const answering = new Map<string, Set<Promise<unknown>>>();

/** How many milliseconds a click waits for that: Discord waits three seconds for its answer. */
const PATIENCE = 1000;

const placeOf = (match: string, person: string): string => `${match}|${person}`;

/** A click has come: what an older one would still put into the menu comes too late, or has to be done first. */
export async function overtake(match: string, person: string, click: string): Promise<void> {
  const place = placeOf(match, person);
  const last = newest.get(place);
  if (last === undefined || BigInt(click) > BigInt(last)) newest.set(place, click);
  const work = underWay.get(place);
  if (work === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work.catch(() => undefined), new Promise(resolve => (timer = setTimeout(resolve, PATIENCE)))]);
  clearTimeout(timer);
}

/** Puts something into the menu that a click was answered with, unless a newer click has come. */
export async function follow(match: string, person: string, click: string, put: () => Promise<unknown>): Promise<void> {
  if (newest.get(placeOf(match, person)) === click) await change(match, person, put);
}

/** Changes a menu without a click: clicks that come meanwhile are answered after it. */
export async function change(match: string, person: string, put: () => Promise<unknown>): Promise<void> {
  const place = placeOf(match, person);
  const work = put();
  underWay.set(place, work);
  try {
    await work;
  } finally {
    if (underWay.get(place) === work) underWay.delete(place);
  }
}

/** Answers a click of a person at a match; what changes by itself waits for that. */
export async function answered<T>(match: string, person: string, answer: () => Promise<T>): Promise<T> {
  const place = placeOf(match, person);
  const clicks = answering.get(place) ?? new Set();
  const work = answer();
  answering.set(place, clicks.add(work));
  try {
    return await work;
  } finally {
    clicks.delete(work);
    if (clicks.size === 0) answering.delete(place);
  }
}

/** Resolves when no click of a person at a match waits for its answer. */
export async function quiet(match: string, person: string): Promise<void> {
  const place = placeOf(match, person);
  for (let clicks = answering.get(place); clicks !== undefined; clicks = answering.get(place))
    await Promise.allSettled(clicks);
}
