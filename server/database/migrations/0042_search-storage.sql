-- A search reads the text of whatever its tokens find, and the tokens never: the text stays in the row as it is.
ALTER TABLE "bank_search" RESET (toast_tuple_target);--> statement-breakpoint
ALTER TABLE "bank_search" ALTER COLUMN "search_text" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "bank_search" ALTER COLUMN "tokens" SET STORAGE EXTERNAL;
