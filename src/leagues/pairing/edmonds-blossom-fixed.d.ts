declare module 'edmonds-blossom-fixed' {
  /**
   * A matching of greatest weight in a graph of `[one, other, weight]` edges between vertices from 0. With `whole` it is
   * the heaviest among those with the most pairs. By vertex, whom it is matched with, or -1.
   */
  export default function blossom(edges: readonly (readonly [number, number, number])[], whole?: boolean): number[];
}
