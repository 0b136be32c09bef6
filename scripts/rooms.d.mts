export const rooms: readonly { readonly room: string; readonly does: string; readonly may: readonly string[] }[];
export function withRooms(page: string): string;
