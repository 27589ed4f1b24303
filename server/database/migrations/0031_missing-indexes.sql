CREATE INDEX "message_course" ON "message" USING btree ("course_id") WHERE "message"."read_at" is null and "message"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "paper_versions" ON "paper" USING btree (coalesce("first_version_id", "paper_id"));--> statement-breakpoint
CREATE INDEX "session_parent" ON "session" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "scan_result_scan" ON "scan_result" USING btree ("scan_id");