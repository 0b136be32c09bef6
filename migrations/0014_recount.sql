-- Quests count as quests alone: all sums are made again of what has ended.
DELETE FROM `tallies`;--> statement-breakpoint
DELETE FROM `ratings`;--> statement-breakpoint
DELETE FROM `rating_steps`;--> statement-breakpoint
DELETE FROM `sum_changes`;--> statement-breakpoint
DELETE FROM `counted`;
