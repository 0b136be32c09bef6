CREATE TABLE `shown` (
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`guild` text,
	`wanted` integer NOT NULL,
	`shown` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`ready` integer NOT NULL,
	`leased` integer NOT NULL,
	`attempts` integer NOT NULL,
	`obstacle` text,
	`told` text,
	`until` integer,
	`notes` text NOT NULL,
	PRIMARY KEY(`kind`, `subject`)
);
--> statement-breakpoint
CREATE INDEX `shown_behind` ON `shown` (`ready`) WHERE wanted > shown;--> statement-breakpoint
ALTER TABLE `boards` ADD `looks` text;--> statement-breakpoint
CREATE INDEX `boards_by_thread` ON `boards` (`thread`);--> statement-breakpoint
ALTER TABLE `night_posts` ADD `looks` text;--> statement-breakpoint
CREATE INDEX `night_posts_by_message` ON `night_posts` (`message`);--> statement-breakpoint
-- What may not have been shown before this upgrade: whatever is open, and what ended just before the last change of all.
INSERT INTO `shown` (`kind`, `subject`, `guild`, `wanted`, `shown`, `changed_at`, `ready`, `leased`, `attempts`, `until`, `notes`)
SELECT 'match', `id`, `guild`, 1, 0, `updated_at`, 0, 0, 0, CASE WHEN `status` IN ('over', 'withdrawn') THEN `updated_at` + 86400000 END, '[]' FROM `matches`
WHERE `status` IN ('inviting', 'choosing', 'playing', 'halted') OR (`status` IN ('over', 'withdrawn') AND `updated_at` > (SELECT max(`updated_at`) FROM `matches`) - 3000000);--> statement-breakpoint
INSERT INTO `shown` (`kind`, `subject`, `guild`, `wanted`, `shown`, `changed_at`, `ready`, `leased`, `attempts`, `until`, `notes`)
SELECT 'night', `id`, `guild`, 1, 0, 0, 0, 0, 0, NULL, '[]' FROM `nights` WHERE `status` = 'open';
