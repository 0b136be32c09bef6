import { defineConfig } from 'drizzle-kit';

/** For `npm run migrations`: reads the schema, writes SQL. It never meets a database. */
export default defineConfig({ dialect: 'sqlite', schema: './src/store/schema/sqlite.ts', out: './migrations' });
