import { assigning } from '#api/contract/groups/assigning.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { marking, type SheetPart, type Submission } from '#api/contract/groups/marking.ts'
import { type NewRubricLine, rubric, type RubricLine } from '#api/contract/groups/rubric.ts'
import type { ErrorId } from '#api/contract/errors.ts'
import type { KeyedItem } from '#api/contract/schemas/papers.ts'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { assignmentUnfilled } from '#api/contract/schemas/unfilled-fields.ts'
import type { Criterion } from '#domain/questions/question.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { type Answers, fakeAnswers, lost, refused } from '#tests/support/documents/fake-answers.ts'

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

export const submissionOf = (index: number, over: Partial<Submission> = {}): Submission => ({
  submissionId: 101 + index,
  round: 0,
  student: {
    uid: 11 + index,
    username: `qm07020${String(index + 1).padStart(2, '0')}`,
    realname: names[index] ?? `学生 ${index + 1}`,
    submittedAt: '2026-11-19T12:47:00.000Z',
  },
  value: `I love Saturday. This is script ${index + 1}.`,
  score: null,
  criteria: null,
  comment: '',
  otherMarker: null,
  rev: 0,
  isFlagged: false,
  shapes: [],
  shapesRev: 0,
  ...over,
})

export const assignmentRow: AssignmentRow = {
  assignmentInfo: {
    assignmentId: 5,
    assignmentName: 'Unit 6 写作：My Saturday',
    courseId: 3,
    paperId: 8,
    fromPaper: true,
    ...assignmentUnfilled,
    kind: 'composition',
    assignmentType: 1,
    beginTime: '2026-11-18T00:00:00.000Z',
    endTime: '2026-11-19T13:00:00.000Z',
    duration: null,
    audience: 1,
    status: assignmentStatuses.finished,
    score: 150,
    assignedCount: 40,
    publishedAt: '2026-11-17T00:00:00.000Z',
    finishedAt: null,
    scoreTime: null,
    viewed: true,
  },
  reportData: {
    meanScore: null,
    openedCount: 37,
    submittedCount: 37,
    unsubmittedCount: 3,
    unmarkedCount: 0,
    markedCount: 37,
  },
}

export interface MarkingWorld {
  items: readonly KeyedItem[]
  /** By item. */
  readonly submissions: Record<number, Submission[]>
  readonly passage: string
  /** What happens to the next saves instead of a response. */
  fault: 'lost' | ErrorId | null
  assignment: AssignmentRow
  /** Of the rubric. */
  readonly lines: readonly RubricLine[]
  /** Of other items. */
  readonly earlierLines: readonly NewRubricLine[]
  readonly isBlind: boolean
  readonly isDouble: boolean
  /** Until when the student of an answer can hand in; null if that is over. */
  readonly openUntil: string | null
  /** The part of the sheet for every answer read from one. */
  readonly parts: readonly SheetPart[]
  /** Of the paper. */
  readonly subjectId: number
}

export const worldOf = (submissions: Submission[] = [0, 1, 2].map((index) => submissionOf(index))): MarkingWorld => ({
  items: [itemOf(9, 1)],
  submissions: { 9: submissions },
  passage: '请以 My Saturday 为题，写一篇不少于 60 词的短文。',
  fault: null,
  assignment: assignmentRow,
  lines: [],
  earlierLines: [],
  isBlind: false,
  isDouble: false,
  openUntil: null,
  parts: [],
  subjectId: subjects.juniorEnglish,
})

/** A service for one assignment that marks like the real one; it outlives reloads of the page. */
export function markingService(world: MarkingWorld) {
  const { call, sent } = fakeAnswers(answersOf(world))
  const sentTo = ({ path: wanted }: { readonly path: string }) => sent.filter(({ path }) => path === wanted)
  return { call, saves: () => sentTo(marking.save), sentTo }
}

