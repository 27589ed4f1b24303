import { type SQL, sql } from 'drizzle-orm'
import { submission } from '#server/database/schema/assignments.ts'
import { whiteSpace } from './white-space.ts'

/** Whether a submission that is not handed in has saved answers: the domain's `hasAnswer` for any of its draft. */
export const hasSavedAnswers: SQL<boolean> = sql<boolean>`(${submission.submittedAt} is null and ${submission.draft} is not null and exists (
  select from jsonb_each_text(${submission.draft}) as saved where btrim(saved.value, ${whiteSpace}) <> ''))`
