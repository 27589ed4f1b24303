CREATE TABLE "paper_turn" (
	"paper_id" bigint PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paper_turn" ADD CONSTRAINT "paper_turn_paper_id_paper_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("paper_id") ON DELETE cascade ON UPDATE no action;