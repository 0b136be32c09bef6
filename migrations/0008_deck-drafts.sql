ALTER TABLE `jottings` RENAME TO `deck_drafts`;--> statement-breakpoint
ALTER TABLE `deck_drafts` RENAME COLUMN "jotting" TO "draft";