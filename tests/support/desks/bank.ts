import { eq } from 'drizzle-orm'
import { bank } from '#api/contract/areas/bank.ts'
import { basket as basketArea } from '#api/contract/areas/basket.ts'
import { paperEditing } from '#api/contract/areas/paper-editing.ts'
import { paperSharing } from '#api/contract/areas/paper-sharing.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { beginningOf, shownQuestion } from '#domain/bank/question-beginning.ts'
import type { Database } from '#server/database/database.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { paper, paperShare } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { basketQuestion, item, question } from '#server/database/schema/questions.ts'
import { loadQuestions } from '#server/services/bank/load-questions.ts'
import { documentsOf, paperRowOf, storedPaper } from '#server/services/paper/stored-paper.ts'
import type { DeskPaper } from './paper.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import type { SampleValues } from '#tests/support/service/sample-input.ts'

interface DeskBank {
  readonly name: string
  readonly canary: string
  readonly schoolId: number
  readonly teacherId: number
  readonly paper: DeskPaper
  /** A colleague who has no access to the paper. */
  readonly mayGetPaperId: number
}

const born = new Date('2026-09-01T00:00:00Z')

/**
 * What calls about papers and the question bank need on top of the desk's values: a question similar to one of the
 * paper's, in the basket; a deleted paper, a paper of the school, one never assigned to a class, and the paper as
 * documents.
 */
export async function addDeskBank(db: Database, desk: DeskBank): Promise<(endpoint: EndpointData) => SampleValues> {
  const { canary, schoolId, teacherId, paper: given, mayGetPaperId } = desk
  const likeId = await addLike(db, given.singleId, teacherId)
  await db.insert(basketQuestion).values({ uid: teacherId, questionId: likeId })
  const holderId = await addHolder(db, desk)
  const blank = { ownerId: teacherId, schoolId, subjectId: 203, duration: 40, score: 0, itemCount: 0 }
  const times = { createdAt: born, updatedAt: born }
  const [removed, ofSchool, ofHolder] = await db
    .insert(paper)
    .values([
      { ...blank, ...times, paperTitle: `删除的试卷 ${canary}`, removedAt: new Date('2026-11-19T00:00:00Z') },
      { ...blank, ...times, paperTitle: '校本试卷', sharedWithSchool: true },
      { ...blank, ...times, paperTitle: '同事的试卷', ownerId: holderId },
      { ...blank, ...times, paperTitle: `没有布置过的试卷 ${canary}` },
    ])
    .returning({ paperId: paper.paperId })
  await db.insert(paperShare).values({ paperId: idOf(ofHolder?.paperId), uid: teacherId, sharedAt: born })
  const stored = await storedPaper(db, await paperRowOf(db, given.paperId))
  const [single] = await db.select().from(item).where(eq(item.itemId, given.singleId))
  const questionId = idOf(single?.questionId)
  const [like] = await loadQuestions(db, [likeId])
  if (like === undefined) throw new Error('The question is not in the bank')
  const common = { questionId, questionIds: [questionId], knowledgeIds: [idOf(single?.knowledgeId)], types: [1] }
  const values = new Map<string, SampleValues>([
    [basketArea.remove.path, { questionIds: [likeId] }],
    [bank.redraw.path, { questionId: likeId }],
    [bank.same.path, { text: beginningOf(shownQuestion(like)), pictures: [], except: questionId }],
    [paperEditing.add.path, documentsOf({ ...stored, paperId: null })],
    [paperEditing.save.path, documentsOf(stored)],
    [paperEditing.turn.path, { wish: 'write' }],
    [paperEditing.restore.path, { paperId: idOf(removed?.paperId) }],
    [paperSharing.teachers.path, { name: canary }],
    [paperSharing.share.path, { uids: [mayGetPaperId], editorUids: [mayGetPaperId] }],
    [paperSharing.letEdit.path, { uids: [holderId] }],
    [paperSharing.revoke.path, { uids: [holderId] }],
    [paperSharing.leave.path, { paperId: idOf(ofHolder?.paperId) }],
    [paperSharing.takeBack.path, { paperId: idOf(ofSchool?.paperId) }],
  ])
  const ofBank = new Set<string>([...Object.values(bank), ...Object.values(basketArea)].map(({ path }) => path))
  return ({ path }) => ({ ...(ofBank.has(path) && common), ...values.get(path) })
}

/** A colleague the paper is shared with. */
async function addHolder(db: Database, { name, canary, schoolId, paper: given }: DeskBank): Promise<number> {
  const person = { username: `${name}holder`, realname: `holder ${canary}`, userType: 101, schoolId, passwordHash: '-' }
  const [row] = await db
    .insert(user)
    .values({ ...person, createdAt: born })
    .returning({ uid: user.uid })
  const uid = idOf(row?.uid)
  await db.insert(paperShare).values({ paperId: given.paperId, uid, sharedAt: born })
  return uid
}

/**
 * Another question with the same item, hence of the same type and knowledge point; its code marks it as a generated
 * one.
 */
async function addLike(db: Database, itemId: number, ownerId: number): Promise<number> {
  const [row] = await db
    .select()
    .from(item)
    .innerJoin(question, eq(question.questionId, item.questionId))
    .where(eq(item.itemId, itemId))
  if (row === undefined) throw new Error('The desk has no such item')
  const { subjectId, type, difficulty, passage } = row.question
  const [made] = await db
    .insert(question)
    .values({ code: `ma-like-terms-${itemId}`, subjectId, type, difficulty, passage, ownerId, createdAt: born })
    .returning({ questionId: question.questionId })
  const questionId = idOf(made?.questionId)
  const { itemId: _id, ...content } = row.item
  await db.insert(item).values({ ...content, questionId })
  await indexQuestions(db, [questionId])
  return questionId
}
