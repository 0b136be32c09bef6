import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InteractionWebhook, Message, RepliableInteraction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { isInLobby, type Look, seatOf } from '../../matches/matches.js';
import type { House } from '../house.js';
import { asLayout } from '../reply/as-layout.js';
import { loggable } from '../reply/failure.js';
import { hasOpenedForm } from '../reply/form.js';
import { isGone } from '../reply/gone.js';
import { LIVES } from '../reply/lives.js';
import { type Body, carefully, isLayout, privateMessage, QUIET } from '../reply/reply.js';
import { answered, change, quiet } from './following.js';
import { pause } from './pause.js';
import { type PictureThere, pictureIn } from './picture-in.js';
import { askedOf, isPast, type Seen, seenIn, stateOf } from './seen.js';
import { menuNow, type View } from './show.js';

/** A menu changes by itself no more often than this, in milliseconds: of changes that come faster only the newest is shown. */
const PACE = 1000;
/** The same, as long as nothing is asked there, nothing was, and the same is waited for: nobody needs it to play on. */
const CALM = 4000;
/** A picture that nobody needs to answer waits so long, in milliseconds, for the next change to come with. */
const BARE = 6000;
/** A bot that stops waits this long, in milliseconds, for Discord to take what is on its way. */
const PATIENCE = 5000;
/** A person who has clicked within so many milliseconds is taken to be looking at their menu still. */
const ATTENTIVE = 2 * 60 * 1000;
/** Matches whose menus are remembered. */
const REMEMBERED = 2000;
/** Why a pause is cut short. Without a reason an error would be made each time, and each click cuts some short. */
const CUT = 'cut short';

/** Where a menu stands: a message of its own, or the one that was clicked on. */
export interface Standing {
  /** The message that was clicked on, where it has become the menu. */
  readonly on: Message | null;
  /** The id of a message that followed an earlier answer. */
  readonly follows: string | null;
  /** The picture that is there; null for none, or where its id is not known. */
  readonly shows: PictureThere | null;
}

/** The last private menu of a person at a match. */
class Living {
  /** The click that it answered. */
  readonly click: string;
  readonly person: string;
  readonly webhook: InteractionWebhook;
  readonly view: View;
  /** The id of its message, where that is known; else it is the answer to the click. */
  readonly message: string | null;
  /** The click that its message answered at first. */
  readonly origin: string;
  readonly until: number;
  /**
   * The last log line when its person clicked last, or before their answer where that did something: what comes after is
   * news until they click again. Null before the match.
   */
  readonly clicked: number | null;
  seen: Seen;
  /** It shows something else for now, or can be changed no more: it is only remembered. */
  asleep = false;
  /** The match as its last change left it; null where it has to be looked at. */
  look: Look | null = null;
  isDue = false;
  work: Promise<void> | null = null;
  /** The picture that it has put there by itself; null for none. While it does so nobody knows which it is. */
  picture: string | null | 'unknown' = null;
  /** The picture that is there; null for none, or where its id is not known. */
  shows: PictureThere | null;
  /** It is as a click has left it, without its picture. */
  isBare = false;
  private readonly begunAt = performance.now();
  private changedAt = Number.NEGATIVE_INFINITY;
  private isHastened = false;
  /** Ends the wait of what is not needed. */
  private calm = new AbortController();

  constructor(
    interaction: RepliableInteraction,
    { on, follows, shows }: Standing,
    view: View,
    seen: Seen,
    until: number,
  ) {
    this.click = interaction.id;
    this.person = interaction.user.id;
    this.webhook = interaction.webhook;
    this.view = view;
    this.message = follows ?? on?.id ?? null;
    this.origin = on?.interactionMetadata?.id ?? interaction.id;
    this.until = until;
    const { since, lines, mine } = seen;
    this.clicked = since !== null && since < mine ? since : lines;
    this.seen = seen;
    this.shows = shows;
  }

  /** Whether a message is this one. */
  is({ id, interactionMetadata }: Message): boolean {
    return this.message === null ? interactionMetadata?.id === this.origin : this.message === id;
  }

  /** Whether another menu stands in the same message. */
  shares({ message, origin }: Living): boolean {
    return this.message === null || message === null ? origin === this.origin : message === this.message;
  }

  /** Resolves when it may be changed: soon where that has been hastened, at once when `hurry` is aborted. */
  async due(hurry: AbortSignal): Promise<void> {
    const calm = new AbortController();
    this.calm = calm;
    const skip = (): void => calm.abort(CUT);
    hurry.addEventListener('abort', skip);
    if (this.isHastened || hurry.aborted) skip();
    await pause(Math.max(this.begunAt, this.changedAt) + CALM, calm.signal);
    hurry.removeEventListener('abort', skip);
    await pause(this.changedAt + PACE, hurry);
    this.isHastened = false;
  }

  /** What has changed is needed there. */
  hasten(): void {
    this.isHastened = true;
    this.calm.abort(CUT);
  }

