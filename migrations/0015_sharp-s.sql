-- Names in which only ß and ss differ are one name. Of two such sets of a server the newer stands; decks are left as they are.
DELETE FROM `guild_sets` WHERE EXISTS (
  SELECT 1 FROM `guild_sets` AS `other`
  WHERE `other`.`guild` = `guild_sets`.`guild` AND `other`.`game` = `guild_sets`.`game`
    AND replace(`other`.`named`, 'ß', 'ss') = replace(`guild_sets`.`named`, 'ß', 'ss')
    AND (`other`.`at` > `guild_sets`.`at` OR (`other`.`at` = `guild_sets`.`at` AND `other`.`named` > `guild_sets`.`named`))
);--> statement-breakpoint
UPDATE `guild_sets` SET `named` = replace(`named`, 'ß', 'ss');--> statement-breakpoint
UPDATE `decks` SET `named` = replace(`named`, 'ß', 'ss') WHERE NOT EXISTS (
  SELECT 1 FROM `decks` AS `other`
  WHERE `other`.`id` <> `decks`.`id` AND `other`.`owner` = `decks`.`owner` AND `other`.`game` = `decks`.`game`
    AND replace(`other`.`named`, 'ß', 'ss') = replace(`decks`.`named`, 'ß', 'ss')
);
