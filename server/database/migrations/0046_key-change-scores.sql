CREATE TABLE "key_change_score" (
	"key_change_score_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "key_change_score_key_change_score_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key_change_id" bigint NOT NULL,
	"submission_id" bigint NOT NULL,
	"total_before" integer NOT NULL,
	"total_after" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "key_change_score" ADD CONSTRAINT "key_change_score_key_change_id_key_change_key_change_id_fk" FOREIGN KEY ("key_change_id") REFERENCES "public"."key_change"("key_change_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_change_score" ADD CONSTRAINT "key_change_score_submission_id_submission_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "key_change_score_of" ON "key_change_score" USING btree ("key_change_id","submission_id");--> statement-breakpoint
CREATE INDEX "key_change_score_submission" ON "key_change_score" USING btree ("submission_id");