import type { WorldService } from '#tests/support/worlds/world.ts'
import { addDeskAssignments } from './assignments.ts'
import { addDeskBank } from './bank.ts'
import { addDeskBook } from './course.ts'
import { addDeskImport } from './import.ts'
import { addDeskJob } from './job.ts'
import { addDeskMarking } from './marking.ts'
import { addDeskPaper } from './paper.ts'
import { addDeskScan } from './scan.ts'
import { addDeskTextbooks } from './textbooks.ts'
import { addDeskWrongNote } from './wrong-note.ts'

interface DeskWork {
  readonly name: string
  readonly canary: string
  readonly schoolId: number
  readonly teacherId: number
  readonly studentIds: readonly [number, number]
  readonly courseId: number
  /** A teacher who may get the paper. */
  readonly askerId: number
}

/** A paper, what it was made from, and assignments of it that are answered, marked, scanned and corrected. */
export async function addDeskWork({ db, clock: { now } }: WorldService, desk: DeskWork) {
  const { name, canary, schoolId, teacherId, studentIds, courseId, askerId } = desk
  const paper = await addDeskPaper(db, schoolId, teacherId, canary)
  const { paperId } = paper
  const given = { courseId, teacherId, studentIds, canary, paper }
  const { assignments, submissionId, assignmentsOf } = await addDeskAssignments(db, given, now)
  const bankOf = await addDeskBank(db, { name, canary, schoolId, teacherId, paper, mayGetPaperId: askerId })
  const textbooksOf = await addDeskTextbooks(db, { name, canary, courseId, teacherId, paperId, now })
  const corrected = { assignmentId: assignments.finished, studentId: studentIds[0] }
  const jobId = await addDeskJob(db, { name, canary, teacherId, ...corrected, now })
  const scanned = await addDeskScan(db, given, assignments.running)
  return {
    assignments,
    values: {
      bookId: await addDeskBook(db, `book of ${name}`),
      paperId,
      itemId: paper.writtenId,
      submissionId,
      assignmentId: assignments.running,
      assignmentIds: [assignments.running],
      jobId,
      jobIds: [jobId],
      answers: { [paper.singleId]: 'B', [paper.blankId]: `answer, ${canary}` },
      ...(await addDeskMarking(db, { teacherId, paper, assignments, submissionId, canary })),
      paperImportId: await addDeskImport(db, { uid: teacherId, canary }),
      ...scanned.values,
    },
    valuesOf: [assignmentsOf, bankOf, textbooksOf, scanned.valuesOf, await addDeskWrongNote(db, paper.blankId)],
  }
}
