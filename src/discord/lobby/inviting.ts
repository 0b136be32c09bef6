import { type APIActionRowComponent, type APIUserSelectComponent, ComponentType, type GuildMember } from 'discord.js';
import { z } from 'zod';
import { games } from '../../games/index.js';
import { type Game, type Scenarios, text } from '../../kernel/index.js';
import { Refused } from '../../matches/refused.js';
import { DEFAULTS, gameNamed } from '../define/by-value.js';
import { ANY, type ClickKind, defineClick } from '../define/click.js';
import type { Click } from '../define/people.js';
import { SERVER } from '../define/requires.js';
import type { House } from '../house.js';
import { leadTo } from '../lessons/next.js';
import { button, rowsOf } from '../render/components.js';
import { encodeId } from '../render/custom-id.js';
import { gameTranslator, houseTranslator } from '../render/translators.js';
import { type Body, show } from '../reply/reply.js';
import { challenge, opponentOf } from './challenge.js';

// Shortcuts to a table for people who don't know the commands: play a friend, or face a villain together.

const id = (verb: string, arg = ''): string => encodeId({ verb, subject: 'new', arg });

const HERE = { subject: 'new', requires: SERVER } as const;

/** Games in which people play against each other. */
const duels = games.filter(({ partners }) => partners !== true);

/** Which game, and whom to challenge. */
function friendBody(game: Game, locale: string): Body {
  const say = houseTranslator(locale);
  const people: APIActionRowComponent<APIUserSelectComponent> = {
    type: ComponentType.ActionRow,
    components: [
      { type: ComponentType.UserSelect, custom_id: id('duel', game.id), placeholder: say.plain(text('friend-pick')) },
    ],
  };
  const choices = duels.map(one =>
    button(id('friend', one.id), gameTranslator(one, locale).plain(one.title), one === game ? 'chosen' : 'aside'),
  );
  return {
    embeds: [{ title: say.plain(text('button-friend')), description: say(text('friend-about')) }],
    components: [
      ...rowsOf(choices),
      people,
      ...rowsOf([button(id('open', game.id), say.plain(text('button-open-table')), 'choice'), leadTo('help', say)]),
    ],
  };
}

/** Which villain. */
function teamBody(locale: string): Body {
  const say = houseTranslator(locale);
  const buttons = teams().flatMap(({ game, scenarios: { villains } }) =>
    villains.map(({ id: villain, title }) =>
      button(id('face', `${game.id}.${villain}`), gameTranslator(game, locale).plain(title), 'choice'),
    ),
  );
  return {
    embeds: [{ title: say.plain(text('button-team')), description: say(text('team-about')) }],
    components: rowsOf([...buttons, leadTo('help', say)]),
  };
}

const teams = (): { game: Game; scenarios: Scenarios }[] =>
  games.flatMap(game => (game.scenarios === undefined ? [] : [{ game, scenarios: game.scenarios }]));

/** A table of two by the usual rules of a game. */
const openTable = (interaction: Click, house: House, game: Game, opponent: ReturnType<typeof opponentOf>) =>
  challenge(interaction, house, { game: game.id, ruleset: game.rulesets[0]?.id ?? '', opponent });

const friend = defineClick({
  ...HERE,
  verb: 'friend',
  schema: { arg: ANY },
  run: (interaction, { arg }) => {
    const wanted = duels.find(game => game.id === arg) ?? gameNamed(DEFAULTS.game);
    return show(interaction, friendBody(wanted, interaction.locale));
  },
});

const duel = defineClick({
  ...HERE,
  verb: 'duel',
  schema: { arg: ANY },
  async run(interaction, { arg }, house) {
    if (!interaction.isUserSelectMenu()) throw new Refused('stale');
    const user = interaction.users.first();
    if (user === undefined) throw new Refused('stale');
    const member = (interaction.members.get(user.id) ?? null) as GuildMember | null;
    await openTable(interaction, house, gameNamed(arg), opponentOf(interaction, { user, member }));
  },
});

const open = defineClick({
  ...HERE,
  verb: 'open',
  schema: { arg: ANY },
  run: (interaction, { arg }, house) => openTable(interaction, house, gameNamed(arg), null),
});

const team = defineClick({
  ...HERE,
  verb: 'team',
  run: interaction => show(interaction, teamBody(interaction.locale)),
});

const face = defineClick({
  ...HERE,
  verb: 'face',
  schema: { arg: z.string().transform(arg => arg.split('.')) },
  async run(interaction, { arg: [game, villain] }, house) {
    const found = teams().find(one => one.game.id === game);
    const mode = found?.scenarios.modes[0];
    if (found?.scenarios.villains.some(one => one.id === villain) !== true || mode === undefined)
      throw new Refused('unknown-scenario', { scenario: villain ?? '' });
    await challenge(interaction, house, {
      game: found.game.id,
      ...found.scenarios.choose(villain as string, mode.id),
      opponent: null,
      seats: found.game.seats.max,
    });
  },
});

export const invitingClicks: readonly ClickKind[] = [friend, duel, open, team, face];
