-- Nodes of lessons were stored under their wire names.
UPDATE "lesson" SET "nodes" = (
  SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'nodeType', node -> 'nodeType',
    'name', node -> 'name',
    'isTaught', node ->> 'nodeFlag' = '1',
    'paperId', node -> 'extendsParam' -> 'paperId'
  )) ORDER BY turn), '[]')
  FROM jsonb_array_elements("nodes") WITH ORDINALITY AS listed (node, turn)
);
