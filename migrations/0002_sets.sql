CREATE TABLE `guild_sets` (
	`guild` text NOT NULL,
	`game` text NOT NULL,
	`named` text NOT NULL,
	`hash` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`guild`, `game`, `named`),
	FOREIGN KEY (`hash`) REFERENCES `sets`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sets` (
	`hash` text PRIMARY KEY NOT NULL,
	`set` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `matches` ADD `set` text REFERENCES sets(hash);