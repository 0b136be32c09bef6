import { type Answer, isLegal, type Json, optionsOf, type Prompt, type Text, text } from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import { ANY, type ClickKind, defineClick, WHOLE } from '../define/click.js';
import type { Click } from '../define/people.js';
import type { House } from '../house.js';
import { alone, type IdParts, isFollowed, promptVerbs } from '../render/custom-id.js';
import { draftOf } from '../render/draft.js';
import { refusedMessage } from '../render/prompt.js';
import { matchTranslator } from '../render/translators.js';
import { tell } from '../reply/reply.js';
import { showMenu } from './show.js';

/** Which match and question a click means, and what it says of that. */
type PromptId = Pick<IdParts, 'verb' | 'number' | 'page' | 'arg'> & { readonly match: string };

/** Clicks on a prompt's own buttons and selects. */
export const promptClicks: readonly ClickKind[] = promptVerbs.map(verb =>
  defineClick({
    verb,
    schema: { number: WHOLE, page: WHOLE, arg: ANY },
    run: verb === 'pg' || verb === 'no' ? lookOn : answer,
  }),
);

async function answer(interaction: Click, id: PromptId, house: House): Promise<void> {
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  const entered = await house.matches.enter(id.match, interaction.user.id, id.number, (prompt, stored) => {
    const drafted = draftOf(prompt, stored, { verb: id.verb, arg: alone(id.arg), values: values.map(alone) });
    return 'draft' in drafted
      ? { draft: drafted.draft as Json }
      : { ...drafted, follow: [id.arg, ...values].some(isFollowed) };
  });
  const { look } = entered;
  // Closed meanwhile, perhaps by another click of the same person: they see what is open now.
  if ('closed' in entered) return showMenu(interaction, house, look, { note: entered.closed.text });
  const { prompt, answer: given, next } = entered;
  if (given === null) return showMenu(interaction, house, look, { page: id.page, seat: prompt.seat });
  const after = next === null ? look : await followed(interaction, house, look, { seat: prompt.seat, reason: next });
  await showMenu(interaction, house, after, { answered: answeredWith(prompt, given), mine: after.match.lines });
}

/** An answer whose line said what comes of the next question, such as how a card is paid for: that is answered by its default. */
async function followed(
  interaction: Click,
  house: House,
  look: Look,
  { seat, reason }: Pick<Prompt, 'seat' | 'reason'>,
): Promise<Look> {
  const next = look.table?.prompts.find(open => open.seat === seat && open.reason === reason);
  if (next === undefined || !isLegal(next, next.default)) return look;
  try {
    return await house.matches.answer(look.match.id, interaction.user.id, next.number, next.default);
  } catch (error) {
    // Somebody else has changed the table in between: it is asked as ever.
    if (error instanceof Refused) return house.matches.look(look.match.id);
    throw error;
  }
}

/** A click that changes nothing: it turns to another page, or asks why something is not offered. */
async function lookOn(interaction: Click, id: PromptId, house: House): Promise<void> {
  const look = await house.matches.look(id.match);
  const prompt = house.matches.openPrompt(look, interaction.user.id, id.number);
  if (prompt instanceof Refused) return showMenu(interaction, house, look, { note: prompt.text });
  if (id.verb === 'pg') return showMenu(interaction, house, look, { page: id.page, seat: prompt.seat });
  const refused = look.table?.refused(prompt.number) ?? [];
  await tell(interaction, refusedMessage(refused, matchTranslator(look.match, interaction.locale)));
}

/** What a player has just answered, in words. */
function answeredWith(prompt: Prompt, answer: Answer): Text {
  const picked = 'pick' in answer ? answer.pick : [];
  const labels = picked.flatMap(key => optionsOf(prompt).find(option => option.key === key)?.label ?? []);
  if (labels.length === 0)
    return prompt.kind === 'some' && prompt.none !== undefined
      ? text('note-chosen', { what: { list: [prompt.none.label] } })
      : text('note-saved');
  return text('note-chosen', { what: { list: labels } });
}