  /** Puts the newest state into the message. A picture that is there already is not sent again. */
  async change(body: Body, seen: Seen): Promise<void> {
    const { attachments = [], ...layout } = isLayout(body) ? body : asLayout(body);
    this.picture = 'unknown';
    this.shows = null;
    const message = await carefully({ allowedMentions: QUIET, ...layout, attachments: [...attachments] }, careful =>
      this.webhook.editMessage(this.message ?? '@original', careful),
    );
    this.shows = pictureIn(message);
    this.picture = this.shows?.id ?? null;
    this.isBare = false;
    this.seen = seen;
    this.changedAt = performance.now();
  }

  remove(): Promise<void> {
    return this.webhook.deleteMessage(this.message ?? '@original');
  }
}

/**
 * Menus change by themselves for as long as the token of their last click lets them: when the match begins, when it
 * becomes somebody's turn, when they are attacked, when what they are shown is no longer so, when the match ends. In
 * memory alone.
 */
export class LivingMenus {
  private readonly menus = new LRUCache<string, Map<string, Living>>({ max: REMEMBERED });
  private readonly work = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private hurry = heardByMany();

  /** The last log line before what is news to the person who clicks; null if no earlier look of theirs is known. */
  since(look: Look, interaction: RepliableInteraction): number | null {
    const menu = this.of(look.match.id, interaction.user.id);
    if (menu === undefined) return null;
    // Nothing has happened: what was news still is.
    if (menu.seen.state === stateOf(look, menu.person)) return menu.seen.since;
    // What a menu has shown by itself has been read where it is clicked on; somebody who opens another was elsewhere.
    const on = privateMessage(interaction);
    return on !== null && menu.is(on) ? menu.seen.lines : menu.clicked;
  }

  /** The last log line of what the last answer of the person who clicks did; 0 where none is known. */
  mine({ match }: Look, { user }: RepliableInteraction): number {
    return this.of(match.id, user.id)?.seen.mine ?? 0;
  }

  /** Whether the picture that was in a message when it was clicked on is still there. */
  holds(look: Look, interaction: RepliableInteraction, picture: string): boolean {
    const { picture: own = null } = this.of(look.match.id, interaction.user.id) ?? {};
    return own === null || own === picture;
  }

  /** A click has been answered with a menu. An older one of the same person at the same match goes. */
  shown(
    house: House,
    interaction: RepliableInteraction,
    look: Look,
    { since, mine, ...standing }: Standing & Pick<Seen, 'since' | 'mine'>,
    view: View,
  ): void {
    const { id } = look.match;
    const old = this.of(id, interaction.user.id);
    const seen = seenIn(look, interaction.user.id, { since, mine });
    const menu = new Living(interaction, standing, view, seen, house.now() + LIVES);
    menu.asleep = isOver(look);
    const here = this.menus.get(id) ?? new Map<string, Living>();
    this.menus.set(id, here.set(menu.person, menu));
    // Nobody was there to be told of what has changed since they were found to wait.
    if ((old === undefined || old.asleep) && menu.seen.asked === '') this.wake(house, id, menu, null);
    if (old === undefined) return;
    // What has changed since the look that the click is answered with is still to be shown.
    if (old.isDue && !isWithin(old.look, look)) this.wake(house, id, menu, old.look);
    old.asleep = true;
    if (!menu.shares(old) && old.until > house.now()) this.track(this.attempt(house, id, old, () => old.remove()));
  }

  /** The picture of a click's menu is there now, unless the menu has changed by itself meanwhile. */
  pictured(match: string, { id, user }: RepliableInteraction, picture: PictureThere | null): void {
    const menu = this.of(match, user.id);
    if (menu?.click === id && menu.picture === null) menu.shows = picture;
  }

  /**
   * A click's menu asks nothing and lacks its picture only: `put` brings that after a while, unless the menu changes before
   * and brings its own.
   */
  lacksPicture(house: House, match: string, { id, user }: RepliableInteraction, put: () => Promise<void>): void {
    const menu = this.of(match, user.id);
    if (menu?.click !== id || menu.asleep) return;
    menu.isBare = true;
    const waited = pause(performance.now() + BARE, this.hurry.signal);
    this.track(
      waited.then(async () => {
        await menu.work;
        if (!menu.isBare || menu.asleep || menu.work !== null || this.stopping.signal.aborted) return;
        await this.working(menu, async () => {
          await this.attempt(house, match, menu, put);
          await this.keep(house, match, menu);
        });
      }),
    );
  }

  /** Answers a click about a match: what changes by itself waits for it. Where the answer took a menu's place, that sleeps. */
  async answering(match: string, interaction: RepliableInteraction, answer: () => Promise<void>): Promise<void> {
    const on = privateMessage(interaction);
    await answered(match, interaction.user.id, answer);
    const menu = this.of(match, interaction.user.id);
    if (menu === undefined || on === null || !menu.is(on)) return;
    // The picture of an older click's menu may take longer than a newer click.
    if (BigInt(menu.click) >= BigInt(interaction.id)) return;
    // An answer of its own, or a form, leaves the message that was clicked on as it is.
    if (interaction.ephemeral === null && !hasOpenedForm(interaction)) menu.asleep = true;
  }

