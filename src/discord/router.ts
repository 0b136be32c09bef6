import { type AutocompleteInteraction, DiscordAPIError, type Interaction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { type Meter, type Outcome, onBehalfOf } from '../health/index.js';
import { text } from '../kernel/index.js';
import { Denied } from '../locales/denied.js';
import { clickIn, verbOf } from './clicks.js';
import { AtOnce } from './define/at-once.js';
import { byName } from './define/by-name.js';
import { type Command, perform, suggest } from './define/command.js';
import type { Choice } from './define/matching.js';
import { Misused } from './define/misused.js';
import { Places } from './define/places.js';
import { Rate } from './define/rate.js';
import { admit } from './define/requires.js';
import type { House } from './house.js';
import { overtake } from './menu/following.js';
import { speakTo } from './people/languages.js';
import { clip, plainName } from './render/escape.js';
import { translatorFor } from './render/translators.js';
import { loggable } from './reply/failure.js';
import { LIMITS } from './reply/limits.js';
import { tell } from './reply/reply.js';

/** Codes of Discord that say: too late, or answered already. Nothing can be told to the person any more. */
const GONE = new Set<string | number>([10062, 40060, 10015, 50027]);

/** Interactions that are remembered, in case one comes twice. */
const REMEMBERED = 2000;

export interface RouterOptions {
  /** How many commands a person may give in a minute; any number when left out. */
  readonly perMinute?: number;
  /** How many clicks and commands of a person are answered at the same time; any number when left out. */
  readonly atOnce?: number;
  readonly meter?: Pick<Meter, 'click'> | null;
}

/** Sends each interaction where it belongs. Whatever goes wrong, the person gets one sentence that says what to do. */
export class Router {
  private readonly commands: ReadonlyMap<string, Command>;
  private readonly house: House;
  /** Interactions being handled. A stopping bot waits for them. */
  private readonly open = new Set<Promise<void>>();
  /** Interactions that have come lately. */
  private readonly known = new LRUCache<string, true>({ max: REMEMBERED });
  private readonly places = new Places();
  private readonly rate: Rate;
  private readonly atOnce: AtOnce;
  private readonly meter: Pick<Meter, 'click'> | null;

  constructor(
    commands: readonly Command[],
    house: House,
    { perMinute = Infinity, atOnce = Infinity, meter = null }: RouterOptions = {},
  ) {
    this.atOnce = new AtOnce(atOnce);
    this.rate = new Rate(perMinute, () => house.now());
    this.meter = meter;
    this.commands = byName(
      'commands',
      commands.map(command => [command.name, command]),
    );
    this.house = house;
  }

  handle(interaction: Interaction): Promise<void> {
    if (this.isKnown(interaction.id)) return Promise.resolve();
    const work = onBehalfOf(interaction.id, () => this.timed(interaction));
    this.open.add(work);
    return work.finally(() => this.open.delete(work));
  }

  /** Handles it, and says how that went and how long it took. Never rejects. */
  private async timed(interaction: Interaction): Promise<void> {
    const began = performance.now();
    const outcome = await this.atOnce
      .answer(interaction.user.id, () => this.route(interaction))
      .then(
        () => 'done' as const,
        (error: unknown) => this.explain(interaction, error),
      );
    this.meter?.click(nameOf(interaction), outcome, performance.now() - began);
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.open);
  }

  /** Discord may deliver an interaction twice, above all after a lost connection. */
  private isKnown(id: string): boolean {
    if (this.known.has(id)) return true;
    this.known.set(id, true);
    return false;
  }

  private async route(interaction: Interaction): Promise<void> {
    const { house } = this;
    await speakTo(interaction, house.people);
    if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
      const { kind, subject, read } = clickIn(interaction.customId);
      await admit(kind.requires, interaction, house);
      await this.places.check(kind.subject, subject, interaction, house);
      await overtake(subject, interaction.user.id, interaction.id);
      return house.menus.answering(subject, interaction, () => kind.run(interaction, read, house));
    }
    if (!interaction.isCommand() && !interaction.isAutocomplete()) return;
    const command = this.commands.get(interaction.commandName);
    const isSlash = command !== undefined && 'actions' in command;
    if (interaction.isAutocomplete() && isSlash) return offer(interaction, await suggest(command, interaction, house));
    this.rate.admit(interaction.user.id);
    if (interaction.isChatInputCommand() && isSlash) return perform(command, interaction, house);
    if (!interaction.isUserContextMenuCommand() || command === undefined || isSlash)
      throw new Misused('command-unknown');
    await admit(command.requires, interaction, house);
    await command.runOn(interaction, house);
  }

  private async explain(interaction: Interaction, error: unknown): Promise<Outcome> {
    const { log } = this.house;
    if (error instanceof DiscordAPIError && GONE.has(error.code)) {
      log.debug({ code: error.code }, 'an interaction was answered too late');
      return 'late';
    }
    const isDenied = error instanceof Denied;
    if (!isDenied) log.error({ err: loggable(error) }, 'an interaction failed');
    const said = isDenied ? error.text : text('failed');
    try {
      if (interaction.isAutocomplete()) await offer(interaction, []);
      else if (interaction.isRepliable()) await tell(interaction, translatorFor(said, interaction.locale)(said));
    } catch (second) {
      log.warn({ err: loggable(second) }, 'a failure could not be told');
    }
    return isDenied ? 'refused' : 'failed';
  }
}

/** A command's name, or what kind of click it is: the part of its id that says nothing of a match or a person. */
function nameOf(interaction: Interaction): string {
  if (interaction.isCommand()) return `/${interaction.commandName}`;
  if (interaction.isAutocomplete()) return `typing /${interaction.commandName}`;
  return interaction.isMessageComponent() || interaction.isModalSubmit() ? verbOf(interaction.customId) : 'other';
}

/** At most 25 suggestions, none longer than Discord shows. */
async function offer(interaction: AutocompleteInteraction, choices: readonly Choice[]): Promise<void> {
  const sendable = choices.filter(({ value }) => value.length <= LIMITS.selectText).slice(0, LIMITS.selectOptions);
  await interaction.respond(
    sendable.map(({ name, value }) => ({
      name: clip(plainName(name), LIMITS.selectText),
      value,
    })),
  );
}
