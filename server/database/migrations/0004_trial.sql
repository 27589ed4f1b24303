CREATE TABLE "trial" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"begin_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trial" ADD CONSTRAINT "trial_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;