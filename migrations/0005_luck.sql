ALTER TABLE `seats` ADD `luck` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `late` integer DEFAULT false NOT NULL;