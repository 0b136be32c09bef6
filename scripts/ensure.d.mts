export function ensureInstalled(): Promise<void>;
export function ensureBuilt(how?: { readonly checked?: boolean }): Promise<void>;
