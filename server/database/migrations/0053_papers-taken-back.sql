CREATE TABLE "paper_taken_back" (
	"paper_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"taken_back_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "paper_taken_back_paper_id_uid_pk" PRIMARY KEY("paper_id","uid")
);
--> statement-breakpoint
ALTER TABLE "paper" ADD COLUMN "school_ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "paper_taken_back" ADD CONSTRAINT "paper_taken_back_paper_id_paper_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("paper_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_taken_back" ADD CONSTRAINT "paper_taken_back_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_taken_back_uid" ON "paper_taken_back" USING btree ("uid");