export function ensureInstalled(): Promise<void>;
export function ensureBuilt(): Promise<void>;
