ALTER TABLE "bank_search" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "bank_search" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "bank_search" ADD COLUMN "type" integer;--> statement-breakpoint
ALTER TABLE "bank_search" ADD COLUMN "difficulty" integer;--> statement-breakpoint
ALTER TABLE "bank_search" ADD COLUMN "chapter_id" bigint;--> statement-breakpoint
ALTER TABLE "bank_search" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "bank_search" ADD COLUMN "knowledge_ids" bigint[];--> statement-breakpoint
UPDATE "bank_search" SET
  "subject_id" = q."subject_id", "type" = q."type", "difficulty" = q."difficulty", "chapter_id" = q."chapter_id", "owner_id" = q."owner_id",
  "search_text" = "search_text" || '', "tokens" = "tokens" || ''::tsvector,
  "knowledge_ids" = coalesce((select array_agg(distinct i."knowledge_id") from "item" i where i."question_id" = q."question_id"), '{}')
  FROM "question" q WHERE q."question_id" = "bank_search"."question_id";--> statement-breakpoint
ALTER TABLE "bank_search" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_search" ALTER COLUMN "type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_search" ALTER COLUMN "difficulty" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_search" ALTER COLUMN "knowledge_ids" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "bank_search_kind" ON "bank_search" USING btree ("subject_id","type");