/** Cuts what comes in piece by piece into lines. Empty ones are left out; null stands for one too long to be kept. */
export class LineCutter {
  private readonly most: number;
  private held = '';
  private tooLong = false;

  /** `most`: the characters of the longest line. */
  constructor(most: number) {
    this.most = most;
  }

  /** The lines that this piece brings to their end. */
  cut(piece: string): (string | null)[] {
    const [first = '', ...others] = piece.split('\n');
    this.add(first);
    return others.flatMap(part => {
      const line = this.end();
      this.add(part);
      return line;
    });
  }

  /** The last line, where nothing ends it but the end of it all. */
  end(): (string | null)[] {
    const { held, tooLong } = this;
    this.held = '';
    this.tooLong = false;
    if (tooLong) return [null];
    return held.trim() === '' ? [] : [held];
  }

  private add(part: string): void {
    this.tooLong ||= this.held.length + part.length > this.most;
    this.held = this.tooLong ? '' : this.held + part;
  }
}
