CREATE TABLE `corrections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match` text NOT NULL,
	`places` text,
	`reason` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `corrections_by_match` ON `corrections` (`match`);--> statement-breakpoint
CREATE TABLE `counted` (
	`id` integer PRIMARY KEY NOT NULL,
	`up_to` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `endings` (
	`n` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `endings_by_match` ON `endings` (`match`);--> statement-breakpoint
CREATE TABLE `rating_steps` (
	`player` text NOT NULL,
	`game` text NOT NULL,
	`guild` text NOT NULL,
	`n` integer NOT NULL,
	`at` integer NOT NULL,
	`ordinal` real NOT NULL,
	PRIMARY KEY(`player`, `game`, `guild`, `n`)
);
--> statement-breakpoint
CREATE TABLE `ratings` (
	`guild` text NOT NULL,
	`game` text NOT NULL,
	`player` text NOT NULL,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	`ordinal` real NOT NULL,
	`games` integer NOT NULL,
	PRIMARY KEY(`guild`, `game`, `player`)
);
--> statement-breakpoint
CREATE INDEX `ratings_by_ordinal` ON `ratings` (`guild`,`game`,`ordinal`);--> statement-breakpoint
CREATE INDEX `ratings_by_player` ON `ratings` (`player`);--> statement-breakpoint
CREATE TABLE `tallies` (
	`guild` text NOT NULL,
	`game` text NOT NULL,
	`player` text NOT NULL,
	`kind` text NOT NULL,
	`facet` text NOT NULL,
	`value` text NOT NULL,
	`games` integer NOT NULL,
	`wins` integer NOT NULL,
	`draws` integer NOT NULL,
	`turns` integer NOT NULL,
	`span` integer NOT NULL,
	`times` integer NOT NULL,
	`expected` integer NOT NULL,
	`streak` integer NOT NULL,
	`longest` integer NOT NULL,
	PRIMARY KEY(`guild`, `game`, `player`, `kind`, `facet`, `value`)
);
--> statement-breakpoint
CREATE INDEX `tallies_by_wins` ON `tallies` (`guild`,`game`,`kind`,`facet`,`wins`);--> statement-breakpoint
CREATE INDEX `tallies_by_player` ON `tallies` (`player`);
--> statement-breakpoint
INSERT INTO `endings` (`match`) SELECT `match` FROM `results` GROUP BY `match` ORDER BY min(`at`), `match`;
