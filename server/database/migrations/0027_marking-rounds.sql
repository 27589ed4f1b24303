ALTER TABLE "mark" ALTER COLUMN "score_after" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;