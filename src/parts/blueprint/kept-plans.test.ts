import { expect, test } from 'vitest'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { corruptions } from '#tests/support/pages/corruptions.ts'
import { keptPlans } from './kept-plans.ts'

const planned = (name: string) => [{ knowledgeId: 3, name, marks: [0, 30, 0] }] as const

test.each(corruptions.map((text) => [JSON.stringify(text.slice(0, 40)), text]))(
  '%s stored as plans is ignored, and replaced by new ones',
  (_, text) => {
    const storage = memoryStorage(false)
    storage.write('podium.draft.blueprint.7.203', text)
    storage.write('podium.draft.paper-blueprints.7', text)
    const plans = keptPlans(storage, 7, 203)
    expect({ next: plans.of(null), paper: plans.of(5) }).toEqual({ next: [], paper: [] })
    plans.keep(null, planned('一次函数'))
    plans.keep(5, planned('勾股定理'))
    expect({ next: plans.of(null), paper: plans.of(5) }).toEqual({
      next: planned('一次函数'),
      paper: planned('勾股定理'),
    })
  },
)

test('a plan goes with the paper that was built by it, and the next new paper starts without', () => {
  const storage = memoryStorage(false)
  const plans = keptPlans(storage, 7, 203)
  plans.keep(null, planned('一次函数'))
  plans.giveTo(5)
  expect({ next: plans.of(null), built: plans.of(5), other: plans.of(6) }).toEqual({
    next: [],
    built: planned('一次函数'),
    other: [],
  })
})

test('a paper keeps its plan when the next new one, without a plan, becomes it', () => {
  const plans = keptPlans(memoryStorage(false), 7, 203)
  plans.keep(5, planned('一次函数'))
  plans.giveTo(5)
  expect(plans.of(5)).toEqual(planned('一次函数'))
})

test('another teacher at the same browser, or another subject, has plans of their own', () => {
  const storage = memoryStorage(false)
  keptPlans(storage, 7, 203).keep(null, planned('一次函数'))
  keptPlans(storage, 7, 203).keep(5, planned('勾股定理'))
  const [colleague, english] = [keptPlans(storage, 8, 203), keptPlans(storage, 7, 201)]
  expect({ next: colleague.of(null), paper: colleague.of(5), english: english.of(null) }).toEqual({
    next: [],
    paper: [],
    english: [],
  })
})

test('a plan with marks below zero is none', () => {
  const storage = memoryStorage(false)
  storage.write('podium.draft.blueprint.7.203', '[{"knowledgeId":3,"name":"一次函数","marks":[0,-1,0]}]')
  expect(keptPlans(storage, 7, 203).of(null)).toEqual([])
})

test('of papers only the plans changed last are kept, and nothing once there is no plan', () => {
  const storage = memoryStorage(false)
  const plans = keptPlans(storage, 7, 203)
  for (let paperId = 1; paperId <= 21; paperId += 1) plans.keep(paperId, planned('一次函数'))
  expect({ first: plans.of(1), second: plans.of(2) }).toEqual({ first: [], second: planned('一次函数') })
  for (let paperId = 1; paperId <= 21; paperId += 1) plans.keep(paperId, [])
  plans.giveTo(5)
  expect(storage.keys()).toEqual([])
})
