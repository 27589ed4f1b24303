UPDATE "paper" SET "shared_with_school" = latest."shared_with_school", "removed_at" = latest."removed_at"
  FROM "paper" latest
  WHERE coalesce(latest."first_version_id", latest."paper_id") = coalesce("paper"."first_version_id", "paper"."paper_id")
    AND latest."replaced_by_id" IS NULL AND "paper"."replaced_by_id" IS NOT NULL
    AND ("paper"."shared_with_school", "paper"."removed_at") IS DISTINCT FROM (latest."shared_with_school", latest."removed_at");--> statement-breakpoint
DELETE FROM "paper_share" USING "paper" older, "paper" latest
  WHERE older."paper_id" = "paper_share"."paper_id" AND older."replaced_by_id" IS NOT NULL AND latest."replaced_by_id" IS NULL
    AND coalesce(latest."first_version_id", latest."paper_id") = coalesce(older."first_version_id", older."paper_id")
    AND NOT EXISTS (SELECT 1 FROM "paper_share" s WHERE s."paper_id" = latest."paper_id" AND s."uid" = "paper_share"."uid");--> statement-breakpoint
INSERT INTO "paper_share" ("paper_id", "uid", "shared_at")
  SELECT older."paper_id", s."uid", s."shared_at"
  FROM "paper" older
  JOIN "paper" latest ON coalesce(latest."first_version_id", latest."paper_id") = coalesce(older."first_version_id", older."paper_id")
    AND latest."replaced_by_id" IS NULL
  JOIN "paper_share" s ON s."paper_id" = latest."paper_id"
  WHERE older."replaced_by_id" IS NOT NULL
  ON CONFLICT DO NOTHING;
