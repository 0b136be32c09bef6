import { defineConfig } from 'drizzle-kit';

/** The same for PostgreSQL. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/store/schema/postgres.ts',
  out: './migrations/postgres',
});
