CREATE TABLE "sum_changes" (
	"n" bigint PRIMARY KEY NOT NULL,
	"changes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "counted" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "counted" ADD COLUMN "again" bigint;