ALTER TABLE "app_user" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_email_unique" UNIQUE("email");