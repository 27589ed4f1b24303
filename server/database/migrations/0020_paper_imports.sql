CREATE TABLE "paper_import" (
	"paper_import_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_import_paper_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"subject_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea",
	"job_id" text NOT NULL,
	"read" jsonb,
	"refusal" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"question_count" integer DEFAULT 0 NOT NULL,
	"paper_id" bigint
);
--> statement-breakpoint
ALTER TABLE "paper_import" ADD CONSTRAINT "paper_import_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_import" ADD CONSTRAINT "paper_import_paper_id_paper_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("paper_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_import_uid" ON "paper_import" USING btree ("uid","created_at");