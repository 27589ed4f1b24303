import { expect, test } from 'vitest'
import { act, after, item, paperWith, question, reading, section, text } from '../testing/papers.ts'
import type { PaperChange } from './operations.ts'

const paper = paperWith([section('s1', [question(1), text('x')]), section('s2', [reading(2, 2)])])

const update = (change: PaperChange) => ({ kind: 'update', change }) as const

test.each<[PaperChange, object]>([
  [{ what: 'title', paperTitle: ' 期中 ' }, { paperTitle: '期中' }],
  [{ what: 'duration', duration: 600 }, { duration: 600 }],
  [
    { what: 'ids', paperId: 77, bookId: 5 },
    { paperId: 77, bookId: 5 },
  ],
  [
    { what: 'ids', ownerId: 4, assignmentId: 6 },
    { ownerId: 4, assignmentId: 6 },
  ],
])('%j', (change, fields) =>
  expect(act(paper, update(change))).toEqual({ ok: true, paper: { ...paper, ...fields }, notes: [] }),
)

test.each<[PaperChange, string]>([
  [{ what: 'title', paperTitle: ' ' }, 'titleInvalid'],
  [{ what: 'title', paperTitle: '𠮷'.repeat(101) }, 'titleInvalid'],
  [{ what: 'duration', duration: 0 }, 'durationInvalid'],
  [{ what: 'duration', duration: 601 }, 'durationInvalid'],
  [{ what: 'duration', duration: 1.5 }, 'durationInvalid'],
  [{ what: 'scores', scores: [{ itemId: 999, score: 10 }] }, 'itemUnknown'],
  [
    {
      what: 'scores',
      scores: [
        { itemId: 101, score: 10 },
        { itemId: 999, score: 10 },
      ],
    },
    'itemUnknown',
  ],
  [{ what: 'scores', scores: [{ itemId: 101, score: 12 }] }, 'scoreInvalid'],
  [
    {
      what: 'scores',
      scores: [
        { itemId: 101, score: 10 },
        { itemId: 201, score: 12 },
      ],
    },
    'scoreInvalid',
  ],
  [{ what: 'numbering', sections: [{ elementId: 's9', numberRule: 'byItem', firstNumber: 1 }] }, 'elementUnknown'],
  [{ what: 'numbering', sections: [{ elementId: 'q1', numberRule: 'byItem', firstNumber: 1 }] }, 'otherKind'],
  [{ what: 'numbering', sections: [{ elementId: 's1', numberRule: 'byItem', firstNumber: 0 }] }, 'firstNumberInvalid'],
  [
    { what: 'numbering', sections: [{ elementId: 's1', numberRule: 'byItem', firstNumber: 1000 }] },
    'firstNumberInvalid',
  ],
])('%j is refused: %s', (change, reason) => expect(act(paper, update(change))).toEqual({ ok: false, reason }))

test('a title of a hundred characters is accepted', () => {
  expect(after(paper, update({ what: 'title', paperTitle: '𠮷'.repeat(100) })).paperTitle).toBe('𠮷'.repeat(100))
})

test('scores of items, wherever they are; the rest stays the same objects', () => {
  const scores = [
    { itemId: 202, score: 45 },
    { itemId: 101, score: 20 },
  ]
  const next = after(paper, update({ what: 'scores', scores }))
  const changed = { ...reading(2, 2), items: [item(201), item(202, { score: 45 })] }
  expect(next).toEqual({ ...paper, elements: [paper.elements[0], section('s2', [changed])] })
  expect(next.elements[0]).toBe(paper.elements[0])
})

test('numbers of all sections at once', () => {
  const sections = [
    { elementId: 's1', numberRule: 'byItem', firstNumber: 1 },
    { elementId: 's2', numberRule: 'byQuestion', firstNumber: 999 },
  ] as const
  const next = after(paper, update({ what: 'numbering', sections }))
  expect(next.elements).toEqual([
    section('s1', [question(1), text('x')], { firstNumber: 1 }),
    section('s2', [reading(2, 2)], { numberRule: 'byQuestion', firstNumber: 999 }),
  ])
  const one = [{ elementId: 's2', numberRule: 'byItem', firstNumber: 2 }] as const
  expect(after(next, update({ what: 'numbering', sections: one })).elements[1]).toEqual(
    section('s2', [reading(2, 2)], { firstNumber: 2 }),
  )
})

test('a section left without a first number resets all to usual numbering', () => {
  const sections = [{ elementId: 's1', numberRule: 'byQuestion', firstNumber: 1 }] as const
  expect(act(paper, update({ what: 'numbering', sections }))).toEqual({
    ok: true,
    paper,
    notes: [{ kind: 'numberingReset' }],
  })
  const own = paperWith([
    section('s1', [question(1)], { firstNumber: 3 }),
    section('s2', [question(2)], { firstNumber: 1 }),
  ])
  const usual = [{ elementId: 's2', numberRule: 'byItem', firstNumber: null }] as const
  expect(act(own, update({ what: 'numbering', sections: usual }))).toEqual({
    ok: true,
    paper: paperWith([section('s1', [question(1)]), section('s2', [question(2)])]),
    notes: [],
  })
})

test.each<PaperChange>([
  { what: 'title', paperTitle: 'Unit 1 ' },
  { what: 'duration', duration: 40 },
  { what: 'ids', paperId: 12 },
  { what: 'scores', scores: [{ itemId: 101, score: 20 }] },
  { what: 'numbering', sections: [{ elementId: 's1', numberRule: 'byItem', firstNumber: null }] },
])('what is so already changes nothing: %j', (change) => expect(after(paper, update(change))).toBe(paper))
