CREATE TABLE `night_events` (
	`night` text NOT NULL,
	`n` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text,
	`why` text,
	`event` text NOT NULL,
	PRIMARY KEY(`night`, `n`),
	FOREIGN KEY (`night`) REFERENCES `nights`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `night_posts` (
	`night` text NOT NULL,
	`what` text NOT NULL,
	`channel` text NOT NULL,
	`message` text NOT NULL,
	PRIMARY KEY(`night`, `what`),
	FOREIGN KEY (`night`) REFERENCES `nights`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `nights` (
	`id` text PRIMARY KEY NOT NULL,
	`guild` text NOT NULL,
	`name` text NOT NULL,
	`season` text,
	`status` text NOT NULL,
	`length` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `nights_by_guild` ON `nights` (`guild`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `nights_by_season` ON `nights` (`guild`,`season`);