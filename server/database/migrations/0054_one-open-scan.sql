-- Two of one assignment could be restored and begun at once: the one that nobody was shown counts as cancelled.
UPDATE "scan" SET "cancelled_at" = now()
WHERE "cancelled_at" IS NULL AND EXISTS (
  SELECT FROM "scan" AS "newer"
  WHERE "newer"."assignment_id" = "scan"."assignment_id" AND "newer"."cancelled_at" IS NULL
    AND "newer"."scan_id" > "scan"."scan_id"
);--> statement-breakpoint
CREATE UNIQUE INDEX "scan_open" ON "scan" USING btree ("assignment_id") WHERE "scan"."cancelled_at" is null;