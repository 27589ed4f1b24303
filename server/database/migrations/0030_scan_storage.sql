-- JPEG, PNG, PDF and office files are compressed already: to try it once more holds up the only session of the embedded database.
ALTER TABLE "scan_page" ALTER COLUMN "source" SET STORAGE EXTERNAL, ALTER COLUMN "picture" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "scan_file" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "picture" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "paper_import" ALTER COLUMN "content" SET STORAGE EXTERNAL;
