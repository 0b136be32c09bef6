/** A thing that one process at a time may have, such as a shard. */
export interface LeaseRow {
  readonly name: string;
  readonly holder: string;
  /** When it runs out, in milliseconds since 1970. */
  readonly until: number;
}

/** Who has what. All of it can be found out again: nothing here waits for the disk. */
export interface LeaseStore {
  /** Takes or extends a lease that is nobody else's at `now`. Returns it as it stands then, whosever it is. */
  claimLease(lease: LeaseRow, now: number): Promise<LeaseRow>;
  /** Extends all that is still the holder's, run out or not. Returns the names. */
  renewLeases(holder: string, until: number): Promise<string[]>;
  /** Gives a lease up, or all of the holder's. What is somebody else's stays theirs. */
  releaseLeases(holder: string, name?: string): Promise<void>;
  /** All that haven't run out, by name. Those that ran out more than a day ago are forgotten. */
  leases(now: number): Promise<LeaseRow[]>;
}
