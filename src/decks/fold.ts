/** A name without what people leave out or write differently: capitals, accents, ß, signs, more than one space. */
export function fold(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  const words = bare
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? bare.trim() : words;
}
