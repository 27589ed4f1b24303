import type { ItemContent } from '#domain/questions/question.ts'
import { subjects } from '#domain/classes/subjects.ts'
import type { Executor } from '#server/database/database.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'

type Random = ReturnType<typeof seededRandom>

/** The terms that the bench searches for, and the topics of its questions. */
export const topics = [
  '函数',
  '方程',
  '三角',
  '概率',
  '向量',
  '数列',
  '面积',
  '直线',
  '集合',
  '切线',
  '利润',
  '苹果',
  '一元二次方程',
  '二次函数',
  '平行四边形',
  '科学记数法',
  '等差数列',
  '正态分布',
  '图书馆',
  '快递公司',
  '旅行社',
] as const

const phrases = [
  '已知',
  '求',
  '下列说法正确的是',
  '若',
  '则',
  '如图所示',
  '其中',
  '证明',
  '小明从',
  '出发到',
  '一共有',
  '的值为',
] as const

const syllables = [
  'ban',
  'cor',
  'del',
  'fen',
  'gar',
  'hin',
  'jol',
  'kem',
  'lun',
  'mar',
  'nip',
  'pos',
  'quil',
  'ros',
  'tam',
  'vel',
] as const

/** 4,096 words with a skewed distribution: the first are far more frequent than the last. */
export const wordAt = (index: number): string =>
  [index >> 8, (index >> 4) & 15, index & 15].map((digit) => syllables[digit] ?? '').join('')

export const someWord = (random: Random): string => wordAt(Math.floor((random(4_096) * random(4_096)) / 4_096))

const pick = <Value>(random: Random, values: readonly Value[]): Value => {
  const value = values[random(values.length)]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}

export const formulaOf = (number: number): string => String.raw`\frac{x^{2}}{${number}}`

const chinese = (random: Random): string =>
  Array.from(
    { length: 12 },
    () => `${pick(random, phrases)}${pick(random, topics)}$${formulaOf(5 + random(95))}+\\sqrt{${random(900)}}$，`,
  ).join('')

const english = (random: Random): string =>
  `${Array.from({ length: 40 }, () => someWord(random)).join(' ')}. Which of these is right?`

const points = 40

const atOnce = 1_000

/**
 * Fills the bank deterministically: half English, half Chinese with formulas, in four subjects; every twentieth
 * question is the teacher's own.
 */
export async function fillBank(db: Executor, count: number, ownerId: number): Promise<readonly number[]> {
  const random = seededRandom(4711)
  const knowledgeIds = await addKnowledge(db)
  const made: number[] = []
  while (made.length < count) {
    const heads = Array.from({ length: atOnce }, () => headOf(random, ownerId))
    const rows = await db
      .insert(question)
      .values(heads)
      .returning({ id: question.questionId, subjectId: question.subjectId })
    await db.insert(item).values(rows.flatMap(({ id, subjectId }) => itemsOf(random, id, subjectId, knowledgeIds)))
    const ids = rows.map(({ id }) => id)
    await indexQuestions(db, ids)
    made.push(...ids)
  }
  return made
}

const isEnglish = (subjectId: number): boolean =>
  subjectId === subjects.juniorEnglish || subjectId === subjects.seniorEnglish

function headOf(random: Random, ownerId: number): typeof question.$inferInsert {
  return {
    subjectId: pick(random, Object.values(subjects)),
    type: 1 + random(6),
    difficulty: 1 + random(3),
    passage: '',
    ownerId: random(20) === 0 ? ownerId : null,
    createdAt: new Date(0),
  }
}

function itemsOf(random: Random, questionId: number, subjectId: number, knowledgeIds: ReadonlyMap<number, number[]>) {
  return Array.from({ length: random(10) === 0 ? 3 : 1 }, (_, index) => ({
    questionId,
    no: index + 1,
    stem: isEnglish(subjectId) ? english(random) : chinese(random),
    options: [],
    key: { kind: 'blank', accept: ['1'] } satisfies ItemContent['key'],
    analysis: '',
    knowledgeId: pick(random, knowledgeIds.get(subjectId) ?? []),
    score: 20,
  }))
}

async function addKnowledge(db: Executor): Promise<ReadonlyMap<number, number[]>> {
  const values = Object.values(subjects).flatMap((subjectId) =>
    Array.from({ length: points }, (_, index) => ({ subjectId, name: `考点${index}` })),
  )
  const rows = await db.insert(knowledge).values(values).returning()
  const ids = new Map<number, number[]>()
  for (const { subjectId, knowledgeId } of rows) ids.set(subjectId, [...(ids.get(subjectId) ?? []), knowledgeId])
  return ids
}
