CREATE TABLE "course_teacher" (
	"course_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"added_by" bigint NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_teacher_course_id_uid_pk" PRIMARY KEY("course_id","uid")
);
--> statement-breakpoint
CREATE TABLE "member_removal" (
	"removal_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_removal_removal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"course_id" bigint NOT NULL,
	"removed_by" bigint NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	"restored_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "roster_import" (
	"import_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roster_import_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"course_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"file_name" text NOT NULL,
	"roster" jsonb NOT NULL,
	"decisions" jsonb,
	"job_id" text,
	"done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "group_name" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "decided_by" bigint;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "removal_id" bigint;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "course_id" bigint;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "func_id" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "by_uid" bigint;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "next_student" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "student_no" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "contact_mobile" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "rev" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "function_grant" ADD COLUMN "begin_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "course_teacher" ADD CONSTRAINT "course_teacher_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teacher" ADD CONSTRAINT "course_teacher_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teacher" ADD CONSTRAINT "course_teacher_added_by_app_user_uid_fk" FOREIGN KEY ("added_by") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_removal" ADD CONSTRAINT "member_removal_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_removal" ADD CONSTRAINT "member_removal_removed_by_app_user_uid_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_import" ADD CONSTRAINT "roster_import_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_import" ADD CONSTRAINT "roster_import_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_teacher_uid" ON "course_teacher" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "member_removal_course" ON "member_removal" USING btree ("course_id","removed_at");--> statement-breakpoint
CREATE INDEX "roster_import_uid" ON "roster_import" USING btree ("uid","created_at");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_decided_by_app_user_uid_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_removal_id_member_removal_removal_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."member_removal"("removal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_by_uid_app_user_uid_fk" FOREIGN KEY ("by_uid") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_removal_of" ON "member" USING btree ("removal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_student_no" ON "app_user" USING btree ("school_id",lower("student_no"));