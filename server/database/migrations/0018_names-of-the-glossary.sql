ALTER TABLE "test" RENAME TO "assignment";--> statement-breakpoint
ALTER TABLE "assignment" RENAME COLUMN "test_id" TO "assignment_id";--> statement-breakpoint
ALTER TABLE "assignment" RENAME COLUMN "test_name" TO "assignment_name";--> statement-breakpoint
ALTER TABLE "assignment" RENAME COLUMN "test_type" TO "assignment_type";--> statement-breakpoint
ALTER TABLE "submission" RENAME COLUMN "test_id" TO "assignment_id";--> statement-breakpoint
ALTER TABLE "reminder" RENAME COLUMN "test_id" TO "assignment_id";--> statement-breakpoint
ALTER SEQUENCE "test_test_id_seq" RENAME TO "assignment_assignment_id_seq";--> statement-breakpoint
ALTER INDEX "test_pkey" RENAME TO "assignment_pkey";--> statement-breakpoint
ALTER INDEX "test_course" RENAME TO "assignment_course";--> statement-breakpoint
ALTER INDEX "test_paper" RENAME TO "assignment_paper";--> statement-breakpoint
ALTER INDEX "reminder_test" RENAME TO "reminder_assignment";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "test_course_id_course_course_id_fk" TO "assignment_course_id_course_course_id_fk";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "test_paper_id_paper_paper_id_fk" TO "assignment_paper_id_paper_paper_id_fk";--> statement-breakpoint
ALTER TABLE "assignment" RENAME CONSTRAINT "test_creator_id_app_user_uid_fk" TO "assignment_creator_id_app_user_uid_fk";--> statement-breakpoint
ALTER TABLE "submission" RENAME CONSTRAINT "submission_test_id_test_test_id_fk" TO "submission_assignment_id_assignment_assignment_id_fk";--> statement-breakpoint
ALTER TABLE "reminder" RENAME CONSTRAINT "reminder_test_id_test_test_id_fk" TO "reminder_assignment_id_assignment_assignment_id_fk";--> statement-breakpoint
ALTER TABLE "function_grant" RENAME TO "feature_grant";--> statement-breakpoint
ALTER TABLE "feature_grant" RENAME COLUMN "func_id" TO "feature_id";--> statement-breakpoint
ALTER TABLE "feature_grant" RENAME COLUMN "func" TO "feature";--> statement-breakpoint
ALTER TABLE "app_user" RENAME COLUMN "area_id" TO "region_id";--> statement-breakpoint
ALTER TABLE "feature_grant" RENAME CONSTRAINT "function_grant_uid_func_id_pk" TO "feature_grant_uid_feature_id_pk";--> statement-breakpoint
ALTER TABLE "feature_grant" RENAME CONSTRAINT "function_grant_uid_app_user_uid_fk" TO "feature_grant_uid_app_user_uid_fk";--> statement-breakpoint
ALTER TABLE "message" RENAME COLUMN "func_id" TO "feature_id";