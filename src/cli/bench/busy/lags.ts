/** Times in milliseconds, of which the middle and the worst say what a night was like. */
export type Times = readonly number[];

/** How far what is shown is behind what has happened, of matches by their ids. All times in milliseconds. */
export class Lags {
  /** From a change to the board that shows it. */
  readonly boards: number[] = [];
  /** From a change to the message of the thread that tells it. */
  readonly threads: number[] = [];
  /** The same, of messages that call somebody. */
  readonly pings: number[] = [];
  /** From a change to the menu of another player, which shows what they are asked now. */
  readonly menus: number[] = [];
  private readonly newest = new Map<string, { readonly at: number; readonly menus: Set<string> }>();
  private readonly changes = new Map<string, { readonly wanted: number; readonly at: number }[]>();
  private readonly untold = new Map<string, number>();

  /** A match has changed; `wanted` is how far it is to be shown since. */
  changed(match: string, wanted: number, at: number): void {
    this.changes.set(match, [...(this.changes.get(match) ?? []), { wanted, at }]);
    if (!this.untold.has(match)) this.untold.set(match, at);
    this.newest.set(match, { at, menus: new Set() });
  }

  /** Everything of a match is shown, as it was wanted then. */
  shown(match: string, wanted: number, at: number): void {
    const all = this.changes.get(match) ?? [];
    for (const change of all) if (change.wanted <= wanted) this.boards.push(at - change.at);
    this.changes.set(
      match,
      all.filter(change => change.wanted > wanted),
    );
  }

  /** Something that was sent to a match's thread at `sent` is there now. */
  told(
    match: string,
    { sent, at, calls }: { readonly sent: number; readonly at: number; readonly calls: boolean },
  ): void {
    const since = this.untold.get(match);
    if (since === undefined || since > sent) return;
    this.untold.delete(match);
    this.threads.push(at - since);
    if (calls) this.pings.push(at - since);
  }

  /** A menu that was opened at `opened` has changed: by itself, where that was before the newest change. Counts once for each. */
  menu(match: string, name: string, { opened, at }: { readonly opened: number; readonly at: number }): void {
    const newest = this.newest.get(match);
    if (newest === undefined || newest.at < opened || newest.menus.has(name)) return;
    newest.menus.add(name);
    this.menus.push(at - newest.at);
  }

  /** What is not shown by now counts as being shown now. */
  end(at: number): void {
    for (const match of this.changes.keys()) this.shown(match, Number.POSITIVE_INFINITY, at);
  }

  /** Forgets what was measured, not what is still behind. */
  begin(): void {
    for (const times of [this.boards, this.threads, this.pings, this.menus]) times.length = 0;
  }
}
