CREATE TABLE "scan" (
	"scan_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scan_scan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"assignment_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "scan_file" (
	"scan_file_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scan_file_scan_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scan_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scan_file_once" UNIQUE("scan_id","digest")
);
--> statement-breakpoint
CREATE TABLE "scan_page" (
	"scan_page_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scan_page_scan_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scan_id" bigint NOT NULL,
	"scan_file_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"source" "bytea",
	"picture" "bytea",
	"layout" text,
	"sheet_page" integer,
	"turned" integer DEFAULT 0 NOT NULL,
	"written_number" text,
	"uid" bigint,
	"placed_by_id" bigint,
	"read_at" timestamp (3) with time zone,
	"left_out_at" timestamp (3) with time zone,
	CONSTRAINT "scan_page_once" UNIQUE("scan_file_id","number")
);
--> statement-breakpoint
CREATE TABLE "scan_reading" (
	"scan_page_id" bigint NOT NULL,
	"row" text NOT NULL,
	"item_id" bigint NOT NULL,
	"state" text NOT NULL,
	"value" text,
	"candidates" jsonb NOT NULL,
	"confidence" integer NOT NULL,
	"area" jsonb NOT NULL,
	"decision" text,
	"decider_id" bigint,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "scan_reading_scan_page_id_row_pk" PRIMARY KEY("scan_page_id","row")
);
--> statement-breakpoint
CREATE TABLE "scan_result" (
	"submission_id" bigint PRIMARY KEY NOT NULL,
	"scan_id" bigint NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_assignment_id_assignment_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan" ADD CONSTRAINT "scan_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_file" ADD CONSTRAINT "scan_file_scan_id_scan_scan_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scan"("scan_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_file" ADD CONSTRAINT "scan_file_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_page" ADD CONSTRAINT "scan_page_scan_id_scan_scan_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scan"("scan_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_page" ADD CONSTRAINT "scan_page_scan_file_id_scan_file_scan_file_id_fk" FOREIGN KEY ("scan_file_id") REFERENCES "public"."scan_file"("scan_file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_page" ADD CONSTRAINT "scan_page_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_page" ADD CONSTRAINT "scan_page_placed_by_id_app_user_uid_fk" FOREIGN KEY ("placed_by_id") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_reading" ADD CONSTRAINT "scan_reading_scan_page_id_scan_page_scan_page_id_fk" FOREIGN KEY ("scan_page_id") REFERENCES "public"."scan_page"("scan_page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_reading" ADD CONSTRAINT "scan_reading_item_id_item_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."item"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_reading" ADD CONSTRAINT "scan_reading_decider_id_app_user_uid_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_result" ADD CONSTRAINT "scan_result_submission_id_submission_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_result" ADD CONSTRAINT "scan_result_scan_id_scan_scan_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scan"("scan_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scan_assignment" ON "scan" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "scan_uid" ON "scan" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "scan_file_uid" ON "scan_file" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "scan_page_scan" ON "scan_page" USING btree ("scan_id","state");--> statement-breakpoint
CREATE INDEX "scan_page_uid" ON "scan_page" USING btree ("uid");