CREATE TABLE "application" (
	"application_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"mobile" text NOT NULL,
	"realname" text NOT NULL,
	"stage_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"password_hash" text NOT NULL,
	"consent" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" bigint,
	"is_approved" boolean,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"captcha_id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"visitor_hash" text NOT NULL,
	"address" text NOT NULL,
	"answer_x" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"solved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"uid" bigint NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consent_uid_document_version_pk" PRIMARY KEY("uid","document","version")
);
--> statement-breakpoint
CREATE TABLE "failed_sender" (
	"failed_sender_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "failed_sender_failed_sender_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "function_grant" (
	"uid" bigint NOT NULL,
	"func_id" text NOT NULL,
	"func" text NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "function_grant_uid_func_id_pk" PRIMARY KEY("uid","func_id")
);
--> statement-breakpoint
CREATE TABLE "login_event" (
	"login_event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_event_login_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"way" text NOT NULL,
	"agent" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"subject" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"failures" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messaging_account" (
	"open_id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messaging_account_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "one_time_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"visitor_hash" text,
	"uid" bigint,
	"data" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "qr_login" (
	"qr_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"visitor_hash" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"scanned_by" bigint,
	"scanned_at" timestamp (3) with time zone,
	"nonce_hash" text,
	"match_number" text,
	"match_tries" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"redeemed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"sms_code_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_code_sms_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mobile" text NOT NULL,
	"purpose" text NOT NULL,
	"visitor_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"address" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"void_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "session_id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "session_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "way" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "parent_id" bigint;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "chain_no" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_school_id_school_school_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."school"("school_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_decided_by_app_user_uid_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."app_user"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "function_grant" ADD CONSTRAINT "function_grant_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_event" ADD CONSTRAINT "login_event_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messaging_account" ADD CONSTRAINT "messaging_account_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_uid_app_user_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_login" ADD CONSTRAINT "qr_login_scanned_by_app_user_uid_fk" FOREIGN KEY ("scanned_by") REFERENCES "public"."app_user"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_school" ON "application" USING btree ("school_id","applied_at");--> statement-breakpoint
CREATE INDEX "application_mobile" ON "application" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "captcha_age" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "failed_sender_address" ON "failed_sender" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "login_event_uid" ON "login_event" USING btree ("uid","at");--> statement-breakpoint
CREATE INDEX "one_time_token_age" ON "one_time_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "qr_login_visitor" ON "qr_login" USING btree ("visitor_hash","expires_at");--> statement-breakpoint
CREATE INDEX "qr_login_address" ON "qr_login" USING btree ("address","expires_at");--> statement-breakpoint
CREATE INDEX "qr_login_ticket" ON "qr_login" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "sms_code_mobile" ON "sms_code" USING btree ("mobile","sent_at");--> statement-breakpoint
CREATE INDEX "sms_code_address" ON "sms_code" USING btree ("address","sent_at");--> statement-breakpoint
CREATE INDEX "sms_code_sent" ON "sms_code" USING btree ("sent_at");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_session_id_unique" UNIQUE("session_id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_parent_id_session_session_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."session"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_chain" ON "audit" USING btree ("chain_no");--> statement-breakpoint
ALTER TABLE "app_user" DROP COLUMN "error_count";--> statement-breakpoint
ALTER TABLE "app_user" DROP COLUMN "error_day";--> statement-breakpoint
CREATE FUNCTION audit_row_hash(before text, entry audit) RETURNS text LANGUAGE sql STABLE AS $$
  select encode(sha256(convert_to(concat_ws('|', before, entry.chain_no, extract(epoch from entry.at), entry.uid,
    entry.action, entry.path, entry.object_kind, entry.object_id, entry.row_count, entry.request_id), 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE FUNCTION audit_chain() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last audit;
BEGIN
  perform pg_advisory_xact_lock(725117002);
  select * into last from audit order by chain_no desc limit 1;
  NEW.chain_no := coalesce(last.chain_no, 0) + 1;
  NEW.hash := audit_row_hash(coalesce(last.hash, ''), NEW);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_chain BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION audit_chain();--> statement-breakpoint
CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of audit are never changed or deleted';
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
