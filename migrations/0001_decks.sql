CREATE TABLE `jottings` (
	`person` text NOT NULL,
	`about` text NOT NULL,
	`jotting` text NOT NULL,
	PRIMARY KEY(`person`, `about`)
);
--> statement-breakpoint
DROP INDEX `decks_by_owner`;
--> statement-breakpoint
ALTER TABLE `decks` ADD `named` text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE `decks` SET `named` = CASE
	WHEN `id` = (SELECT min(`other`.`id`) FROM `decks` AS `other` WHERE `other`.`owner` = `decks`.`owner` AND `other`.`game` = `decks`.`game` AND lower(json_extract(`other`.`deck`, '$.name')) = lower(json_extract(`decks`.`deck`, '$.name')))
	THEN lower(json_extract(`deck`, '$.name'))
	ELSE `id`
END;
--> statement-breakpoint
CREATE UNIQUE INDEX `decks_by_name` ON `decks` (`owner`,`game`,`named`);
