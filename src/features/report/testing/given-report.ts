import type { report as reportArea, ClassReport, StudentReport } from '#api/contract/groups/report.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { KeyedItem, KeyedPaper } from '#api/contract/schemas/papers.ts'
import { assignmentUnfilled } from '#api/contract/schemas/unfilled-fields.ts'

/** A class of eight: five marked, two waiting, one missing; three items worth 2, 3 and 15 points. */

const student = (uid: number, realname: string, rest: Partial<StudentReport>): StudentReport => ({
  uid,
  username: `qm070100${uid}`,
  realname,
  state: 'marked',
  submittedAt: '2026-11-18T08:00:00.000Z',
  rank: null,
  total: null,
  objective: null,
  written: null,
  change: null,
  ...rest,
})

const students: readonly StudentReport[] = [
  student(1, '胡星辰', { rank: 1, total: 195, objective: 50, written: 145, change: 30 }),
  student(2, '曹沐阳', { rank: 2, total: 160, objective: 50, written: 110, change: -15 }),
  student(3, '沈书白', { rank: 3, total: 150, objective: 30, written: 120, change: 0 }),
  student(4, '宋知微', { rank: 3, total: 150, objective: 20, written: 130, change: null }),
  student(5, '程可欣', { rank: 5, total: 100, objective: 0, written: 100, change: 125 }),
  student(6, '顾言之', { state: 'unmarked', objective: 50 }),
  student(7, '陈思远', { state: 'unmarked', objective: 20 }),
  student(8, '阿卜杜热合曼·买买提依明', { state: 'unsubmitted', submittedAt: null }),
]

export const givenReport: ClassReport = {
  assignment: {
    assignmentId: 41,
    assignmentName: '第五单元检测',
    courseId: 7,
    paperId: 3,
    fromPaper: true,
    ...assignmentUnfilled,
    kind: 'test',
    assignmentType: 11,
    beginTime: '2026-11-18T06:00:00.000Z',
    endTime: '2026-11-18T12:00:00.000Z',
    duration: null,
    audience: 1,
    status: 2,
    score: 200,
    assignedCount: 8,
    publishedAt: '2026-11-18T05:00:00.000Z',
    finishedAt: null,
    scoreTime: null,
    viewed: false,
  },
  paperTitle: '第五单元',
  courseName: '七年级(2)班',
  families: ['paper', 'composition', 'growth', 'classes'],
  counts: { meanScore: 151, openedCount: 7, submittedCount: 7, unsubmittedCount: 1, unmarkedCount: 2, markedCount: 5 },
  hasVersionB: false,
  statistics: { mean: 151, median: 150, deviation: 30, highest: 195, lowest: 100, passed: 4 },
  distribution: [1, 0, 2, 1, 1],
  items: [
    {
      itemId: 101,
      no: 1,
      type: 1,
      kind: 'single',
      sectionText: '一、单项选择',
      knowledge: '冠词',
      bookId: 7,
      score: 20,
      mean: 12,
      facility: 60,
      discrimination: null,
      answers: [
        { value: 'B', count: 3, right: true },
        { value: 'C', count: 2, right: false },
      ],
    },
    {
      itemId: 102,
      no: 2,
      type: 904,
      kind: 'blank',
      sectionText: '二、语法填空',
      knowledge: '频度副词',
      bookId: 7,
      score: 30,
      mean: 9,
      facility: 30,
      discrimination: -11,
      answers: [
        { value: 'usualy', count: 3, right: false },
        { value: 'usually', count: 2, right: true },
      ],
    },
    {
      itemId: 103,
      no: 3,
      type: 3,
      kind: 'written',
      sectionText: '三、书面表达',
      knowledge: 'My School Day',
      bookId: 8,
      score: 150,
      mean: 121,
      facility: 81,
      discrimination: 19,
      answers: [],
    },
  ],
  students: [...students],
}

/** The same class before any submission is marked. */
export const unmarkedReport: ClassReport = {
  ...givenReport,
  counts: { meanScore: null, openedCount: 2, submittedCount: 2, unsubmittedCount: 6, unmarkedCount: 2, markedCount: 0 },
  statistics: null,
  distribution: [0, 0, 0, 0, 0],
  items: givenReport.items.map((item) => ({ ...item, mean: null, facility: null, discrimination: null, answers: [] })),
  students: students.map(({ uid, realname, objective }) =>
    student(uid, realname, uid < 3 ? { state: 'unmarked', objective } : { state: 'unsubmitted', submittedAt: null }),
  ),
}

