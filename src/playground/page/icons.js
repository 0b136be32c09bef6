/** The page's own signs, drawn, so that no font has to know them. */
const paths = {
  plus: 'M12 5v14M5 12h14',
  eye: 'M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3.200 2.700 3.500 5.500',
  thread: 'M4 6h16M4 12h10M4 18h6M17 14v6M14 17h6',
  clip: 'M20 11l-8.500 8.500a5 5 0 0 1-7-7L13 4a3.500 3.500 0 0 1 5 5l-8.500 8.500a2 2 0 0 1-3-3L14 7',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M5.300 18.700l2.100-2.100M16.600 7.400l2.100-2.100',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1M12 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1M19 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1',
  branch: 'M7 4v7a4 4 0 0 0 4 4h7M14 11l4 4-4 4',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  out: 'M8 16L17 7M9 7h8v8',
};
const SVG = 'http://www.w3.org/2000/svg';

export function icon(name, size = 18) {
  const svg = document.createElementNS(SVG, 'svg');
  for (const [key, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: size,
    height: size,
    'aria-hidden': 'true',
    class: 'icon',
  }))
    svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', paths[name]);
  svg.append(path);
  return svg;
}
