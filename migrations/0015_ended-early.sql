-- Matches that were closed after they had begun are archived in their turn, as those that were played to their end.
INSERT INTO `endings` (`match`) SELECT `id` FROM `matches` WHERE `status` = 'withdrawn' AND `moves` + `lines` > 0 ORDER BY `updated_at`, `id`;
