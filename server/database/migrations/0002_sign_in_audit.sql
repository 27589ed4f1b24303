ALTER TABLE "audit" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "agent" text;--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_row_hash(before text, entry audit) RETURNS text LANGUAGE sql STABLE AS $$
  select encode(sha256(convert_to(concat_ws('|', before, entry.chain_no, extract(epoch from entry.at), entry.uid,
    entry.action, entry.path, entry.object_kind, entry.object_id, entry.row_count, entry.request_id,
    entry.way, entry.address, entry.agent), 'UTF8')), 'hex')
$$;
