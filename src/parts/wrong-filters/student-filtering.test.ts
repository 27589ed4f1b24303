import { expect, test } from 'vitest'
import { studentFiltersOf } from './student-filtering.ts'

test('what an address says of a student’s book is a filter only if it is understood', () => {
  const understood = {
    knowledgeId: '7',
    cause: '粗心',
    leastWrong: '2',
    startDate: '2026-02-01',
    endDate: '2026-02-28',
  }
  const unknown = { knowledgeId: '07', cause: '', leastWrong: '4', startDate: '2026-02-30', endDate: '2026-13-01' }
  const none = { knowledgeId: undefined, cause: undefined, leastWrong: undefined }
  expect({ understood: studentFiltersOf(understood), unknown: studentFiltersOf(unknown) }).toEqual({
    understood: { ...understood, knowledgeId: 7, leastWrong: 2 },
    unknown: { ...none, startDate: undefined, endDate: undefined },
  })
})
