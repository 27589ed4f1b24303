import * as z from 'zod/mini'
import { useEffect, useState } from 'react'
import { useKeptWork } from '#api/queries/kept-work-context.tsx'
import { assignmentKind } from '#api/contract/schemas/assignments.ts'
import type { KeptAssignment } from '#machines/assign-paper/assign-paper.types.ts'
import type { AssignForm } from './assign-form.ts'
import { assignmentTypes } from '#domain/assignments/kinds.ts'

const form = z.object({
  courseIds: z.array(z.int()),
  assignmentName: z.string(),
  kind: assignmentKind,
  assignmentType: z.literal(Object.values(assignmentTypes)),
  whom: z.enum(['class', 'chosen']),
  uids: z.array(z.int()),
  begin: z.enum(['now', 'later']),
  beginAt: z.nullable(z.string()),
  endAt: z.nullable(z.string()),
  duration: z.nullable(z.int()),
  minutesApart: z.nullable(z.int()),
})

const assignment = z.object({
  courseIds: z.array(z.int()),
  paperId: z.int(),
  assignmentName: z.string(),
  kind: assignmentKind,
  assignmentType: z.int(),
  audience: z.int(),
  uids: z.array(z.int()),
  beginTime: z.nullable(z.string()),
  endTime: z.string(),
  duration: z.nullable(z.int()),
  minutesApart: z.nullable(z.int()),
})

const keptWork = z.object({
  form,
  assignment: z.nullable(
    z.object({
      assignmentIds: z.array(z.int()),
      saved: z.nullable(assignment),
      unansweredSave: z.nullable(z.object({ assignmentIds: z.array(z.int()), assignment, at: z.string() })),
      isPublishUnanswered: z.boolean(),
    }),
  ),
})

export interface UnfinishedWork {
  readonly form: AssignForm
  /** Null if no attempt was made. */
  readonly assignment: KeptAssignment | null
}

/** The input for a paper and a class, and any attempt without a response, from before the page was left. */
export function useKeptAssignment(name: string | null): UnfinishedWork | null {
  const work = useKeptWork()
  const [found] = useState(() => (name === null ? null : keptWork.safeParse(work.draft(name)).data))
  return found ?? null
}

/** Stores unfinished work until it is done; null for none. The returned function drops it. */
export function useKeeping(name: string | null, unfinished: UnfinishedWork | null): () => void {
  const work = useKeptWork()
  // By content: the same work is a new object on each render.
  const text = unfinished === null ? null : JSON.stringify(unfinished)
  useEffect(() => {
    if (name === null) return
    if (text === null) work.dropDraft(name)
    else work.keepDraft(name, JSON.parse(text))
  }, [work, name, text])
  return () => {
    if (name !== null) work.dropDraft(name)
  }
}
