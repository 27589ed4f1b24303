CREATE TABLE "annotation" (
	"submission_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"shapes" jsonb NOT NULL,
	"rev" integer NOT NULL,
	"marker_id" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "annotation_submission_id_item_id_pk" PRIMARY KEY("submission_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "answer_note" (
	"submission_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"marker_id" bigint NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_note_submission_id_item_id_kind_pk" PRIMARY KEY("submission_id","item_id","kind")
);
--> statement-breakpoint
CREATE TABLE "double_mark" (
	"submission_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"marker_id" bigint NOT NULL,
	"criteria" jsonb NOT NULL,
	"score" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"rev" integer NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "double_mark_submission_id_item_id_marker_id_pk" PRIMARY KEY("submission_id","item_id","marker_id")
);
--> statement-breakpoint
CREATE TABLE "key_change" (
	"key_change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "key_change_key_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"paper_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"key_before" jsonb NOT NULL,
	"key_after" jsonb NOT NULL,
	"creator_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "marking_rule" (
	"assignment_id" bigint PRIMARY KEY NOT NULL,
	"blind_seed" text,
	"unblinded_at" timestamp (3) with time zone,
	"unblinded_by_id" bigint,
	"is_double" boolean DEFAULT false NOT NULL,
	"difference_limit" integer DEFAULT 0 NOT NULL,
	"third_marker_id" bigint
);
--> statement-breakpoint
CREATE TABLE "rubric_line" (
	"rubric_line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rubric_line_rubric_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"paper_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"criterion" integer NOT NULL,
	"line_text" text NOT NULL,
	"delta" integer NOT NULL,
	"creator_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "annotation" ADD CONSTRAINT "annotation_submission_id_submission_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation" ADD CONSTRAINT "annotation_marker_id_app_user_uid_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_note" ADD CONSTRAINT "answer_note_submission_id_submission_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_note" ADD CONSTRAINT "answer_note_marker_id_app_user_uid_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "double_mark" ADD CONSTRAINT "double_mark_submission_id_submission_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "double_mark" ADD CONSTRAINT "double_mark_marker_id_app_user_uid_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_change" ADD CONSTRAINT "key_change_paper_id_paper_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("paper_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_change" ADD CONSTRAINT "key_change_creator_id_app_user_uid_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."app_user"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_rule" ADD CONSTRAINT "marking_rule_assignment_id_assignment_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_rule" ADD CONSTRAINT "marking_rule_unblinded_by_id_app_user_uid_fk" FOREIGN KEY ("unblinded_by_id") REFERENCES "public"."app_user"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_rule" ADD CONSTRAINT "marking_rule_third_marker_id_app_user_uid_fk" FOREIGN KEY ("third_marker_id") REFERENCES "public"."app_user"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubric_line" ADD CONSTRAINT "rubric_line_paper_id_paper_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("paper_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubric_line" ADD CONSTRAINT "rubric_line_creator_id_app_user_uid_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."app_user"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_change_paper" ON "key_change" USING btree ("paper_id","item_id");--> statement-breakpoint
CREATE INDEX "rubric_line_item" ON "rubric_line" USING btree ("paper_id","item_id");