const article: KeyedItem = {
  itemId: 101,
  no: 1,
  kind: 'single',
  stem: 'He can play ____ violin.',
  options: [
    { id: 'A', text: 'a' },
    { id: 'B', text: 'the' },
    { id: 'C', text: 'no article' },
  ],
  score: 20,
  key: { kind: 'single', choice: 'B' },
  keyRev: 1,
  analysis: '西洋乐器前要加 the。',
  knowledge: '冠词',
}

const adverb: KeyedItem = {
  ...article,
  itemId: 102,
  no: 2,
  kind: 'blank',
  stem: '',
  options: [],
  score: 30,
  key: { kind: 'blank', accept: ['usually'] },
  analysis: '',
  knowledge: '频度副词',
}

const essay: KeyedItem = {
  ...adverb,
  itemId: 103,
  no: 3,
  kind: 'written',
  stem: 'Write about your school day.',
  score: 150,
  key: { kind: 'written', model: 'I get up at six.', criteria: [{ name: '内容', hint: '', max: 150 }] },
  knowledge: 'My School Day',
}

const passage = 'I [[1]] get up early.'

export const givenPaper: KeyedPaper = {
  paperId: 3,
  paperTitle: '第五单元',
  subjectId: 203,
  duration: 40,
  score: 200,
  itemCount: 3,
  sections: [
    {
      no: 1,
      sectionText: '一、单项选择',
      questions: [{ questionId: 1, type: 1, difficulty: 1, passage: '', items: [article] }],
    },
    {
      no: 2,
      sectionText: '二、语法填空',
      questions: [{ questionId: 2, type: 904, difficulty: 1, passage, items: [adverb] }],
    },
    {
      no: 3,
      sectionText: '三、书面表达',
      questions: [{ questionId: 3, type: 3, difficulty: 1, passage: '', items: [essay] }],
    },
  ],
}

/** The answers of the seven who handed in, item by item. */
const given: Readonly<Record<number, readonly (readonly [uid: number, value: string, score: number | null])[]>> = {
  101: [
    [1, 'B', 20],
    [2, 'B', 20],
    [3, 'C', 0],
    [4, 'B', 20],
    [5, 'C', 0],
    [6, 'B', 20],
    [7, '', 0],
  ],
  102: [
    [1, 'usually', 30],
    [2, 'usually', 30],
    [3, 'usualy', 0],
    [4, 'usualy', 0],
    [5, 'usualy', 0],
    [6, 'usually', 30],
    [7, 'always', 0],
  ],
  103: [
    [1, 'My day…', 145],
    [2, 'My day…', 110],
    [3, 'My day…', 120],
    [4, 'My day…', 130],
    [5, 'My day…', 100],
    [6, 'I like my school.', null],
    [7, 'My day…', null],
  ],
}

/** Where the third student's second answer is on the scanned sheet. */
const givenCrop = { scanPageId: 9, area: { x: 20, y: 40.5, w: 60, h: 8 } }

export const itemAnswer = (itemId: number): OutputOf<typeof reportArea.item> => ({
  questionId: itemId - 80,
  item: [article, adverb, essay].find((item) => item.itemId === itemId) ?? article,
  passage: itemId === 102 ? passage : '',
  list: (given[itemId] ?? []).map(([uid, value, score]) => ({
    uid,
    username: `qm070100${uid}`,
    realname: students.find((one) => one.uid === uid)?.realname ?? '',
    value,
    score,
    crop: uid === 3 && itemId === 102 ? givenCrop : null,
  })),
})

export const studentAnswer = (uid: number): OutputOf<typeof reportArea.student> => ({
  realname: students.find((one) => one.uid === uid)?.realname ?? '',
  username: `qm070100${uid}`,
  submittedAt: '2026-11-18T08:00:00.000Z',
  paper: givenPaper,
  answers: [101, 102, 103].map((itemId) => {
    const [, value = '', score = null] = given[itemId]?.find(([one]) => one === uid) ?? []
    return {
      itemId,
      value,
      score,
      criteria: itemId === 103 && score !== null ? [score] : null,
      comment: itemId === 103 && score !== null ? '结构清楚' : '',
      crop: uid === 3 && itemId === 102 ? givenCrop : null,
    }
  }),
})

/** The sheet of the third student, on which the marker underlined the second answer. */
export const givenPages: OutputOf<typeof reportArea.pages>['pages'] = [
  {
    scanPageId: givenCrop.scanPageId,
    sheetPage: 1,
    marks: [
      {
        itemId: 102,
        no: 2,
        area: givenCrop.area,
        answer: 'usualy',
        score: 0,
        full: 30,
        shapes: [
          {
            kind: 'pen',
            points: [
              { x: 100, y: 200 },
              { x: 300, y: 200 },
            ],
          },
        ],
      },
    ],
  },
]
