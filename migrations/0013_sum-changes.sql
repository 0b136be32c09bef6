CREATE TABLE `sum_changes` (
	`n` integer PRIMARY KEY NOT NULL,
	`changes` blob NOT NULL
);
--> statement-breakpoint
ALTER TABLE `counted` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `counted` ADD `again` integer;