CREATE TABLE `boards` (
	`match` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`message` text NOT NULL,
	`thread` text,
	`posted` integer NOT NULL,
	`awaited` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `boards_by_message` ON `boards` (`message`);--> statement-breakpoint
CREATE TABLE `bundles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match` text NOT NULL,
	`at` integer NOT NULL,
	`bundle` text
);
--> statement-breakpoint
CREATE TABLE `decisions` (
	`match` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`move` text NOT NULL,
	PRIMARY KEY(`match`, `seq`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `decks` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`game` text NOT NULL,
	`deck` text NOT NULL,
	`code` text,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `decks_by_code` ON `decks` (`code`);--> statement-breakpoint
CREATE INDEX `decks_by_owner` ON `decks` (`owner`,`game`);--> statement-breakpoint
CREATE TABLE `drafts` (
	`match` text NOT NULL,
	`prompt` integer NOT NULL,
	`seat` integer NOT NULL,
	`draft` text NOT NULL,
	PRIMARY KEY(`match`, `prompt`, `seat`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `due` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`at` integer NOT NULL,
	`ready` integer NOT NULL,
	`payload` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `due_once` ON `due` (`kind`,`subject`);--> statement-breakpoint
CREATE INDEX `due_by_ready` ON `due` (`ready`);--> statement-breakpoint
CREATE TABLE `guilds` (
	`id` text PRIMARY KEY NOT NULL,
	`settings` text
);
--> statement-breakpoint
CREATE TABLE `logs` (
	`match` text NOT NULL,
	`n` integer NOT NULL,
	`entry` text NOT NULL,
	PRIMARY KEY(`match`, `n`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `matches` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`ruleset` text NOT NULL,
	`options` text,
	`status` text NOT NULL,
	`guild` text,
	`channel` text NOT NULL,
	`host` text NOT NULL,
	`terms` text,
	`secret` text NOT NULL,
	`commitment` text NOT NULL,
	`version` text NOT NULL,
	`series` text,
	`moves` integer NOT NULL,
	`lines` integer NOT NULL,
	`outcome` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `matches_by_guild` ON `matches` (`guild`,`status`);--> statement-breakpoint
CREATE INDEX `matches_by_channel` ON `matches` (`channel`,`status`);--> statement-breakpoint
CREATE INDEX `matches_by_status` ON `matches` (`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `matches_by_series` ON `matches` (`series`);--> statement-breakpoint
CREATE TABLE `players` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`preferences` text
);
--> statement-breakpoint
CREATE TABLE `results` (
	`match` text NOT NULL,
	`game` text NOT NULL,
	`ruleset` text NOT NULL,
	`guild` text,
	`seat` integer NOT NULL,
	`player` text NOT NULL,
	`place` integer NOT NULL,
	`facts` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`match`, `seat`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `results_by_player` ON `results` (`player`,`at`);--> statement-breakpoint
CREATE INDEX `results_by_guild` ON `results` (`guild`,`at`);--> statement-breakpoint
CREATE INDEX `results_by_game` ON `results` (`game`,`at`);--> statement-breakpoint
CREATE TABLE `seats` (
	`match` text NOT NULL,
	`seat` integer NOT NULL,
	`player` text,
	`name` text NOT NULL,
	`deck` text,
	`sitting` text NOT NULL,
	PRIMARY KEY(`match`, `seat`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `seats_by_player` ON `seats` (`player`);--> statement-breakpoint
CREATE TABLE `snapshots` (
	`match` text NOT NULL,
	`seq` integer NOT NULL,
	`json` text NOT NULL,
	PRIMARY KEY(`match`, `seq`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
);
