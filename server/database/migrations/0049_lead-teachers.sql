ALTER TABLE "course" RENAME COLUMN "lecturer_id" TO "lead_teacher_id";--> statement-breakpoint
ALTER TABLE "course" RENAME CONSTRAINT "course_lecturer_id_app_user_uid_fk" TO "course_lead_teacher_id_app_user_uid_fk";--> statement-breakpoint
ALTER INDEX "course_lecturer" RENAME TO "course_lead_teacher";
