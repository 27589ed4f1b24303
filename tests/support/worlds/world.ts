import { sql } from 'drizzle-orm'
import type { ItemContent } from '#domain/questions/question.ts'
import { newToken, hashToken, cookieName } from '#server/core/cookies.ts'
import type { Database } from '#server/database/database.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { course, member } from '#server/database/schema/courses.ts'
import { paper, paperItem, paperSection } from '#server/database/schema/papers.ts'
import { school, session, user } from '#server/database/schema/people.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import type { TestService } from '#tests/support/service/test-service.ts'

/** Two schools, so that every test can check what a stranger sees. Names tell the role. */
export interface World {
  /** Teaches the class, owns the paper and owns the school. */
  readonly teacher: TestClient
  readonly colleague: TestClient
  readonly stranger: TestClient
  /** Members of the class, in roster order. */
  readonly students: readonly TestClient[]
  readonly strangerStudent: TestClient
  readonly courseId: number
  readonly colleagueCourseId: number
  readonly strangerCourseId: number
  /** The items below in order; five points each, and fifteen for the written one. */
  readonly paperId: number
  readonly strangerPaperId: number
  readonly itemIds: readonly number[]
}

const born = new Date('2026-09-01T00:00:00Z')

/** The items of the world's paper, one of each kind; keys B, AC, library (or libraries), 1/2, and a written answer. */
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

/** What a world is built on. */
export type WorldService = Pick<TestService, 'db' | 'client' | 'clock'>

export async function makeWorld(service: WorldService, studentCount = 3): Promise<World> {
  const { db } = service
  const [home, away] = await addSchools(db, ['qm', 'other'])
  const numbers = Array.from({ length: studentCount }, (_, index) => String(index + 1).padStart(2, '0'))
  const [teacher, colleague, stranger, ...learners] = await addPeople(service, [
    { username: 'teacher', userType: 101, schoolId: idOf(home) },
    { username: 'colleague', userType: 101, schoolId: idOf(home) },
    { username: 'stranger', userType: 101, schoolId: idOf(away) },
    ...numbers.map((number) => ({ username: `qm07010${number}`, userType: 102, schoolId: idOf(home) })),
    { username: 'ot0701001', userType: 102, schoolId: idOf(away) },
  ])
  const strangerStudent = learners.pop()
  if (!teacher || !colleague || !stranger || !strangerStudent) throw new Error('Somebody of the world is missing')
  const courseId = await addCourse(db, idOf(home), teacher.uid, learners)
  const made = await addPaper(db, idOf(home), teacher.uid, worldItems)
  return {
    teacher,
    colleague,
    stranger,
    students: learners,
    strangerStudent,
    courseId,
    colleagueCourseId: await addCourse(db, idOf(home), colleague.uid, learners),
    strangerCourseId: await addCourse(db, idOf(away), stranger.uid, [strangerStudent]),
    ...made,
    strangerPaperId: (await addPaper(db, idOf(away), stranger.uid, worldItems)).paperId,
  }
}

/** The student of a seat of the class: its roster's first one has seat 0. */
export const studentAt = ({ students }: Pick<World, 'students'>, seat: number): TestClient => presentAt(students, seat)

export const uidAt = (world: Pick<World, 'students'>, seat: number): number => studentAt(world, seat).uid

/** An item of the world's paper by its index in `worldItems`. */
export const itemIdAt = ({ itemIds }: Pick<World, 'itemIds'>, index: number): number => presentAt(itemIds, index)

function presentAt<Element>(list: readonly Element[], index: number): Element {
  const found = list[index]
  if (found === undefined) throw new Error(`The world has ${list.length} of these, and none at ${index}`)
  return found
}

async function addSchools(db: Database, codes: readonly string[]): Promise<number[]> {
  const rows = await db
    .insert(school)
    .values(codes.map((code) => ({ name: `学校 ${code}`, code, createdAt: born })))
    .returning()
  return rows.map(({ schoolId }) => schoolId)
}

/** Adds these people, each with a session, in this order. */
export async function addPeople(
  { db, client, clock }: WorldService,
  people: readonly { readonly username: string; readonly userType: number; readonly schoolId: number }[],
): Promise<TestClient[]> {
  const rows = await db
    .insert(user)
    .values(
      people.map((person) => ({
        ...person,
        realname: `姓名 ${person.username}`,
        stageId: person.userType === 101 ? 2 : null,
        subjectId: person.userType === 101 ? 203 : null,
        passwordHash: '-',
        createdAt: born,
      })),
    )
    .returning()
  const signedIn = rows.map(({ uid, userType, schoolId }) => ({
    uid,
    schoolId,
    surface: userType === 101 ? ('portal' as const) : ('student' as const),
    token: newToken(),
  }))
  const times = { createdAt: clock.now, seenAt: clock.now, expiresAt: new Date('2099-01-01T00:00:00Z') }
  await db
    .insert(session)
    .values(signedIn.map(({ token, ...rest }) => ({ ...rest, ...times, tokenHash: hashToken(token), agent: 'test' })))
  return signedIn.map(({ uid, surface, token }) => client(uid, `${cookieName(surface, false)}=${token}`))
}

async function addCourse(
  db: Database,
  schoolId: number,
  leadTeacherId: number,
  students: readonly TestClient[],
): Promise<number> {
  const values = {
    courseName: '七年级(2)班',
    classCode: `c${leadTeacherId}`,
    schoolId,
    leadTeacherId,
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

/** Adds a paper with one section and one question per item. */
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
  if (items.length === 0) return { paperId, itemIds: [] }
  const made = await addItems(db, items)
  await db.insert(paperItem).values(
    items.map(({ score: full, key }, index) => ({
      paperId,
      no: index + 1,
      sectionNo: 1,
      questionId: idOf(made[index]?.questionId),
      itemId: idOf(made[index]?.itemId),
      score: full,
      key,
    })),
  )
  return { paperId, itemIds: made.map(({ itemId }) => itemId) }
}

/** Adds items, each with a question of its own, in this order. */
async function addItems(
  db: Database,
  items: readonly ItemContent[],
): Promise<{ readonly questionId: number; readonly itemId: number }[]> {
  const names = [...new Set(items.map(({ knowledge: name }) => name))]
  const points = await db
    .insert(knowledge)
    .values(names.map((name) => ({ subjectId: 203, name })))
    .onConflictDoUpdate({ target: [knowledge.subjectId, knowledge.name], set: { name: sql`excluded.name` } })
    .returning()
  const pointOf = new Map(points.map(({ name, knowledgeId }) => [name, knowledgeId]))
  const types = { single: 1, multiple: 2, blank: 2, number: 4, written: 3 }
  const questions = await db
    .insert(question)
    .values(
      items.map(({ key }) => ({ subjectId: 203, type: types[key.kind], difficulty: 1, passage: '', createdAt: born })),
    )
    .returning()
  const made = await db
    .insert(item)
    .values(
      items.map(({ knowledge: name, ...rest }, index) => ({
        ...rest,
        questionId: idOf(questions[index]?.questionId),
        no: 1,
        knowledgeId: idOf(pointOf.get(name)),
      })),
    )
    .returning({ questionId: item.questionId, itemId: item.itemId })
  await indexQuestions(
    db,
    made.map(({ questionId }) => questionId),
  )
  return made
}
