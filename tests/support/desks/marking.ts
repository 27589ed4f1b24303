import type { Database } from '#server/database/database.ts'
import { keyChange, markingRule, rubricLine } from '#server/database/schema/marking.ts'
import { worldItems } from '#tests/support/worlds/world.ts'
import type { DeskPaper } from './paper.ts'
import { idOf } from '#tests/support/service/id-of.ts'

interface GivenMarking {
  readonly teacherId: number
  readonly paper: DeskPaper
  /** The finished one is fully marked, so its names can be revealed. */
  readonly assignments: { readonly finished: number }
  /** Handed in but not marked. */
  readonly submissionId: number
  readonly canary: string
}

const born = new Date('2026-09-01T00:00:00Z')

/** Lines of the rubric, a corrected key that can be reverted, and an assignment with hidden names. */
export async function addDeskMarking(db: Database, given: GivenMarking) {
  const { teacherId, paper, assignments, submissionId, canary } = given
  const of = { paperId: paper.paperId, creatorId: teacherId, createdAt: born }
  const [line] = await db
    .insert(rubricLine)
    .values({ ...of, itemId: paper.writtenId, criterion: 0, lineText: canary, delta: -10 })
    .returning({ rubricLineId: rubricLine.rubricLineId })
  // Of another item, so that it is offered for the first.
  await db.insert(rubricLine).values({ ...of, itemId: paper.blankId, criterion: 0, lineText: canary, delta: -20 })
  const [change] = await db
    .insert(keyChange)
    .values({
      ...of,
      itemId: paper.singleId,
      before: { kind: 'single', choice: 'C' },
      after: worldItems[0]?.key ?? { kind: 'single', choice: 'B' },
    })
    .returning({ keyChangeId: keyChange.keyChangeId })
  await db.insert(markingRule).values({ assignmentId: assignments.finished, blindSeed: canary })
  return {
    rubricLineId: idOf(line?.rubricLineId),
    rubricLines: [{ criterion: 0, lineText: canary, delta: -10 }],
    keyChangeId: idOf(change?.keyChangeId),
    keyChangeIds: [idOf(change?.keyChangeId)],
    thirdMarkerId: teacherId,
    // Two other markers would have to mark before a third one can.
    isDouble: false,
    marks: [{ submissionId, round: 0, rev: 0, criteria: [50, 60, 40], comment: canary }],
  }
}
