/** A student's state in an assignment; the three groups are disjoint and complete. */
export type SubmissionState = 'unsubmitted' | 'unmarked' | 'marked'

/** The same for a teacher who may not see yet whose answers are marked: handed in, nothing more. */
export type ShownState = SubmissionState | 'submitted'

export interface SubmissionProgress {
  readonly submittedAt: Date | null
  /** Answers waiting for a person; only relevant once handed in. */
  readonly unmarkedCount: number
}

export function submissionState({ submittedAt, unmarkedCount }: SubmissionProgress): SubmissionState {
  if (submittedAt === null) return 'unsubmitted'
  return unmarkedCount > 0 ? 'unmarked' : 'marked'
}

/** While an assignment is marked blind, every mark would move a name and tell whose answer was just marked. */
export function shownState(progress: SubmissionProgress, isBlind: boolean): ShownState {
  const state = submissionState(progress)
  return isBlind && state !== 'unsubmitted' ? 'submitted' : state
}

/** Whether the student may see the score: it is published, and nothing of this submission waits for a person. */
export const isScoreOut = ({
  scoreTime,
  ...progress
}: SubmissionProgress & { readonly scoreTime: Date | null }): boolean =>
  submissionState(progress) === 'marked' && scoreTime !== null
