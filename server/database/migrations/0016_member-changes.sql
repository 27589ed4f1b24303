CREATE TABLE "member_change" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_change_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"course_id" bigint NOT NULL,
	"changed_by" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"removal_id" bigint,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "member_change_row" (
	"change_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"member_before" jsonb,
	"member_after" jsonb,
	"account_before" jsonb,
	"account_after" jsonb,
	CONSTRAINT "member_change_row_change_id_course_id_uid_pk" PRIMARY KEY("change_id","course_id","uid")
);
--> statement-breakpoint
ALTER TABLE "roster_import" ADD COLUMN "change_id" bigint;--> statement-breakpoint
ALTER TABLE "member_change" ADD CONSTRAINT "member_change_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_change" ADD CONSTRAINT "member_change_changed_by_app_user_uid_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_change" ADD CONSTRAINT "member_change_removal_id_member_removal_removal_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."member_removal"("removal_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_change_row" ADD CONSTRAINT "member_change_row_change_id_member_change_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."member_change"("change_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_change_at" ON "member_change" USING btree ("changed_at");--> statement-breakpoint
ALTER TABLE "roster_import" ADD CONSTRAINT "roster_import_change_id_member_change_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."member_change"("change_id") ON DELETE set null ON UPDATE no action;