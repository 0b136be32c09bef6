import type { RepliableInteraction } from 'discord.js';
import { text } from '../../kernel/index.js';
import { pingable } from '../../matches/calls.js';
import { type Look, seatOf } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import type { MatchRow } from '../../store/port.js';
import type { Click, ClickHandler } from '../click.js';
import type { House } from '../house.js';
import { button, rowsOf } from '../render/components.js';
import { type CustomId, encodeId } from '../render/custom-id.js';
import { type Body, QUIET, show, tell } from '../reply.js';
import { showMenu } from '../show-menu.js';
import { matchVoice } from '../voice.js';

const idOf = (verb: string, { id, moves }: MatchRow, seat = 0): string =>
  encodeId({ verb, match: id, prompt: moves, arg: String(seat) });

/** What taking back one's last answer costs, said before anything is pressed. @throws Refused */
export async function undoBody(house: House, look: Look, person: string, locale: string): Promise<Body> {
  const { match } = look;
  const say = matchVoice(match, locale);
  const cost = await house.matches.undoing(look, person);
  const key = (verb: string, id: string) => rowsOf([button(idOf(verb, match), say.plain(text(id)), 'choice')]);
  switch (cost.cost) {
    case 'blocked':
      return { content: say(text(`undo-blocked-${cost.why}`)), components: [] };
    case 'free':
      return { content: say(text('undo-free')), components: key('back', 'button-take-back') };
    case 'consent': {
      const { others, answers } = cost;
      if (others.length === 0)
        return { content: say(text('undo-alone', { answers })), components: key('wish', 'button-take-back') };
      const who = { list: others.map(seat => ({ seat })) };
      return { content: say(text('undo-consent', { answers, who })), components: key('wish', 'button-ask-consent') };
    }
  }
}

/** Asks the others, where all can see it; against practice players alone it is done at once. */
const ask: ClickHandler = async (interaction, id, house) => {
  const { match, seat } = await mine(interaction, id, house);
  const cost = await house.matches.undoing(await house.matches.look(id.match), interaction.user.id);
  if (await house.matches.consent(id.match, interaction.user.id, { seat, moves: id.prompt }))
    return showMenu(interaction, house, await house.matches.look(id.match), { note: text('note-taken-back') });
  if (cost.cost !== 'consent') throw new Refused('undo-stale');
  const say = matchVoice(match, interaction.locale);
  const users = cost.others.map(other => match.seats[other]?.player as string);
  await postOpenly(interaction, {
    content: `${users.map(user => `<@${user}>`).join(' ')} ${say(text('undo-asked', { who: { seat }, answers: cost.answers }))}`,
    components: rowsOf([
      button(idOf('agree', match, seat), say.plain(text('button-agree')), 'choice'),
      button(idOf('deny', match, seat), say.plain(text('button-disagree')), 'aside'),
    ]),
    allowedMentions: { ...QUIET, users: await pingable(house.store, match, cost.others, house.now()) },
  });
};

const agree: ClickHandler = async (interaction, id, house) => {
  const { match, seat } = await mine(interaction, id, house);
  const asker = Number(id.arg);
  if (asker === seat) throw new Refused('undo-own');
  const say = matchVoice(match, interaction.locale);
  const done = await house.matches.consent(id.match, interaction.user.id, { seat: asker, moves: id.prompt });
  if (!done) return tell(interaction, say(text('undo-agreed')));
  await replace(interaction, say(text('undo-done', { who: { seat: asker } })));
};

const disagree: ClickHandler = async (interaction, id, house) => {
  const { match, seat } = await mine(interaction, id, house);
  if (match.moves !== id.prompt) throw new Refused('undo-stale');
  await replace(interaction, matchVoice(match, interaction.locale)(text('undo-refused', { who: { seat } })));
};

export const undoClicks: Readonly<Record<string, ClickHandler>> = { wish: ask, agree, deny: disagree };

/** The match that a click means, and where the person sits there. @throws Refused */
async function mine(interaction: Click, { match: id }: CustomId, house: House) {
  const match = await house.store.match(id);
  if (match === null) throw new Refused('no-match');
  const seat = seatOf(match, interaction.user.id);
  if (seat === null) throw new Refused('not-at-table');
  return { match, seat };
}

/** For everybody in the channel. */
const postOpenly = async (interaction: RepliableInteraction, body: Body): Promise<void> =>
  void (await interaction.reply({
    content: body.content ?? '',
    components: body.components ?? [],
    allowedMentions: body.allowedMentions ?? QUIET,
  }));

/** The question is settled: its buttons go. */
async function replace(interaction: Click, content: string): Promise<void> {
  if (interaction.isMessageComponent()) await interaction.update({ content, components: [], allowedMentions: QUIET });
  else await show(interaction, { content });
}
