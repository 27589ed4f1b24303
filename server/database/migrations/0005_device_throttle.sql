ALTER TABLE "failed_sender" ADD COLUMN "visitor_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "failed_sender_visitor" ON "failed_sender" USING btree ("visitor_hash","at");