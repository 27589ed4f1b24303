/** A question that students of a class got wrong, as the service returns it. */
export const givenQuestion = {
  questionId: 31,
  subjectId: 203,
  type: 1,
  typeName: '单项选择',
  difficulty: 1,
  measured: null,
  passage: '',
  items: [
    {
      itemId: 41,
      stem: 'She ____ to school.',
      options: [{ id: 'A', text: 'go' }],
      key: { kind: 'single', choice: 'B' },
      analysis: '',
      knowledge: '第三人称单数',
      score: 20,
    },
  ],
  source: 'platform',
  generator: null,
  bookName: null,
  chapterNames: [],
}

const wang = { uid: 11, realname: '王小明' }

export const givenItem = {
  itemId: 41,
  questionId: 31,
  assignmentId: 3,
  assignmentName: '第五单元检测',
  no: 14,
  day: '2026-11-18',
  answered: 40,
  wrong: 24,
  score: 20,
  key: { kind: 'single', choice: 'B' },
  students: [wang, { uid: 12, realname: '李知行' }],
  masteredCount: 1,
  values: [{ name: '', count: 2 }],
  crops: [{ ...wang, crop: { scanPageId: 7, area: { x: 20, y: 40, w: 60, h: 8 } } }],
  causes: [{ name: '粗心', count: 3 }],
  isUsable: true,
}

export const givenCounts = { questionCount: 0, itemCount: 0, maximum: 80, questionIds: [] }
