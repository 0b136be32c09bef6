import { DiscordAPIError, type Interaction } from 'discord.js';
import { text } from '../kernel/index.js';
import { Denied } from '../locales/denied.js';
import { Refused } from '../matches/refused.js';
import type { ClickHandler } from './click.js';
import { promptClicks } from './clicks/prompt.js';
import { questClicks } from './clicks/quests.js';
import { tableClicks } from './clicks/table.js';
import { clockClicks } from './clock/clock.js';
import type { Command } from './command.js';
import { deckClicks } from './decks/clicks.js';
import { loggable } from './failure.js';
import { handoverClicks } from './handover.js';
import type { House } from './house.js';
import { leagueClicks } from './leagues/clicks.js';
import { LIMITS } from './limits.js';
import { luckClicks } from './luck/luck.js';
import { orderClicks } from './orders/orders.js';
import { privacyClicks } from './privacy/forget.js';
import { decodeId, isPromptVerb, promptVerbs } from './render/custom-id.js';
import { clip, plainName } from './render/escape.js';
import { replayClicks } from './replay/replay.js';
import { tell } from './reply.js';
import { undoClicks } from './undo/undo.js';
import { voiceFor } from './voice.js';
import { watchClicks } from './watch/watch.js';

/** Codes of Discord that say: too late, or answered already. Nothing can be told to the person any more. */
const GONE = new Set<string | number>([10062, 40060, 10015]);

const REMEMBERED = 2000;

/** Clicks that answer no question, by their verbs. Throws at the start where two rooms use one verb. */
const CLICKS = byVerb([
  tableClicks,
  handoverClicks,
  questClicks,
  deckClicks,
  privacyClicks,
  replayClicks,
  undoClicks,
  leagueClicks,
  orderClicks,
  clockClicks,
  watchClicks,
  luckClicks,
]);

function byVerb(rooms: readonly Readonly<Record<string, ClickHandler>>[]): ReadonlyMap<string, ClickHandler> {
  const handlers = new Map<string, ClickHandler>();
  for (const [verb, handler] of rooms.flatMap(room => Object.entries(room))) {
    if (handlers.has(verb) || isPromptVerb(verb)) throw new Error(`two kinds of click are called ${verb}`);
    handlers.set(verb, handler);
  }
  return handlers;
}

/** Every kind of click there is. */
export const clickVerbs: readonly string[] = [...promptVerbs, ...CLICKS.keys()];

/** Sends each interaction where it belongs. Whatever goes wrong, the person gets one sentence that says what to do. */
export class Router {
  private readonly commands: ReadonlyMap<string, Command>;
  private readonly house: House;
  /** Interactions being handled. A stopping bot waits for them. */
  private readonly open = new Set<Promise<void>>();
  /** Interactions that have come lately. */
  private readonly known = new Set<string>();

  constructor(commands: readonly Command[], house: House) {
    this.commands = new Map(commands.map(command => [command.data.name, command]));
    this.house = house;
  }

  handle(interaction: Interaction): Promise<void> {
    if (this.isKnown(interaction.id)) return Promise.resolve();
    const work = this.route(interaction).catch((error: unknown) => this.explain(interaction, error));
    this.open.add(work);
    return work.finally(() => this.open.delete(work));
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.open);
  }

  /** Discord may deliver an interaction twice, above all after a lost connection. */
  private isKnown(id: string): boolean {
    if (this.known.has(id)) return true;
    this.known.add(id);
    if (this.known.size > REMEMBERED)
      for (const old of [...this.known].slice(0, REMEMBERED / 2)) this.known.delete(old);
    return false;
  }

  private async route(interaction: Interaction): Promise<void> {
    const { house } = this;
    if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
      const id = decodeId(interaction.customId);
      const handler = id === null ? undefined : isPromptVerb(id.verb) ? promptClicks : CLICKS.get(id.verb);
      if (id === null || handler === undefined) throw new Refused('stale');
      await handler(interaction, id, house);
      return;
    }
    if (!interaction.isCommand() && !interaction.isAutocomplete()) return;
    const command = this.commands.get(interaction.commandName);
    if (command === undefined) throw new Refused('closed');
    if (interaction.isAutocomplete()) {
      const choices = 'complete' in command ? ((await command.complete?.(interaction, house)) ?? []) : [];
      await interaction.respond(
        choices.slice(0, 25).map(({ name, value }) => ({ name: clip(plainName(name), LIMITS.selectText), value })),
      );
    } else if (interaction.isChatInputCommand() && 'run' in command) await command.run(interaction, house);
    else if (interaction.isUserContextMenuCommand() && 'runOn' in command) await command.runOn(interaction, house);
  }

  private async explain(interaction: Interaction, error: unknown): Promise<void> {
    const { log } = this.house;
    if (error instanceof DiscordAPIError && GONE.has(error.code)) {
      log.debug({ code: error.code }, 'an interaction was answered too late');
      return;
    }
    if (!(error instanceof Denied)) log.error({ err: loggable(error) }, 'an interaction failed');
    if (!interaction.isRepliable()) return;
    const said = error instanceof Denied ? error.text : text('failed');
    try {
      await tell(interaction, voiceFor(said, interaction.locale)(said));
    } catch (second) {
      log.warn({ err: loggable(second) }, 'a failure could not be told');
    }
  }
}
