CREATE INDEX "assignment_exception_uid" ON "assignment_exception" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "assignment_exception_teacher" ON "assignment_exception" USING btree ("teacher_id") WHERE "assignment_exception"."teacher_id" is not null;--> statement-breakpoint
CREATE INDEX "correction_item" ON "correction" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "correction_decider" ON "correction" USING btree ("decided_by") WHERE "correction"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "mark_marker" ON "mark" USING btree ("marker_id") WHERE "mark"."marker_id" is not null;--> statement-breakpoint
CREATE INDEX "reminder_uid" ON "reminder" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "reminder_teacher" ON "reminder" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "member_decided_by" ON "member" USING btree ("decided_by") WHERE "member"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "annotation_marker" ON "annotation" USING btree ("marker_id");--> statement-breakpoint
CREATE INDEX "answer_note_marker" ON "answer_note" USING btree ("marker_id");--> statement-breakpoint
CREATE INDEX "double_mark_marker" ON "double_mark" USING btree ("marker_id");--> statement-breakpoint
CREATE INDEX "message_by" ON "message" USING btree ("by_uid") WHERE "message"."by_uid" is not null;--> statement-breakpoint
CREATE INDEX "question_owner" ON "question" USING btree ("owner_id") WHERE "question"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "scan_page_placed_by" ON "scan_page" USING btree ("placed_by_id") WHERE "scan_page"."placed_by_id" is not null;--> statement-breakpoint
CREATE INDEX "scan_reading_item" ON "scan_reading" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "scan_reading_decider" ON "scan_reading" USING btree ("decider_id") WHERE "scan_reading"."decider_id" is not null;--> statement-breakpoint
CREATE INDEX "wrong_cause_said_by" ON "wrong_cause" USING btree ("said_by");--> statement-breakpoint
CREATE INDEX "wrong_remark_item" ON "wrong_remark" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "wrong_retry_asked_item" ON "wrong_retry" USING btree ("asked_item_id");