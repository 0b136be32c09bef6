CREATE TABLE `archives` (
	`n` integer PRIMARY KEY NOT NULL,
	`match` text NOT NULL,
	`began` integer,
	`last` text,
	`snapshots` blob NOT NULL,
	`moves` blob NOT NULL,
	`log` blob NOT NULL,
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `archives_by_match` ON `archives` (`match`);--> statement-breakpoint
DROP INDEX `matches_by_guild`;--> statement-breakpoint
DROP INDEX `matches_by_channel`;--> statement-breakpoint
CREATE INDEX `matches_by_set` ON `matches` (`set`) WHERE "matches"."set" is not null;--> statement-breakpoint
CREATE INDEX `matches_by_guild` ON `matches` (`guild`,`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `matches_by_channel` ON `matches` (`channel`,`status`,`updated_at`);--> statement-breakpoint
DROP INDEX `results_by_player`;--> statement-breakpoint
CREATE INDEX `results_by_player` ON `results` (`player`,`game`,`at`);