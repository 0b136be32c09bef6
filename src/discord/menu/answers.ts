import { type Answer, type Json, optionsOf, type Prompt, type Text, text } from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import { ANY, type ClickKind, defineClick, WHOLE } from '../define/click.js';
import type { Click } from '../define/people.js';
import type { House } from '../house.js';
import { type IdParts, promptVerbs } from '../render/custom-id.js';
import { draftOf } from '../render/draft.js';
import { refusedMessage } from '../render/prompt.js';
import { matchTranslator } from '../render/translators.js';
import { tell } from '../reply/reply.js';
import { showMenu } from './show.js';

/** Which match and question a click means, and what it says of that. */
type PromptId = Pick<IdParts, 'verb' | 'number' | 'page' | 'arg'> & { readonly match: string };

/** Clicks on a prompt's own buttons and selects. */
export const promptClicks: readonly ClickKind[] = promptVerbs.map(verb =>
  defineClick({ verb, subject: 'match', schema: { number: WHOLE, page: WHOLE, arg: ANY }, run: answer }),
);

async function answer(interaction: Click, id: PromptId, house: House): Promise<void> {
  const { user, locale } = interaction;
  const look = await house.matches.look(id.match);
  const prompt = await openPrompt(house, look, interaction, id);
  if (prompt === null) return;
  const { seat } = prompt;
  if (id.verb === 'pg') return showMenu(interaction, house, look, { page: id.page, seat });
  if (id.verb === 'no') {
    const refused = look.table?.refused(prompt.number) ?? [];
    return tell(interaction, refusedMessage(refused, matchTranslator(look.match, locale)));
  }
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  const stored = await house.store.draft(id.match, prompt.number, seat);
  const drafted = draftOf(prompt, stored, { verb: id.verb, arg: id.arg, values });
  if ('draft' in drafted) {
    await house.store.setDraft(id.match, prompt.number, seat, drafted.draft as Json);
    return showMenu(interaction, house, look, { page: id.page, seat });
  }
  const after = await house.matches
    .answer(id.match, user.id, prompt.number, drafted.answer)
    .catch((error: unknown) => tooLate(house, interaction, id, error));
  if (after === null) return;
  await showMenu(interaction, house, after, { note: noteOf(prompt, drafted.answer) });
}

/** The prompt a click means; null when it is closed, and the person was shown their fresh menu instead. */
async function openPrompt(house: House, look: Look, interaction: Click, id: PromptId): Promise<Prompt | null> {
  try {
    return house.matches.promptFor(look, interaction.user.id, id.number);
  } catch (error) {
    return tooLate(house, interaction, id, error);
  }
}

/** Closed meanwhile, perhaps by another click of the same person: they see what is open now. */
async function tooLate(house: House, interaction: Click, id: PromptId, error: unknown): Promise<null> {
  if (!(error instanceof Refused) || (error.code !== 'stale' && error.code !== 'over')) throw error;
  const look = await house.matches.look(id.match);
  await showMenu(interaction, house, look, { note: error.text });
  return null;
}

/** What a player has just answered, in words. */
function noteOf(prompt: Prompt, answer: Answer): Text {
  const picked = 'pick' in answer ? answer.pick : [];
  const labels = picked.flatMap(key => optionsOf(prompt).find(option => option.key === key)?.label ?? []);
  if (labels.length === 0)
    return prompt.kind === 'some' && prompt.none !== undefined
      ? text('note-chosen', { what: { list: [prompt.none.label] } })
      : text('note-saved');
  return text('note-chosen', { what: { list: labels } });
}
