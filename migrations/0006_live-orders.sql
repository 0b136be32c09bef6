-- Orders for a match go with it; those of matches that are over already go now.
UPDATE `players` SET `preferences` = json_set(
  `preferences`,
  '$.orders',
  json((
    SELECT json_group_array(json(`kept`.`value`)) FROM json_each(`players`.`preferences`, '$.orders') AS `kept`
    WHERE json_extract(`kept`.`value`, '$.match') IS NULL
      OR EXISTS (
        SELECT 1 FROM `matches`
        WHERE `id` = json_extract(`kept`.`value`, '$.match') AND `status` NOT IN ('over', 'withdrawn')
      )
  ))
)
WHERE json_valid(`preferences`) AND json_type(`preferences`, '$.orders') = 'array';
--> statement-breakpoint
-- A match counts once for everybody: all sums are made again of what has ended.
DELETE FROM `tallies`;--> statement-breakpoint
DELETE FROM `ratings`;--> statement-breakpoint
DELETE FROM `rating_steps`;--> statement-breakpoint
DELETE FROM `counted`;
