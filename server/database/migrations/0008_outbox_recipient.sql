ALTER TABLE "sms_code" RENAME COLUMN "mobile" TO "recipient";--> statement-breakpoint
DROP INDEX "sms_code_mobile";--> statement-breakpoint
CREATE INDEX "sms_code_recipient" ON "sms_code" USING btree ("recipient","sent_at");