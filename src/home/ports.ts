/** Why a program can't listen at a port, and what to do about it; undefined for whatever else is wrong. `setting`: what chooses the port. */
export function portAdvice(error: unknown, setting: string): string | undefined {
  const { code, syscall, port } = (error ?? {}) as Partial<NodeJS.ErrnoException> & { readonly port?: number };
  if (code === 'EADDRINUSE') return `port ${port} is taken. Stop what uses it, or choose another with ${setting}.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `the port may not be used. Choose one above 1024 with ${setting}.`;
  return undefined;
}
