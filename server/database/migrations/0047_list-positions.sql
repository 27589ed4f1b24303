DROP INDEX "bank_search_facets";--> statement-breakpoint
ALTER TABLE "bank_search" ADD COLUMN "list_position" integer;--> statement-breakpoint
-- As `findListPositions` does for those that come later.
UPDATE "bank_search" SET "list_position" = turn * 65536 + ('x' || left(md5(kind), 4))::bit(16)::int
FROM (
  SELECT "question_id", kind, row_number() OVER (PARTITION BY kind ORDER BY "question_id") AS turn
  FROM (
    SELECT "question_id", "chapter_id" || ' ' || "type" || ' ' || regexp_replace("code", '[0-9]+$', '') AS kind
    FROM "question" WHERE "code" IS NOT NULL
  ) AS kinds WHERE kind IS NOT NULL
) AS turns WHERE turns."question_id" = "bank_search"."question_id";--> statement-breakpoint
CREATE INDEX "bank_search_facets" ON "bank_search" USING btree ("subject_id","type","difficulty","measured_difficulty","owner_id","is_imported","chapter_id","list_position","question_id","knowledge_ids");