  /** A match has changed: the menus that live there change as soon as they may. Only for those is anything looked at. */
  changed(house: House, match: string, look: Look | null): void {
    for (const menu of this.menus.get(match)?.values() ?? []) this.wake(house, match, menu, look);
  }

  /** Whether somebody has just used a menu that shows what they are asked now, or what came of it: they need no call. */
  async attends(look: Look, person: string, now: number): Promise<boolean> {
    const asked = askedOf(look, person).join();
    const { id, moves } = look.match;
    const isThere = (menu: Living | undefined): menu is Living =>
      menu !== undefined && !menu.asleep && menu.until - LIVES + ATTENTIVE > now;
    if (asked === '') return false;
    for (let menu = this.of(id, person); isThere(menu); menu = this.of(id, person)) {
      if (menu.seen.asked === asked || menu.seen.moves > moves) return true;
      // What is on its way there is waited for; meanwhile they may have opened another.
      if (menu.work === null) return false;
      menu.hasten();
      await menu.work;
    }
    return false;
  }

  /** All menus show the newest state, without waiting for more to come. */
  async settled(): Promise<void> {
    while (this.work.size > 0) {
      this.hurry.abort(CUT);
      await Promise.allSettled(this.work);
    }
    this.hurry = heardByMany();
  }

  /** What is on its way to Discord is waited for, but not for ever; nothing more is begun. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const waited = new AbortController();
    await Promise.race([this.settled(), sleep(PATIENCE, undefined, { signal: waited.signal }).catch(() => undefined)]);
    waited.abort();
  }

  private of(match: string, person: string): Living | undefined {
    return this.menus.get(match)?.get(person);
  }

  private wake(house: House, match: string, menu: Living, look: Look | null): void {
    if (menu.asleep || menu.until <= house.now()) return;
    menu.look = look;
    menu.isDue = true;
    if (look === null || isOver(look) || isPast(look, menu.person, menu.seen)) menu.hasten();
    if (menu.work === null) this.track(this.working(menu, () => this.keep(house, match, menu)));
  }

  /** One thing at a time is done for a menu; who waits for it waits for all that has come meanwhile. */
  private working(menu: Living, act: () => Promise<void>): Promise<void> {
    menu.work = act().finally(() => {
      menu.work = null;
    });
    return menu.work;
  }

  private track(work: Promise<void>): void {
    const tracked = work.finally(() => this.work.delete(tracked));
    this.work.add(tracked);
  }

  private async keep(house: House, match: string, menu: Living): Promise<void> {
    while (menu.isDue && !this.stopping.signal.aborted) {
      await menu.due(this.hurry.signal);
      await quiet(match, menu.person);
      if (menu.asleep || this.stopping.signal.aborted) return;
      const { look } = menu;
      menu.isDue = false;
      menu.look = null;
      await this.attempt(house, match, menu, () => this.bring(house, match, menu, look));
    }
  }

  /** Puts the newest state into a menu, if that is another one for its person. */
  private async bring(house: House, match: string, menu: Living, known: Look | null): Promise<void> {
    const look = known ?? (await house.matches.look(match));
    const { person } = menu;
    const seen = seenIn(look, person, { since: menu.clicked, mine: menu.seen.mine });
    if (seatOf(look.match, person) === null) menu.asleep = true;
    // Nobody who is choosing is disturbed while the choice is the same.
    const isSame = seen.asked !== '' && seen.asked === menu.seen.asked;
    const isOld = seen.moves < menu.seen.moves;
    if (isSame || isOld || seen.state === menu.seen.state || menu.asleep) return;
    const body = await menuNow(house, look, person, {
      ...menu.view,
      since: seen.since,
      mine: seen.mine,
      shows: menu.shows,
    });
    await quiet(match, person);
    // A click has shown its person something newer, or something else, or has opened another menu.
    if (menu.asleep || this.stopping.signal.aborted) return;
    await change(match, person, () => menu.change(body, seen));
    // Where it stood there may be something else by now, or nothing.
    menu.asleep ||= isOver(look);
    // A click that did not wait has been answered meanwhile, and perhaps been painted over.
    const newer = this.of(match, person);
    if (newer === undefined || newer === menu || !newer.shares(menu)) return;
    newer.seen = { ...newer.seen, state: '', asked: '' };
    this.wake(house, match, newer, null);
  }

  /** What can no longer be changed is forgotten quietly. */
  private async attempt(house: House, match: string, menu: Living, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      menu.asleep = true;
      if (isGone(error)) return;
      house.log.warn({ err: loggable(error), match }, 'a menu could not be changed');
    }
  }
}

/** As many menus as there are may wait for the same signal. */
function heardByMany(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}

/** Whether what a change has left is in a look; null for a change that is not at hand. */
const isWithin = (change: Look | null, { match }: Look): boolean =>
  change !== null && change.match.updatedAt <= match.updatedAt;

const isOver = ({ match, table }: Look): boolean => !isInLobby(match) && (table === null || match.status !== 'playing');
