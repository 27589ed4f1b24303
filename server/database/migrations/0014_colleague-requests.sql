ALTER TABLE "member" ADD COLUMN "asked_by" bigint;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "made_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "colleagues_may_add" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_asked_by_app_user_uid_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_asked_by" ON "member" USING btree ("asked_by") WHERE "member"."asked_by" is not null;--> statement-breakpoint
-- An account that a class list made came into its class at the same moment.
UPDATE "member" SET "made_account" = true FROM "app_user" WHERE "app_user"."uid" = "member"."uid" AND "app_user"."created_at" = "member"."joined_at";--> statement-breakpoint
-- What a list had written before anybody had to be asked for.
UPDATE "job_progress" SET "result" = "result" || '{"asked": 0}'::jsonb WHERE "kind" = 'importRoster' AND "result" IS NOT NULL;
