-- Questions were measured by answers to their items: few students sufficed for a cloze. What counts are submissions.
UPDATE "bank_search" SET
  "measured_difficulty" = CASE WHEN marked."answers" < 30 OR marked."full" = 0 THEN NULL WHEN marked."reached" * 100 >= marked."full" * 70 THEN 1 WHEN marked."reached" * 100 >= marked."full" * 40 THEN 2 ELSE 3 END,
  "measured_answers" = CASE WHEN marked."answers" < 30 OR marked."full" = 0 THEN NULL ELSE marked."answers" END
  FROM (
    SELECT b."question_id", count(DISTINCT s."submission_id") AS "answers", sum(a."score") AS "reached", sum(pi."score") AS "full"
    FROM "bank_search" b
    LEFT JOIN (
      "paper_item" pi
      JOIN "assignment" t ON t."paper_id" = pi."paper_id"
      JOIN "submission" s ON s."assignment_id" = t."assignment_id" AND s."submitted_at" IS NOT NULL
      JOIN "answer" a ON a."submission_id" = s."submission_id" AND a."item_id" = pi."item_id" AND a."score" IS NOT NULL
    ) ON pi."question_id" = b."question_id"
    WHERE b."measured_difficulty" IS NOT NULL
    GROUP BY b."question_id"
  ) AS marked WHERE marked."question_id" = "bank_search"."question_id";
