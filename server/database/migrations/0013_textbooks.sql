CREATE TABLE "course_book" (
	"course_id" bigint NOT NULL,
	"book_id" bigint NOT NULL,
	"start_date" date,
	"end_date" date,
	"added_by" bigint NOT NULL,
	"add_time" timestamp (3) with time zone NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_book_course_id_book_id_pk" PRIMARY KEY("course_id","book_id")
);
--> statement-breakpoint
CREATE TABLE "lesson" (
	"course_id" bigint NOT NULL,
	"chapter_id" bigint NOT NULL,
	"nodes" jsonb NOT NULL,
	"rev" integer NOT NULL,
	"saved_by" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_course_id_chapter_id_pk" PRIMARY KEY("course_id","chapter_id")
);
--> statement-breakpoint
ALTER TABLE "course_book" ADD CONSTRAINT "course_book_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_book" ADD CONSTRAINT "course_book_book_id_book_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."book"("book_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_book" ADD CONSTRAINT "course_book_added_by_app_user_uid_fk" FOREIGN KEY ("added_by") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_course_id_course_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_chapter_id_chapter_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("chapter_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_saved_by_app_user_uid_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Until now a class used one book, chosen with the class.
INSERT INTO "course_book" ("course_id", "book_id", "added_by", "add_time")
SELECT "course_id", "book_id", "lecturer_id", "created_at" FROM "course" WHERE "book_id" IS NOT NULL;
