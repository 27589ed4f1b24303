/** Where a student stands with an assignment; the three groups are disjoint and complete. */
export type SubmissionState = 'unsubmitted' | 'unmarked' | 'marked'

export interface SubmissionProgress {
  readonly submittedAt: Date | null
  /** Answers that wait for a person; counts only once handed in. */
  readonly unmarkedCount: number
}

export function submissionState({ submittedAt, unmarkedCount }: SubmissionProgress): SubmissionState {
  if (submittedAt === null) return 'unsubmitted'
  return unmarkedCount > 0 ? 'unmarked' : 'marked'
}
