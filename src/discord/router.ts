import { DiscordAPIError, type Interaction } from 'discord.js';
import { Refused } from '../matches/refused.js';
import { promptClicks } from './clicks/prompt.js';
import { tableClicks } from './clicks/table.js';
import type { Command } from './command.js';
import type { House } from './house.js';
import { decodeId, isPromptVerb } from './render/custom-id.js';
import { tell } from './reply.js';
import { houseVoice } from './voice.js';

/** Codes of Discord that say: too late, or answered already. Nothing can be told to the person any more. */
const GONE = new Set<string | number>([10062, 40060, 10015]);

/** Sends each interaction where it belongs. Whatever goes wrong, the person gets one sentence that says what to do. */
export class Router {
  private readonly commands: ReadonlyMap<string, Command>;
  private readonly house: House;
  /** Interactions being handled. A stopping bot waits for them. */
  private readonly open = new Set<Promise<void>>();

  constructor(commands: readonly Command[], house: House) {
    this.commands = new Map(commands.map(command => [command.data.name, command]));
    this.house = house;
  }

  handle(interaction: Interaction): Promise<void> {
    const work = this.route(interaction).catch((error: unknown) => this.explain(interaction, error));
    this.open.add(work);
    return work.finally(() => this.open.delete(work));
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.open);
  }

  private async route(interaction: Interaction): Promise<void> {
    const { house } = this;
    if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
      const id = decodeId(interaction.customId);
      const handler = id === null ? undefined : isPromptVerb(id.verb) ? promptClicks : tableClicks[id.verb];
      if (id === null || handler === undefined) throw new Refused('stale');
      await handler(interaction, id, house);
      return;
    }
    if (!interaction.isCommand() && !interaction.isAutocomplete()) return;
    const command = this.commands.get(interaction.commandName);
    if (command === undefined) throw new Refused('closed');
    if (interaction.isAutocomplete()) {
      const choices = 'complete' in command ? ((await command.complete?.(interaction, house)) ?? []) : [];
      await interaction.respond(choices.slice(0, 25).map(({ name, value }) => ({ name: name.slice(0, 100), value })));
    } else if (interaction.isChatInputCommand() && 'run' in command) await command.run(interaction, house);
    else if (interaction.isUserContextMenuCommand() && 'runOn' in command) await command.runOn(interaction, house);
  }

  private async explain(interaction: Interaction, error: unknown): Promise<void> {
    const { log } = this.house;
    if (error instanceof DiscordAPIError && GONE.has(error.code)) {
      log.debug({ code: error.code }, 'an interaction was answered too late');
      return;
    }
    if (!(error instanceof Refused)) log.error({ err: error }, 'an interaction failed');
    if (!interaction.isRepliable()) return;
    const say = houseVoice(interaction.locale);
    try {
      await tell(interaction, say(error instanceof Refused ? error.text : { id: 'failed' }));
    } catch (second) {
      log.warn({ err: second }, 'a failure could not be told');
    }
  }
}
