import type { OpenPaper } from '#api/contract/schemas/papers.ts'
import type { AssignmentResult } from '../result/result-items.ts'

const options = [
  { id: 'A' as const, text: 'They open the garden.' },
  { id: 'B' as const, text: 'They measure the plants.' },
]

const item = (itemId: number, kind: 'single' | 'multiple' | 'blank' | 'written', stem: string) => ({
  itemId,
  no: itemId - 100,
  kind,
  stem,
  options: kind === 'single' || kind === 'multiple' ? options : [],
  score: kind === 'written' ? 100 : 20,
})

const frame = {
  paperId: 1,
  paperTitle: 'Unit 5 阅读练习（一）',
  subjectId: 203,
  duration: 40,
  score: 160,
  itemCount: 4,
}

const question = <Item>(questionId: number, type: number, passage: string, items: Item[]) => ({
  questionId,
  type,
  difficulty: 1,
  passage,
  items,
})

/** Four items, 101 to 104: single choice, multiple choice, a word to write, a composition. */
export const openPaper: OpenPaper = {
  ...frame,
  sections: [
    {
      no: 1,
      sectionText: '阅读',
      questions: [
        question(1, 903, 'The school garden opens early.', [
          item(101, 'single', 'What do they do?'),
          item(102, 'multiple', 'Which are true?'),
        ]),
        question(2, 2, '', [item(103, 'blank', '（n.）花园')]),
        question(3, 3, '介绍学校的菜园，80–100 词。', [item(104, 'written', '')]),
      ],
    },
  ],
}

const keyed = { keyRev: 1, analysis: '见第一段。', knowledge: '细节理解' }

/** A published submission: the first item right, the second wrong, the word left blank, the composition marked. */
export const assignmentResult: AssignmentResult = {
  assignmentName: 'Unit 5 阅读练习（一）',
  total: 95,
  submittedAt: '2026-11-19T11:00:00.000Z',
  paper: {
    ...frame,
    sections: [
      {
        no: 1,
        sectionText: '阅读',
        questions: [
          question(1, 903, 'The school garden opens early.', [
            { ...item(101, 'single', 'What do they do?'), ...keyed, key: { kind: 'single', choice: 'B' } },
            { ...item(102, 'multiple', 'Which are true?'), ...keyed, key: { kind: 'multiple', choices: ['A', 'B'] } },
          ]),
          question(2, 2, '', [
            { ...item(103, 'blank', '（n.）花园'), ...keyed, key: { kind: 'blank', accept: ['garden'] } },
          ]),
          question(3, 3, '介绍学校的菜园。', [
            {
              ...item(104, 'written', ''),
              ...keyed,
              key: { kind: 'written', model: 'Our garden is small.', criteria: [{ name: '内容', hint: '', max: 100 }] },
            },
          ]),
        ],
      },
    ],
  },
  answers: [
    { itemId: 101, value: 'B', score: 20, criteria: null, comment: '' },
    { itemId: 102, value: 'A', score: 0, criteria: null, comment: '' },
    { itemId: 103, value: '', score: 0, criteria: null, comment: '' },
    { itemId: 104, value: 'I like it.', score: 75, criteria: [75], comment: '注意时态。' },
  ],
}
