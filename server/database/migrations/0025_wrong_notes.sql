CREATE TABLE "wrong_cause" (
	"uid" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"cause" text NOT NULL,
	"said_by" bigint NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wrong_cause_uid_item_id_cause_pk" PRIMARY KEY("uid","item_id","cause")
);
--> statement-breakpoint
CREATE TABLE "wrong_note_setting" (
	"course_id" bigint PRIMARY KEY NOT NULL,
	"rights_needed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrong_remark" (
	"uid" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"remark" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wrong_remark_uid_item_id_pk" PRIMARY KEY("uid","item_id")
);
--> statement-breakpoint
CREATE TABLE "wrong_retry" (
	"retry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wrong_retry_retry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"asked_item_id" bigint NOT NULL,
	"value" text NOT NULL,
	"is_right" boolean,
	"tried_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wrong_cause" ADD CONSTRAINT "wrong_cause_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_cause" ADD CONSTRAINT "wrong_cause_item_id_item_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_cause" ADD CONSTRAINT "wrong_cause_said_by_app_user_uid_fk" FOREIGN KEY ("said_by") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_note_setting" ADD CONSTRAINT "wrong_note_setting_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_remark" ADD CONSTRAINT "wrong_remark_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_remark" ADD CONSTRAINT "wrong_remark_item_id_item_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_retry" ADD CONSTRAINT "wrong_retry_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_retry" ADD CONSTRAINT "wrong_retry_item_id_item_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_retry" ADD CONSTRAINT "wrong_retry_asked_item_id_item_item_id_fk" FOREIGN KEY ("asked_item_id") REFERENCES "public"."item"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wrong_cause_item" ON "wrong_cause" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "wrong_retry_uid" ON "wrong_retry" USING btree ("uid","item_id");--> statement-breakpoint
CREATE INDEX "wrong_retry_item" ON "wrong_retry" USING btree ("item_id");