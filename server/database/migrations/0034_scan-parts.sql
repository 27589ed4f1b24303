CREATE TABLE "scan_part" (
	"scan_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"sending" text NOT NULL,
	"number" integer NOT NULL,
	"digest" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"scan_file_id" bigint,
	CONSTRAINT "scan_part_scan_id_uid_sending_number_pk" PRIMARY KEY("scan_id","uid","sending","number")
);
--> statement-breakpoint
ALTER TABLE "scan_part" ADD CONSTRAINT "scan_part_scan_id_scan_scan_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scan"("scan_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_part" ADD CONSTRAINT "scan_part_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_part" ADD CONSTRAINT "scan_part_scan_file_id_scan_file_scan_file_id_fk" FOREIGN KEY ("scan_file_id") REFERENCES "public"."scan_file"("scan_file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The files are compressed already.
ALTER TABLE "scan_part" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
INSERT INTO "scan_part" SELECT "scan_id", "uid", "digest", 1, "digest", "content", "created_at", "scan_file_id" FROM "scan_file" WHERE "content" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "scan_part_file" ON "scan_part" USING btree ("scan_file_id");--> statement-breakpoint
CREATE INDEX "scan_part_uid" ON "scan_part" USING btree ("uid");--> statement-breakpoint
ALTER TABLE "scan_file" DROP COLUMN "content";