/** A command as Discord is told of it, with all that it offers, as far as it has words. */
export interface Said {
  readonly type?: number;
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string>>;
  readonly options?: readonly Said[];
  readonly choices?: readonly Said[];
}
