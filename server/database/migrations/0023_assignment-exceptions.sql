CREATE TABLE "assignment_exception" (
	"assignment_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"begin_shift" integer DEFAULT 0 NOT NULL,
	"begin_time" timestamp (3) with time zone,
	"end_time" timestamp (3) with time zone,
	"extra_minutes" integer DEFAULT 0 NOT NULL,
	"is_excused" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"teacher_id" bigint,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"kept_work" jsonb,
	CONSTRAINT "assignment_exception_assignment_id_uid_pk" PRIMARY KEY("assignment_id","uid")
);
--> statement-breakpoint
CREATE TABLE "assignment_handover" (
	"assignment_id" bigint PRIMARY KEY NOT NULL,
	"teacher_id" bigint NOT NULL,
	"handed_by" bigint NOT NULL,
	"handed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "correction" (
	"submission_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"value" text NOT NULL,
	"is_right" boolean,
	"tries" integer NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "correction_submission_id_item_id_pk" PRIMARY KEY("submission_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "shows_mean" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "group_minutes" integer;--> statement-breakpoint
ALTER TABLE "assignment_exception" ADD CONSTRAINT "assignment_exception_assignment_id_assignment_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_exception" ADD CONSTRAINT "assignment_exception_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_exception" ADD CONSTRAINT "assignment_exception_teacher_id_app_user_uid_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_handover" ADD CONSTRAINT "assignment_handover_assignment_id_assignment_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_handover" ADD CONSTRAINT "assignment_handover_teacher_id_app_user_uid_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_handover" ADD CONSTRAINT "assignment_handover_handed_by_app_user_uid_fk" FOREIGN KEY ("handed_by") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_submission_id_submission_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_item_id_item_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_decided_by_app_user_uid_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;