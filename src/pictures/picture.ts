/** A picture yet to be turned into pixels. */
export interface Picture {
  readonly svg: string;
  /** Pictures with the same one are the same; left out, those with the same `svg`. */
  readonly id?: string;
  readonly width: number;
  readonly height: number;
}
