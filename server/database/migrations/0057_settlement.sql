CREATE TABLE "settlement" (
	"submission_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"settler_id" bigint NOT NULL,
	"score" integer NOT NULL,
	"rev" integer NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "settlement_submission_id_item_id_pk" PRIMARY KEY("submission_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_submission_id_submission_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_settler_id_app_user_uid_fk" FOREIGN KEY ("settler_id") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_settler" ON "settlement" USING btree ("settler_id");