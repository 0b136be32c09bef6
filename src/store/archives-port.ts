/** A match that is over, or was closed once it had begun, and lies as it was played. */
export interface Unarchived {
  /** Its place in the order in which matches ended. */
  readonly n: number;
  readonly match: string;
  /** When it last changed. */
  readonly at: number;
}

/**
 * Matches that have been over for a while take a tenth of their room: of their snapshots the first and the last stay,
 * their moves and log are packed. All that is asked of them is answered as before.
 */
export interface ArchiveStore {
  /** In the order in which they ended: those after `after`, or after the newest that is archived. */
  unarchived(filter: { readonly after?: number; readonly limit: number }): Promise<Unarchived[]>;
  /** False where the match is open or never began, or archived already. Nothing can be appended to it any more. */
  archive(match: string): Promise<boolean>;
  /** Gives the room of what was deleted back to the disk. Takes as much room meanwhile as is in use; nothing else runs. */
  compact(): Promise<void>;
}
