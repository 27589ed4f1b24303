import { course } from '#api/contract/groups/course.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { refetchEvery } from '#domain/portal/constants.ts'
import type { DrawerEntryId } from '#domain/portal/entries.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { shellTexts } from './shell.texts.ts'

/** Something behind an entry that waits for the teacher, as a count and in words. */
export interface Waiting {
  readonly count: number
  readonly label: string
}

export type WaitingWork = Readonly<Partial<Record<DrawerEntryId, Waiting>>>

/** Including the response time, it is correct within five seconds; a hidden page does not poll. */
const often = { refetchInterval: refetchEvery.waiting }

/** What waits in all classes, polled every few seconds and on focus; 0 until known. */
export function useWaitingWork(): WaitingWork {
  const texts = useTexts(shellTexts)
  const submissions = useEndpoint(assigning.unreviewedCount, {}, often).data?.unreviewedCount ?? 0
  const requests = useEndpoint(course.approveCount, {}, often).data?.count ?? 0
  return {
    marking: { count: submissions, label: texts.unmarked(submissions) },
    members: { count: requests, label: texts.unapproved(requests) },
  }
}

/** The total, for links to the entries. */
export function sumOf(work: WaitingWork): Waiting {
  const open = Object.values(work).filter(({ count }) => count > 0)
  return {
    count: open.reduce((sum, { count }) => sum + count, 0),
    label: open.map(({ label }) => label).join(' · '),
  }
}
