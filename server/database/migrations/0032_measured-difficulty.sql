ALTER TABLE "bank_search" ADD COLUMN "measured_difficulty" integer;--> statement-breakpoint
ALTER TABLE "bank_search" ADD COLUMN "measured_answers" integer;--> statement-breakpoint
UPDATE "bank_search" SET
  "measured_difficulty" = CASE WHEN marked."reached" * 100 >= marked."full" * 70 THEN 1 WHEN marked."reached" * 100 >= marked."full" * 40 THEN 2 ELSE 3 END,
  "measured_answers" = marked."answers"
  FROM (
    SELECT pi."question_id", count(*) AS "answers", sum(a."score") AS "reached", sum(pi."score") AS "full"
    FROM "paper_item" pi
    JOIN "assignment" t ON t."paper_id" = pi."paper_id"
    JOIN "submission" s ON s."assignment_id" = t."assignment_id" AND s."submitted_at" IS NOT NULL
    JOIN "answer" a ON a."submission_id" = s."submission_id" AND a."item_id" = pi."item_id" AND a."score" IS NOT NULL
    GROUP BY pi."question_id" HAVING count(*) >= 30 AND sum(pi."score") > 0
  ) AS marked WHERE marked."question_id" = "bank_search"."question_id";