/** Names of which nothing can be seen. */
export const BLANK: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['spaces', '   '],
  ['spaces of all widths', '\u00a0\u2003\u3000\u200a'],
  ['zero-width signs', '\u200b\u200c\u200d\ufeff\u2060'],
  ['signs that turn the line', '\u202e\u2067'],
  ['control characters', '\u0000\u0007\u001b'],
  ['marks without a letter', '\u0301\u0308\u20dd'],
  ['fillers that count as letters', '\u3164\uffa0\u115f\u1160'],
  ['an empty braille cell', '\u2800'],
  ['a soft hyphen and variation selectors', '\u00ad\ufe0f\ufe0e'],
  ['tags', '\u{e0041}\u{e0020}'],
  ['half a sign', '\ud83d'],
  ['an own area of fonts', '\ue000\uf8ff'],
];
