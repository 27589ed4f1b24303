CREATE TABLE "paper_share" (
	"paper_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "paper_share_paper_id_uid_pk" PRIMARY KEY("paper_id","uid")
);
--> statement-breakpoint
CREATE TABLE "bank_search" (
	"question_id" bigint PRIMARY KEY NOT NULL,
	"search_text" text NOT NULL,
	"tokens" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket" (
	"uid" bigint NOT NULL,
	"subject_id" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "basket_uid_subject_id_pk" PRIMARY KEY("uid","subject_id")
);
--> statement-breakpoint
CREATE TABLE "basket_question" (
	"place_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "basket_question_place_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	CONSTRAINT "basket_question_once" UNIQUE("uid","question_id")
);
--> statement-breakpoint
ALTER TABLE "paper" ADD COLUMN "rev" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paper" ADD COLUMN "layout" jsonb;--> statement-breakpoint
ALTER TABLE "paper" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "paper" ADD COLUMN "first_version_id" bigint;--> statement-breakpoint
ALTER TABLE "paper" ADD COLUMN "replaced_by_id" bigint;--> statement-breakpoint
ALTER TABLE "paper_share" ADD CONSTRAINT "paper_share_paper_id_paper_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("paper_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_share" ADD CONSTRAINT "paper_share_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_search" ADD CONSTRAINT "bank_search_question_id_question_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket" ADD CONSTRAINT "basket_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_question" ADD CONSTRAINT "basket_question_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_question" ADD CONSTRAINT "basket_question_question_id_question_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("question_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_share_uid" ON "paper_share" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "bank_search_tokens" ON "bank_search" USING gin ("tokens");--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_first_version_id_paper_paper_id_fk" FOREIGN KEY ("first_version_id") REFERENCES "public"."paper"("paper_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_replaced_by_id_paper_paper_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."paper"("paper_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_item_question" ON "paper_item" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_subject" ON "question" USING btree ("subject_id","owner_id");