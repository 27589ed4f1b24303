import { homework } from '#api/contract/areas/homework.ts'
import { marking, type Script } from '#api/contract/areas/marking.ts'
import type { ErrorId } from '#api/contract/errors.ts'
import type { KeyedItem } from '#api/contract/schemas/papers.ts'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import type { Criterion } from '#domain/question.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import { type Answers, fakeAnswers, lost, refused } from '#tests/support/fake-answers.ts'

/** 10:00 at school. */
export const now = Date.parse('2026-11-20T02:00:00.000Z')

const writing: readonly Criterion[] = [
  { name: '内容', hint: '三个要点是否写全', max: 50 },
  { name: '语言', hint: '词汇、语法、拼写', max: 60 },
  { name: '结构', hint: '连贯、分段、整洁', max: 40 },
]

export const itemOf = (itemId: number, no: number, criteria = writing): KeyedItem => ({
  itemId,
  no,
  kind: 'written',
  stem: '',
  options: [],
  score: criteria.reduce((sum, { max }) => sum + max, 0),
  key: { kind: 'written', model: 'I love Saturday.', criteria: [...criteria] },
  keyRev: 1,
  analysis: '',
  knowledge: '写作',
})

const names = ['陈思远', '程可欣', '邓子墨']

export const scriptOf = (index: number, over: Partial<Script> = {}): Script => ({
  submissionId: 101 + index,
  uid: 11 + index,
  username: `qm07020${String(index + 1).padStart(2, '0')}`,
  realname: names[index] ?? `学生 ${index + 1}`,
  submittedAt: '2026-11-19T12:47:00.000Z',
  value: `I love Saturday. This is script ${index + 1}.`,
  score: null,
  criteria: null,
  comment: '',
  rev: 0,
  ...over,
})

export const testRow: TestRow = {
  testInfo: {
    testId: 5,
    testName: 'Unit 6 写作：My Saturday',
    courseId: 3,
    paperId: 8,
    fromPaper: true,
    xotParam: null,
    kind: 'composition',
    testType: 1,
    beginTime: '2026-11-18T00:00:00.000Z',
    endTime: '2026-11-19T13:00:00.000Z',
    duration: null,
    userJoinType: 1,
    status: taskStatuses.finished,
    score: 150,
    assignedCount: 40,
    publishedAt: '2026-11-17T00:00:00.000Z',
    finishedAt: null,
    scoreTime: null,
    viewed: true,
  },
  reportData: {
    avgScore: null,
    openedCount: 37,
    submittedCount: 37,
    unsubmittedCount: 3,
    unmarkedCount: 0,
    markedCount: 37,
  },
}

export interface MarkingWorld {
  readonly items: readonly KeyedItem[]
  /** By item. */
  readonly scripts: Record<number, Script[]>
  readonly passage: string
  /** What happens to the next saves instead of an answer. */
  fault: 'lost' | ErrorId | null
  test: TestRow
}

export const worldOf = (scripts: Script[] = [0, 1, 2].map((index) => scriptOf(index))): MarkingWorld => ({
  items: [itemOf(9, 1)],
  scripts: { 9: scripts },
  passage: '请以 My Saturday 为题，写一篇不少于 60 词的短文。',
  fault: null,
  test: testRow,
})

/** A service for one test that marks as the real one does; it lasts over reloads of the page. */
export function markingService(world: MarkingWorld) {
  const { call, sent } = fakeAnswers(answersOf(world))
  return { call, saves: () => sent.filter(({ path }) => path === marking.save.path) }
}

const answersOf = (world: MarkingWorld): Answers => ({
  [homework.info.path]: () => ({ ...world.test, paperTitle: '写作', courseName: '七年级(2)班', uids: [] }),
  [homework.publishScores.path]: () => {
    world.test = { ...world.test, testInfo: { ...world.test.testInfo, scoreTime: new Date(now).toISOString() } }
    return { count: 37 }
  },
  [marking.items.path]: () => ({
    testName: world.test.testInfo.testName,
    courseName: '七年级(2)班',
    list: world.items.map(({ itemId, no, score }) => {
      const marked = scriptsOf(world, itemId).filter((script) => script.score !== null).length
      return { itemId, no, score, marked, unmarked: scriptsOf(world, itemId).length - marked }
    }),
  }),
  [marking.scripts.path]: ({ itemId }) => ({
    item: world.items.find((item) => item.itemId === Number(itemId)),
    passage: world.passage,
    list: scriptsOf(world, Number(itemId)),
  }),
  [marking.save.path]: (fields) => saved(world, fields),
})

const scriptsOf = ({ scripts }: MarkingWorld, itemId: number): Script[] => scripts[itemId] ?? []

function saved(world: MarkingWorld, fields: Readonly<Record<string, string>>): unknown {
  if (world.fault === 'lost') return lost()
  if (world.fault !== null) return refused(world.fault)
  const itemId = Number(fields['itemId'])
  const list = scriptsOf(world, itemId)
  const index = list.findIndex(({ submissionId }) => submissionId === Number(fields['submissionId']))
  const script = list[index]
  if (script === undefined) return refused('scriptUnknown')
  if (script.rev !== Number(fields['rev'])) return refused('markedByOther')
  const criteria = (fields['criteria'] ?? '').split(',').map(Number)
  const score = criteria.reduce((sum, part) => sum + part, 0)
  const rev = script.rev + 1
  world.scripts[itemId] = list.with(index, { ...script, score, criteria, comment: fields['comment'] ?? '', rev })
  return { score, rev, unmarked: scriptsOf(world, itemId).filter((other) => other.score === null).length }
}
