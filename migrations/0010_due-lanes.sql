DROP INDEX `due_by_ready`;--> statement-breakpoint
ALTER TABLE `due` ADD `lane` text DEFAULT 'clock' NOT NULL;--> statement-breakpoint
ALTER TABLE `due` ADD `owner` text;--> statement-breakpoint
ALTER TABLE `due` ADD `failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `due` ADD `problem` text;--> statement-breakpoint
ALTER TABLE `due` ADD `aside` integer;--> statement-breakpoint
CREATE INDEX `due_by_lane` ON `due` (`lane`,`aside`,`ready`);