DROP INDEX "bank_search_kind";--> statement-breakpoint
UPDATE "bank_search" SET "knowledge_ids" = "knowledge_ids"[1:250] WHERE cardinality("knowledge_ids") > 250;--> statement-breakpoint
CREATE INDEX "bank_search_facets" ON "bank_search" USING btree ("subject_id","type","difficulty","measured_difficulty","owner_id","chapter_id","question_id","knowledge_ids");