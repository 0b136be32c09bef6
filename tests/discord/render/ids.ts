import { clickIn } from '../../../src/discord/clicks.js';

/** Ids of buttons, selects and forms in a body that the bot itself could not read when they come back. */
export function misread(body: object): string[] {
  const sent = [...JSON.stringify(body).matchAll(/"custom_id":("(?:[^"\\]|\\.)*")/g)];
  const ids = sent.map(([, id]) => JSON.parse(id as string) as string).filter(id => id.includes('|'));
  return ids.flatMap(id => {
    try {
      clickIn(id);
      return [];
    } catch {
      return [`no click of ours: ${id}`];
    }
  });
}
