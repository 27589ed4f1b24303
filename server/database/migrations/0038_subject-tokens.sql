DROP INDEX "bank_search_tokens";--> statement-breakpoint
UPDATE "bank_search" SET "tokens" = array_to_tsvector(array(SELECT chr(97 + "subject_id" % 26) || token FROM unnest(tsvector_to_array("tokens")) AS token));--> statement-breakpoint
CREATE INDEX "bank_search_tokens" ON "bank_search" USING gin ("tokens");
