import { check, list, read, show, write } from '../src/discord/decks/looking.js';
import { copy, create, edit, remove, rename, share } from '../src/discord/decks/owning.js';
import { defineCommand } from '../src/discord/define/command.js';

/** `/deck`: people's own decks, and those that come with the games. */
export const command = defineCommand({
  name: 'deck',
  subcommands: {
    list,
    show,
    new: create,
    edit,
    rename,
    copy,
    delete: remove,
    import: read,
    export: write,
    check,
    share,
  },
});
