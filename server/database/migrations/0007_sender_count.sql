CREATE TABLE "sender_count" (
	"sender" text NOT NULL,
	"kind" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "sender_count_sender_kind_pk" PRIMARY KEY("sender","kind")
);
--> statement-breakpoint
DROP TABLE "address_count" CASCADE;--> statement-breakpoint
DROP TABLE "failed_sender" CASCADE;