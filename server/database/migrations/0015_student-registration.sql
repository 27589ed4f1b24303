DROP INDEX "app_user_student_no";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "awaits_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_student_no" ON "app_user" USING btree ("school_id",lower("student_no")) WHERE not "app_user"."awaits_approval";