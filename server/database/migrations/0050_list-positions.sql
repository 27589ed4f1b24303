ALTER TABLE "bank_search" RENAME COLUMN "place" TO "list_position";
