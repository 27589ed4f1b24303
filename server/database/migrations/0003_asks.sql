CREATE TABLE "address_count" (
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "address_count_address_kind_pk" PRIMARY KEY("address","kind")
);
--> statement-breakpoint
-- What is hashed with this key cannot be guessed without it.
INSERT INTO "installation" ("key", "value") VALUES ('hashKey', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
--> statement-breakpoint
-- Rows of before hold mobiles and short hashes of names as they were typed; they live for minutes, or a day.
DELETE FROM "captcha";
--> statement-breakpoint
DELETE FROM "one_time_token" WHERE "purpose" = 'captcha';
--> statement-breakpoint
DELETE FROM "login_failure" WHERE "subject" LIKE 'name:%';
