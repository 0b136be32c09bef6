/** Builds the outlines of icons: paths in a square of 24 by 24. Where two outlines overlap there is a hole. */

const n = (value: number): string => String(Math.round(value * 100) / 100);
type Point = readonly [number, number];

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;

export const polygon = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

export const rect = (x: number, y: number, width: number, height: number, radius = 0): string =>
  radius === 0
    ? `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`
    : [
        `M${n(x + radius)} ${n(y)}h${n(width - 2 * radius)}a${radius} ${radius} 0 0 1 ${radius} ${radius}`,
        `v${n(height - 2 * radius)}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${n(2 * radius - width)}`,
        `a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${n(2 * radius - height)}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`,
      ].join('');

/** Points on a circle, from the top on, clockwise; `turn` in degrees. */
const around = (count: number, radius: number, turn = 0, cx = 12, cy = 12): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at / count) * 360 + turn - 90) * (Math.PI / 180);
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
  });

export const regular = (corners: number, radius: number, turn = 0): string => polygon(...around(corners, radius, turn));

/** A star: its points `outer` away from the middle, the corners between them `inner`. */
export function star(points: number, outer: number, inner: number, cx = 12, cy = 12): string {
  const [tips, dents] = [around(points, outer, 0, cx, cy), around(points, inner, 180 / points, cx, cy)];
  return polygon(...tips.flatMap((tip, at) => [tip, dents[at] as Point]));
}

/** A wheel with teeth. */
export function gear(teeth: number, outer: number, inner: number): string {
  const step = 360 / teeth;
  const points = Array.from({ length: teeth }, (_, at) =>
    [
      [inner, -0.32],
      [outer, -0.2],
      [outer, 0.2],
      [inner, 0.32],
    ].map(([radius = 0, off = 0]) => around(1, radius, (at + off) * step)[0] as Point),
  ).flat();
  return polygon(...points);
}

/** A straight bar from one point to another. */
export function bar([x1, y1]: Point, [x2, y2]: Point, thick: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y2 - y1) / length) * (thick / 2), (-(x2 - x1) / length) * (thick / 2)];
  return polygon([x1 + dx, y1 + dy], [x2 + dx, y2 + dy], [x2 - dx, y2 - dy], [x1 - dx, y1 - dy]);
}
