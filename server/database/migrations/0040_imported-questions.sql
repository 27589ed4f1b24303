DROP INDEX "bank_search_facets";--> statement-breakpoint
ALTER TABLE "bank_search" ADD COLUMN "is_imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "is_imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "question" SET "is_imported" = true FROM "paper_import" WHERE "question"."owner_id" = "paper_import"."uid" AND "question"."subject_id" = "paper_import"."subject_id" AND "question"."created_at" = "paper_import"."confirmed_at";--> statement-breakpoint
UPDATE "bank_search" SET "is_imported" = true FROM "question" WHERE "question"."question_id" = "bank_search"."question_id" AND "question"."is_imported";--> statement-breakpoint
CREATE INDEX "bank_search_facets" ON "bank_search" USING btree ("subject_id","type","difficulty","measured_difficulty","owner_id","is_imported","chapter_id","question_id","knowledge_ids");