import { rooms } from './scripts/rooms.mjs';

/** The rooms of ARCHITECTURE.md, as rules: arrows point down only. */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'types may know each other, code may not',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...rooms.map(({ room, may }) => ({
      name: `${room}-stays-in-its-room`,
      comment: `${room} may enter: ${may.join(', ') || 'nothing'}`,
      severity: 'error',
      from: { path: `^src/${room}/` },
      to: { path: `^(src/(?!(${[room, ...may].join('|')})/)${room === 'cli' ? '' : '|commands/'})` },
    })),
    {
      name: 'games-never-meet',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'kernel-tabletop-and-games-are-pure',
      comment: 'no Node, no database, no Discord: only the libraries named here',
      severity: 'error',
      from: { path: '^src/(kernel|tabletop|games)/' },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev'],
        pathNot: 'node_modules/(@noble/hashes|seedrandom|@types/seedrandom|zod)/',
      },
    },
    {
      name: 'only-the-store-speaks-sql',
      severity: 'error',
      from: { path: '^(src|commands)/', pathNot: '^src/store/' },
      to: { path: 'node_modules/(better-sqlite3|drizzle-orm)/' },
    },
    {
      name: 'discord-asks-services',
      comment: 'who speaks to Discord knows what is stored by its types alone, and asks the rooms that own it',
      severity: 'error',
      from: { path: '^(src/discord|commands)/' },
      to: { path: '^src/store/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-discord-meets-discord',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(discord|cli)/' },
      to: { path: 'node_modules/discord.js/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'types', 'node', 'default'], exportsFields: ['exports'] },
  },
};
