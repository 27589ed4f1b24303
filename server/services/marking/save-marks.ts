import type { MarkRefusal } from '#api/contract/groups/marking.ts'
import { markByCriteria } from '#domain/marking/criteria.ts'
import type { Criterion } from '#domain/questions/question.ts'
import type { Executor } from '#server/database/database.ts'
import { type LockedAnswers, staleness } from './locked-answers.ts'
import { saveDoubleMarks } from './save-double-marks.ts'
import { type NewMark, type NewMarks, saveSingleMarks, type StoredMark } from './save-mark.ts'

/** A mark as sent by its page; `submissionId` may be a handle. */
interface SentMark {
  readonly submissionId: number
  readonly round: number
  readonly rev: number
  /** Null withdraws the mark. */
  readonly criteria: readonly number[] | null
  readonly comment?: string | undefined
}

interface SavedMark {
  readonly submissionId: number
  readonly score: number | null
  readonly rev: number
}

interface RefusedMark {
  readonly submissionId: number
  readonly reason: MarkRefusal
}

/** The outcome for each mark, by the page's name for the submission. */
export interface Saving {
  readonly list: readonly SavedMark[]
  readonly refused: readonly RefusedMark[]
}

interface Locked extends Pick<LockedAnswers, 'rule' | 'submissions' | 'keyRev'> {
  readonly keyCriteria: readonly Criterion[]
  /** The revision of the criteria that the marker saw; undefined if the page did not say. */
  readonly seenKeyRev: number | undefined
}

/** Saves marks of answers to one item under the rule of their assignment, each based on what its marker saw. */
export async function saveMarks(
  db: Executor,
  locked: Locked,
  sent: readonly SentMark[],
  by: Omit<NewMarks, 'marks'>,
): Promise<Saving> {
  const checked = sent.map((one, index) => ({
    called: one.submissionId,
    mark: sent.findIndex(({ submissionId }) => submissionId === one.submissionId) < index || checkedMark(locked, one),
  }))
  const marks = checked.flatMap(({ mark }) => (typeof mark === 'object' ? [mark] : []))
  const stored = await saveByRule(db, locked, { ...by, marks })
  const outcomes = checked.map(({ called: submissionId, mark }) => {
    // Of two marks in this call for the same answer, the second did not see the first.
    if (mark === true) return { submissionId, reason: 'markedByOther' as const }
    if (typeof mark === 'string') return { submissionId, reason: mark }
    const saved = stored.get(mark.submissionId) ?? 'markedByOther'
    return typeof saved === 'string' ? { submissionId, reason: saved } : { submissionId, ...saved }
  })
  return {
    list: outcomes.filter((one): one is SavedMark => 'rev' in one),
    refused: outcomes.filter((one): one is RefusedMark => 'reason' in one),
  }
}

function checkedMark(
  { submissions, keyCriteria, keyRev, seenKeyRev = keyRev }: Locked,
  sent: SentMark,
): NewMark | MarkRefusal {
  const { submissionId: called, round, rev, criteria, comment = '' } = sent
  const submission = submissions.get(called)
  if (submission === undefined) return 'submissionUnknown'
  const stale = staleness(submission, round)
  if (stale !== null) return stale
  const { submissionId } = submission
  if (criteria === null) return { submissionId, rev, criteria: null, score: null, comment: '' }
  if (seenKeyRev !== keyRev) return 'criteriaChanged'
  const given = markByCriteria(keyCriteria, criteria)
  return given.ok ? { submissionId, rev, criteria, score: given.total, comment } : 'scoreOutOfRange'
}

/** The marks stored, or why there is none, by submission. */
const saveByRule = (
  db: Executor,
  { rule: { double } }: Locked,
  marks: NewMarks,
): Promise<ReadonlyMap<number, StoredMark | MarkRefusal>> =>
  double === null ? saveSingleMarks(db, marks) : saveDoubleMarks(db, double, marks)
