import type { ItemContent } from '#domain/question.ts'
import { newToken, hashToken, cookieName } from '#server/core/cookies.ts'
import type { Database } from '#server/database/database.ts'
import { course, member } from '#server/database/schema/courses.ts'
import { paper, paperItem, paperSection } from '#server/database/schema/papers.ts'
import { school, session, user } from '#server/database/schema/people.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { idOf } from './id-of.ts'
import type { TestClient } from './test-client.ts'
import type { TestService } from './test-service.ts'

/** Two schools, so that every test can ask what a stranger sees. Names tell the role. */
export interface World {
  /** Teaches the class and owns the paper; owner of the school. */
  readonly teacher: TestClient
  readonly colleague: TestClient
  readonly stranger: TestClient
  /** Members of the class, in roster order. */
  readonly students: readonly TestClient[]
  readonly strangerStudent: TestClient
  readonly courseId: number
  readonly colleagueCourseId: number
  readonly strangerCourseId: number
  /** The items below in order, five points each but the written one with fifteen. */
  readonly paperId: number
  readonly strangerPaperId: number
  readonly itemIds: readonly number[]
}

const born = new Date('2026-09-01T00:00:00Z')

/** The paper of the world: one item of each kind; keys B, AC, library (or libraries), 1/2, and a writing. */
export const worldItems: readonly ItemContent[] = [
  itemOf('She ____ to school every day.', 50, { kind: 'single', choice: 'B' }, ['go', 'goes', 'going', 'gone']),
  itemOf('Which are even?', 50, { kind: 'multiple', choices: ['A', 'C'] }, ['2', '3', '4', '5']),
  itemOf('n. 图书馆', 50, { kind: 'blank', accept: ['library', 'libraries'] }),
  itemOf('$1-\\dfrac{1}{2}=$ ____', 50, { kind: 'number', accept: ['\\dfrac{1}{2}'] }),
  itemOf('My Saturday', 150, {
    kind: 'written',
    model: 'I get up at eight.',
    criteria: [
      { name: '内容', hint: '要点', max: 50 },
      { name: '语言', hint: '词汇、语法', max: 60 },
      { name: '结构', hint: '连贯', max: 40 },
    ],
  }),
]

function itemOf(stem: string, score: number, key: ItemContent['key'], options: readonly string[] = []): ItemContent {
  const letters = ['A', 'B', 'C', 'D'] as const
  return {
    stem,
    score,
    key,
    options: letters.slice(0, options.length).map((id, index) => ({ id, text: options[index] ?? '' })),
    analysis: '解析',
    knowledge: `考点 ${stem}`,
  }
}

/** What a world is made on. */
export type WorldPlace = Pick<TestService, 'db' | 'client' | 'clock'>

export async function makeWorld(service: WorldPlace, studentCount = 3): Promise<World> {
  const { db } = service
  const [home, away] = [await addSchool(db, 'qm'), await addSchool(db, 'other')]
  const people = personMaker(service, home)
  const strangers = personMaker(service, away)
  const teacher = await people('teacher', 101)
  const colleague = await people('colleague', 101)
  const stranger = await strangers('stranger', 101)
  const students: TestClient[] = []
  for (let number = 1; number <= studentCount; number += 1)
    students.push(await people(`qm07010${String(number).padStart(2, '0')}`, 102))
  const strangerStudent = await strangers('ot0701001', 102)
  const courseId = await addCourse(db, home, teacher.uid, students)
  const made = await addPaper(db, home, teacher.uid, worldItems)
  return {
    teacher,
    colleague,
    stranger,
    students,
    strangerStudent,
    courseId,
    colleagueCourseId: await addCourse(db, home, colleague.uid, students),
    strangerCourseId: await addCourse(db, away, stranger.uid, [strangerStudent]),
    ...made,
    strangerPaperId: (await addPaper(db, away, stranger.uid, worldItems)).paperId,
  }
}

async function addSchool(db: Database, code: string): Promise<number> {
  const [row] = await db
    .insert(school)
    .values({ name: `学校 ${code}`, code, createdAt: born })
    .returning()
  return idOf(row?.schoolId)
}

const personMaker =
  ({ db, client, clock }: WorldPlace, schoolId: number) =>
  async (username: string, uType: number): Promise<TestClient> => {
    const isTeacher = uType === 101
    const [row] = await db
      .insert(user)
      .values({
        username,
        realname: `姓名 ${username}`,
        uType,
        schoolId,
        stageId: isTeacher ? 2 : null,
        subjectId: isTeacher ? 203 : null,
        passwordHash: '-',
        createdAt: born,
      })
      .returning()
    const uid = idOf(row?.uid)
    const token = newToken()
    const surface = isTeacher ? 'portal' : 'student'
    const times = { createdAt: clock.now, seenAt: clock.now, expiresAt: new Date('2099-01-01T00:00:00Z') }
    await db.insert(session).values({ tokenHash: hashToken(token), surface, uid, schoolId, agent: 'test', ...times })
    return client(uid, `${cookieName(surface, false)}=${token}`)
  }

async function addCourse(
  db: Database,
  schoolId: number,
  lecturerId: number,
  students: readonly TestClient[],
): Promise<number> {
  const values = {
    courseName: '七年级(2)班',
    courseCode: `c${lecturerId}`,
    schoolId,
    lecturerId,
    stageId: 2,
    subjectId: 203,
  }
  const [row] = await db
    .insert(course)
    .values({ ...values, createdAt: born })
    .returning()
  const courseId = idOf(row?.courseId)
  if (students.length > 0)
    await db.insert(member).values(students.map(({ uid }) => ({ courseId, uid, joinedAt: born })))
  return courseId
}

/** A paper of one section, one question an item. */
export async function addPaper(
  db: Database,
  schoolId: number,
  ownerId: number,
  items: readonly ItemContent[],
): Promise<{ paperId: number; itemIds: number[] }> {
  const score = items.reduce((sum, one) => sum + one.score, 0)
  const values = {
    paperTitle: '第五单元检测',
    ownerId,
    schoolId,
    subjectId: 203,
    duration: 40,
    score,
    itemCount: items.length,
  }
  const [row] = await db
    .insert(paper)
    .values({ ...values, createdAt: born, updatedAt: born })
    .returning()
  const paperId = idOf(row?.paperId)
  await db.insert(paperSection).values({ paperId, no: 1, sectionText: '一、综合' })
  const itemIds: number[] = []
  for (const [index, content] of items.entries()) {
    const ids = await addItem(db, content)
    await db
      .insert(paperItem)
      .values({ paperId, no: index + 1, sectionNo: 1, ...ids, score: content.score, key: content.key })
    itemIds.push(ids.itemId)
  }
  return { paperId, itemIds }
}

async function addItem(db: Database, content: ItemContent): Promise<{ questionId: number; itemId: number }> {
  const { knowledge: name, ...rest } = content
  const type = { single: 1, multiple: 2, blank: 2, number: 4, written: 3 }[content.key.kind]
  const [point] = await db
    .insert(knowledge)
    .values({ subjectId: 203, name })
    .onConflictDoUpdate({ target: [knowledge.subjectId, knowledge.name], set: { name } })
    .returning()
  const [asked] = await db
    .insert(question)
    .values({ subjectId: 203, type, difficulty: 1, passage: '', createdAt: born })
    .returning()
  const questionId = idOf(asked?.questionId)
  const [made] = await db
    .insert(item)
    .values({ ...rest, questionId, no: 1, knowledgeId: idOf(point?.knowledgeId) })
    .returning()
  return { questionId, itemId: idOf(made?.itemId) }
}
