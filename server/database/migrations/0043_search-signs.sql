-- Texts and tokens with formulas as signs: a row without text is indexed anew at the start, and keeps what was measured.
UPDATE "bank_search" SET "search_text" = '';
