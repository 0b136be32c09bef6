/** Portraits drawn from a name, so that every member looks different and nothing is fetched. */
const palettes = [
  ['#e4572e', '#ffd9a0', '#5b1f12'],
  ['#1f7a8c', '#ffe0c2', '#0b2f3a'],
  ['#8e4fbf', '#f3c9a5', '#351a4f'],
  ['#2f9e63', '#8d5a3b', '#10301f'],
  ['#d6336c', '#f7d4bd', '#4a0f25'],
  ['#c98a1b', '#a26b46', '#4a3005'],
] as const;
const hair = [
  'M14 30c0-16 8-22 18-22s18 6 18 22c-4-8-8-11-18-11s-14 3-18 11z',
  'M13 44c-3-26 6-36 19-36s22 10 19 36c-4-6-5-14-6-20-8 2-20 1-26-3-1 8-2 17-6 23z',
  'M16 26c2-12 9-17 18-17 8 0 14 5 15 14-9-5-20-6-33 3z',
  'M14 28a6 6 0 0 1 4-10 8 8 0 0 1 13-7 8 8 0 0 1 14 4 7 7 0 0 1 5 12c-6-7-12-9-18-9s-13 3-18 10z',
] as const;
const mouths = ['M25 43q7 6 14 0', 'M26 43h12', 'M25 42q7 8 14 0z', 'M26 44q6 3 12-1'] as const;

export function portrait(name: string): string {
  const hash = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const fixed = ['mara', 'theo', 'ines', 'kofi'].indexOf(name);
  const pick = fixed >= 0 ? fixed : hash;
  const [cloth, skin, dark] = palettes[pick % palettes.length]!;
  const mask =
    pick % 3 === 1 ? `<path d="M19 30q6-4 13 0 7-4 13 0-1 8-7 7-4 0-6-4-2 4-6 4-6 1-7-7z" fill="${cloth}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${cloth}" opacity=".28"/><path d="M8 64c2-14 12-18 24-18s22 4 24 18z" fill="${cloth}"/><path d="M27 44h10v8a5 5 0 0 1-10 0z" fill="${skin}"/><ellipse cx="32" cy="32" rx="15" ry="17" fill="${skin}"/>${mask}<path d="${hair[pick % hair.length]!}" fill="${dark}"/><circle cx="26" cy="33" r="2" fill="#1a1a1a"/><circle cx="38" cy="33" r="2" fill="#1a1a1a"/><path d="${mouths[pick % mouths.length]!}" fill="none" stroke="#5a2418" stroke-width="2" stroke-linecap="round"/></svg>`;
}

export const botPortrait = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#27344f"/><path d="M10 24l22-9 22 9v25l-22 8-22-8z" fill="#c79a5b"/><path d="M10 24l22 8 22-8-22-9z" fill="#8f6431"/><path d="M20 21l0-9 7-3v12zM29 19V7l8-2v13zM39 18V9l7 2v9z" fill="#f4f1e6" stroke="#27344f" stroke-width="1.5"/><path d="M32 32v25" stroke="#8f6431" stroke-width="1.5"/><circle cx="22" cy="41" r="3" fill="#27344f"/><circle cx="42" cy="41" r="3" fill="#27344f"/><path d="M26 48q6 4 12 0" stroke="#27344f" stroke-width="2.5" fill="none" stroke-linecap="round"/></svg>`;
export const serverIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#e4572e"/><path d="M12 18h40l-4 12H16z" fill="#fff3dc"/><path d="M16 30h32v20H16z" fill="#7a2410"/><path d="M21 35h9v15h-9zM34 35h10v8H34z" fill="#ffd9a0"/></svg>`;
