/** A student's state in an assignment; the three groups are disjoint and complete. */
export type SubmissionState = 'unsubmitted' | 'unmarked' | 'marked'

export interface SubmissionProgress {
  readonly submittedAt: Date | null
  /** Answers waiting for a person; only relevant once handed in. */
  readonly unmarkedCount: number
}

export function submissionState({ submittedAt, unmarkedCount }: SubmissionProgress): SubmissionState {
  if (submittedAt === null) return 'unsubmitted'
  return unmarkedCount > 0 ? 'unmarked' : 'marked'
}
