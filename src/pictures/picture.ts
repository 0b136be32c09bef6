/** A picture yet to be turned into pixels. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}
