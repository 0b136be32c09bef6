/** The package ships its zod schemas as plain JavaScript; each one only has to parse here. */
declare module 'discord-api-spec/zod' {
  const schemas: Record<string, import('./schemas.js').Schema>;
  export = schemas;
}
