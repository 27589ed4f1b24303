CREATE TABLE "feedback" (
	"feedback_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"contact" text NOT NULL,
	"page" text NOT NULL,
	"page_build" text NOT NULL,
	"service_build" text NOT NULL,
	"browser" text NOT NULL,
	"surface" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "message" (
	"message_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	"notice_id" bigint,
	"application_id" bigint,
	"feedback_id" bigint,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "message_of_notice" UNIQUE("notice_id","uid")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"notice_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"uid" bigint,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_school_id_school_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("school_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_notice_id_notice_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("notice_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_application_id_application_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_feedback_id_feedback_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("feedback_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_school_id_school_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("school_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_uid" ON "feedback" USING btree ("uid","sent_at");--> statement-breakpoint
CREATE INDEX "feedback_school" ON "feedback" USING btree ("school_id","sent_at");--> statement-breakpoint
CREATE INDEX "message_uid" ON "message" USING btree ("uid","sent_at");--> statement-breakpoint
CREATE INDEX "message_application" ON "message" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "message_feedback" ON "message" USING btree ("feedback_id");--> statement-breakpoint
CREATE INDEX "notice_school" ON "notice" USING btree ("school_id","sent_at");