CREATE TABLE "book" (
	"book_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_book_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"option_id" bigint NOT NULL,
	"subject_id" integer NOT NULL,
	"edition" integer NOT NULL,
	"book_name" text NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "book_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "book_version" (
	"option_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_version_option_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"option_name" text NOT NULL,
	"subject_id" integer NOT NULL,
	CONSTRAINT "book_version_name" UNIQUE("subject_id","option_name")
);
--> statement-breakpoint
CREATE TABLE "chapter" (
	"chapter_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chapter_chapter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"book_id" bigint NOT NULL,
	"node_name" text NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "chapter_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "course" (
	"course_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_course_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"course_name" text NOT NULL,
	"course_code" text NOT NULL,
	"school_id" bigint NOT NULL,
	"lecturer_id" bigint NOT NULL,
	"stage_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"book_id" bigint,
	"is_approve" boolean DEFAULT true NOT NULL,
	"course_type" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_course_code_unique" UNIQUE("course_code")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"course_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"approve_status" integer DEFAULT 1 NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_course_id_uid_pk" PRIMARY KEY("course_id","uid")
);
--> statement-breakpoint
CREATE TABLE "paper" (
	"paper_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text,
	"paper_title" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"shared_with_school" boolean DEFAULT false NOT NULL,
	"subject_id" integer NOT NULL,
	"book_id" bigint,
	"chapter_id" bigint,
	"duration" integer NOT NULL,
	"score" integer NOT NULL,
	"item_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "paper_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "paper_item" (
	"paper_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"section_no" integer NOT NULL,
	"question_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"score" integer NOT NULL,
	"key" jsonb NOT NULL,
	"key_rev" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "paper_item_paper_id_no_pk" PRIMARY KEY("paper_id","no"),
	CONSTRAINT "paper_item_once" UNIQUE("paper_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "paper_section" (
	"paper_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"section_text" text NOT NULL,
	CONSTRAINT "paper_section_paper_id_no_pk" PRIMARY KEY("paper_id","no")
);
--> statement-breakpoint
CREATE TABLE "school" (
	"school_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_school_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"owner_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "school_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"surface" text NOT NULL,
	"uid" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"agent" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"uid" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_user_uid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"mobile" text,
	"realname" text NOT NULL,
	"u_type" integer NOT NULL,
	"school_id" bigint NOT NULL,
	"stage_id" integer,
	"subject_id" integer,
	"area_id" integer DEFAULT 0 NOT NULL,
	"book_version" text,
	"password_hash" text NOT NULL,
	"error_count" integer DEFAULT 0 NOT NULL,
	"error_day" text,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "app_user_username_unique" UNIQUE("username"),
	CONSTRAINT "app_user_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
CREATE TABLE "item" (
	"item_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"stem" text NOT NULL,
	"options" jsonb NOT NULL,
	"key" jsonb NOT NULL,
	"analysis" text NOT NULL,
	"knowledge_id" bigint NOT NULL,
	"score" integer NOT NULL,
	CONSTRAINT "item_no" UNIQUE("question_id","no")
);
--> statement-breakpoint
CREATE TABLE "knowledge" (
	"knowledge_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_knowledge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "knowledge_name" UNIQUE("subject_id","name")
);
--> statement-breakpoint
CREATE TABLE "knowledge_chapter" (
	"knowledge_id" bigint NOT NULL,
	"chapter_id" bigint NOT NULL,
	CONSTRAINT "knowledge_chapter_knowledge_id_chapter_id_pk" PRIMARY KEY("knowledge_id","chapter_id")
);
--> statement-breakpoint
CREATE TABLE "question" (
	"question_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text,
	"subject_id" integer NOT NULL,
	"type" integer NOT NULL,
	"difficulty" integer NOT NULL,
	"passage" text NOT NULL,
	"chapter_id" bigint,
	"owner_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"audit_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"uid" bigint NOT NULL,
	"action" text NOT NULL,
	"path" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" bigint,
	"row_count" integer NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"uid" bigint NOT NULL,
	"key" text NOT NULL,
	"path" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_uid_key_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_progress" (
	"job_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"uid" bigint NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_value" (
	"uid" bigint NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "key_value_uid_key_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
CREATE TABLE "answer" (
	"submission_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"value" text NOT NULL,
	"score" integer,
	"criteria" jsonb,
	"comment" text DEFAULT '' NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "answer_submission_id_item_id_pk" PRIMARY KEY("submission_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "mark" (
	"mark_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mark_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"score_before" integer,
	"score_after" integer NOT NULL,
	"marker_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder" (
	"reminder_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminder_reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"test_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "submission" (
	"submission_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submission_submission_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"test_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"started_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"draft" jsonb,
	"draft_saved_at" timestamp (3) with time zone,
	"objective_score" integer DEFAULT 0 NOT NULL,
	"written_score" integer DEFAULT 0 NOT NULL,
	"unmarked_count" integer DEFAULT 0 NOT NULL,
	"score_seen_at" timestamp (3) with time zone,
	CONSTRAINT "submission_once" UNIQUE("test_id","uid")
);
--> statement-breakpoint
CREATE TABLE "test" (
	"test_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_test_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"test_name" text NOT NULL,
	"course_id" bigint NOT NULL,
	"paper_id" bigint NOT NULL,
	"creator_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"test_type" integer NOT NULL,
	"user_join_type" integer NOT NULL,
	"begin_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"duration" integer,
	"score" integer NOT NULL,
	"published_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"score_time" timestamp (3) with time zone,
	"viewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "book" ADD CONSTRAINT "book_option_id_book_version_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."book_version"("option_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter" ADD CONSTRAINT "chapter_book_id_book_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."book"("book_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_school_id_school_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("school_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_lecturer_id_app_user_uid_fk" FOREIGN KEY ("lecturer_id") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_book_id_book_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."book"("book_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_owner_id_app_user_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_school_id_school_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("school_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_book_id_book_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."book"("book_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_chapter_id_chapter_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("chapter_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_item" ADD CONSTRAINT "paper_item_paper_id_paper_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("paper_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_item" ADD CONSTRAINT "paper_item_question_id_question_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("question_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_item" ADD CONSTRAINT "paper_item_item_id_item_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_section" ADD CONSTRAINT "paper_section_paper_id_paper_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("paper_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school" ADD CONSTRAINT "school_owner_id_app_user_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_school_id_school_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("school_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_question_id_question_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("question_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_knowledge_id_knowledge_knowledge_id_fk" FOREIGN KEY ("knowledge_id") REFERENCES "public"."knowledge"("knowledge_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_chapter" ADD CONSTRAINT "knowledge_chapter_knowledge_id_knowledge_knowledge_id_fk" FOREIGN KEY ("knowledge_id") REFERENCES "public"."knowledge"("knowledge_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_chapter" ADD CONSTRAINT "knowledge_chapter_chapter_id_chapter_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("chapter_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_chapter_id_chapter_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("chapter_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_owner_id_app_user_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_progress" ADD CONSTRAINT "job_progress_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_value" ADD CONSTRAINT "key_value_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_submission_id_submission_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_item_id_item_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark" ADD CONSTRAINT "mark_submission_id_submission_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark" ADD CONSTRAINT "mark_marker_id_app_user_uid_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_test_id_test_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("test_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_teacher_id_app_user_uid_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_test_id_test_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."test"("test_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_paper_id_paper_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("paper_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test" ADD CONSTRAINT "test_creator_id_app_user_uid_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chapter_book" ON "chapter" USING btree ("book_id");--> statement-breakpoint
CREATE INDEX "course_lecturer" ON "course" USING btree ("lecturer_id");--> statement-breakpoint
CREATE INDEX "member_uid" ON "member" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "paper_owner" ON "paper" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "paper_school" ON "paper" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "paper_item_item" ON "paper_item" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "session_uid" ON "session" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "app_user_school" ON "app_user" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "question_chapter" ON "question" USING btree ("chapter_id","type");--> statement-breakpoint
CREATE INDEX "audit_uid" ON "audit" USING btree ("uid","at");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "answer_item" ON "answer" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "mark_answer" ON "mark" USING btree ("submission_id","item_id");--> statement-breakpoint
CREATE INDEX "reminder_test" ON "reminder" USING btree ("test_id","uid");--> statement-breakpoint
CREATE INDEX "submission_uid" ON "submission" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "test_course" ON "test" USING btree ("course_id","end_time");--> statement-breakpoint
CREATE INDEX "test_paper" ON "test" USING btree ("paper_id");