const answersOf = (world: MarkingWorld): Answers => ({
  [assigning.info.path]: () => ({
    ...world.assignment,
    paperTitle: '写作',
    courseName: '七年级(2)班',
    subjectId: world.subjectId,
    showsMean: false,
    groupMinutes: null,
    uids: [],
  }),
  [assigning.publishScores.path]: () => {
    world.assignment = {
      ...world.assignment,
      assignmentInfo: { ...world.assignment.assignmentInfo, scoreTime: new Date(now).toISOString() },
    }
    return { count: 37 }
  },
  [marking.items.path]: () => ({
    assignmentName: world.assignment.assignmentInfo.assignmentName,
    courseName: '七年级(2)班',
    isBlind: world.isBlind,
    isDouble: world.isDouble,
    list: world.items.map(({ itemId, no, score }) => {
      const all = submissionsOf(world, itemId)
      const waiting = all.filter((one) => one.score === null).map(({ submissionId }) => submissionId)
      return { itemId, no, score, marked: all.length - waiting.length, unmarked: waiting.length, waiting }
    }),
  }),
  [marking.submissions.path]: ({ itemId }) => ({
    item: world.items.find((item) => item.itemId === Number(itemId)),
    passage: world.passage,
    list: submissionsOf(world, Number(itemId)),
  }),
  [marking.sheet.path]: () => ({ parts: world.parts }),
  [setup.currentTime.path]: () => ({ now: new Date(now).toISOString() }),
  [rubric.list.path]: () => ({ list: world.lines }),
  [rubric.earlier.path]: () => ({ list: world.earlierLines }),
  [rubric.addMany.path]: () => ({}),
  [marking.flag.path]: () => ({}),
  [marking.marksGiven.path]: () => ({ marks: 3, others: 2, openUntil: world.openUntil }),
  [marking.sendBack.path]: () => ({}),
  [marking.annotate.path]: (fields) => annotated(world, fields),
  [marking.save.path]: (fields) => saved(world, fields),
  [marking.saveMany.path]: ({ itemId, marks }) => savedMany(world, Number(itemId), JSON.parse(marks ?? '[]')),
})

const submissionsOf = ({ submissions }: MarkingWorld, itemId: number): Submission[] => submissions[itemId] ?? []

function annotated(world: MarkingWorld, fields: Readonly<Record<string, string>>): unknown {
  if (world.fault === 'lost') return lost()
  const itemId = Number(fields['itemId'])
  const list = submissionsOf(world, itemId)
  const index = list.findIndex(({ submissionId }) => submissionId === Number(fields['submissionId']))
  const submission = list[index]
  if (submission === undefined) return refused('submissionUnknown')
  if (submission.shapesRev !== Number(fields['rev'])) return refused('drawnByOther')
  const shapesRev = submission.shapesRev + 1
  world.submissions[itemId] = list.with(index, {
    ...submission,
    shapes: JSON.parse(fields['shapes'] ?? '[]'),
    shapesRev,
  })
  return { rev: shapesRev }
}

type SentMarks = readonly Pick<Submission, 'submissionId' | 'criteria' | 'comment' | 'rev'>[]

function savedMany(world: MarkingWorld, itemId: number, marks: SentMarks): unknown {
  if (world.fault === 'lost') return lost()
  const list = marks.map(({ submissionId, criteria, comment, rev }) => {
    const score = criteria?.reduce((sum, part) => sum + part, 0) ?? null
    const change = { score, criteria, comment, otherMarker: null, rev: rev + 1 }
    world.submissions[itemId] = submissionsOf(world, itemId).map((one) =>
      one.submissionId === submissionId ? { ...one, ...change } : one,
    )
    return { submissionId, score, rev: rev + 1 }
  })
  return { list, refused: [], unmarked: submissionsOf(world, itemId).filter(({ score }) => score === null).length }
}

function saved(world: MarkingWorld, fields: Readonly<Record<string, string>>): unknown {
  if (world.fault === 'lost') return lost()
  if (world.fault !== null) return refused(world.fault)
  const itemId = Number(fields['itemId'])
  const list = submissionsOf(world, itemId)
  const index = list.findIndex(({ submissionId }) => submissionId === Number(fields['submissionId']))
  const submission = list[index]
  if (submission === undefined) return refused('submissionUnknown')
  if (submission.round !== Number(fields['round'])) return refused('handedInAnew')
  const { keyRev } = world.items.find((item) => item.itemId === itemId) ?? {}
  if (keyRev !== Number(fields['keyRev'])) return refused('criteriaChanged')
  if (submission.rev !== Number(fields['rev'])) return refused('markedByOther')
  const criteria = (fields['criteria'] ?? '').split(',').map(Number)
  const score = criteria.reduce((sum, part) => sum + part, 0)
  const rev = submission.rev + 1
  world.submissions[itemId] = list.with(index, {
    ...submission,
    score,
    criteria,
    comment: fields['comment'] ?? '',
    otherMarker: null,
    rev,
  })
  return { score, rev, unmarked: submissionsOf(world, itemId).filter((other) => other.score === null).length }
}
