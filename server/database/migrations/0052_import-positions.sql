-- Positions in an imported file were stored under another name.
UPDATE "paper_import" SET "read" = "read" || jsonb_build_object(
  'questions', (
    SELECT coalesce(jsonb_agg(part - 'place' || jsonb_build_object('position', part -> 'place') ORDER BY turn), '[]')
    FROM jsonb_array_elements("read" -> 'questions') WITH ORDINALITY AS listed (part, turn)
  ),
  'notUnderstood', (
    SELECT coalesce(jsonb_agg(part - 'place' || jsonb_build_object('position', part -> 'place') ORDER BY turn), '[]')
    FROM jsonb_array_elements("read" -> 'notUnderstood') WITH ORDINALITY AS listed (part, turn)
  )
)
WHERE "read" IS NOT NULL;
