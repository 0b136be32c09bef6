import type { Fault } from '../errors.js';
import { fault } from '../errors.js';
import type { Embed } from '../types.js';

function embedLength(embed: Embed): number {
  const fields = (embed.fields ?? []).reduce((sum, field) => sum + field.name.length + field.value.length, 0);
  const parts = [embed.title, embed.description, embed.author?.name, embed.footer?.text];
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), fields);
}

export function embedFaults(embeds: Embed[]): Fault[] {
  const faults = embeds.flatMap((embed, n) => {
    const empty = embedLength(embed) === 0 && !embed.image && !embed.thumbnail;
    const fields = (embed.fields ?? []).flatMap((field, m) =>
      (['name', 'value'] as const)
        .filter(key => !field[key].trim())
        .map(key => fault(['embeds', n, 'fields', m, key], 'BASE_TYPE_REQUIRED', 'This field is required')),
    );
    return empty
      ? [fault(['embeds', n, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required'), ...fields]
      : fields;
  });
  const total = embeds.reduce((sum, embed) => sum + embedLength(embed), 0);
  if (total > 6000)
    faults.push(fault(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000'));
  return faults;
}
