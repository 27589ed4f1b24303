import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

const script = (name: string) => import(path.join(projectRoot(), 'scripts', name))

test('a step that exceeds its budget is reported with the excess', async () => {
  const { sentenceOf } = await script('budgets.mjs')
  expect(sentenceOf({ name: 'unit', seconds: 132.4, budget: 120, isBeside: false })).toBe(
    'OVER BUDGET: unit took 132 s of processor time, 10 % more than its 120 s',
  )
  expect(sentenceOf({ name: 'lint', seconds: 83, budget: 75, isBeside: true })).toBe(
    'OVER BUDGET: lint took 83 s of processor time, 11 % more than its 75 s; only told, other steps ran beside it',
  )
})

test.each([
  ['quiet', 0.1, 1, ['OVER BUDGET: unit took 150 s of processor time, 25 % more than its 120 s\n']],
  [
    'busy',
    0.9,
    0,
    [
      'OVER BUDGET: unit took 150 s of processor time, 25 % more than its 120 s\n',
      'That is only told: others kept 0.9 processors busy meanwhile.\n',
    ],
  ],
])('on a %s machine', async (_machine, others, failed, printed) => {
  const { accountOf } = await script('budgets.mjs')
  const lines: string[] = []
  const account = accountOf(
    { unit: 120, lint: 60 },
    () => others,
    (line: string) => lines.push(line),
  )
  account.take('unit', 150, false)
  account.take('lint', 59, false)
  account.take('a step without a budget', 1000, false)
  account.take('unit', null, false)
  expect([account.close(), lines]).toEqual([failed, printed])
})

test('a step that ran beside others is reported but not counted', async () => {
  const { accountOf } = await script('budgets.mjs')
  const lines: string[] = []
  const account = accountOf(
    { lint: 60 },
    () => 0,
    (line: string) => lines.push(line),
  )
  account.take('lint', 75, true)
  expect([account.close(), lines]).toEqual([
    0,
    ['OVER BUDGET: lint took 75 s of processor time, 25 % more than its 60 s; only told, other steps ran beside it\n'],
  ])
})

test('every budget belongs to an existing step', async () => {
  const { walks } = await script('walks.mjs')
  const { buildStep, quickSteps } = await script('steps.mjs')
  const steps: { name: string }[] = [
    ...quickSteps,
    buildStep,
    { name: 'unit' },
    { name: 'e2e' },
    { name: 'verify' },
    ...walks.flatMap(({ steps: own }: { steps: { name: string }[] }) => own),
  ]
  const budgets: object = await import('../budgets.json')
  const named = new Set(steps.map(({ name }) => name))
  expect(Object.keys(budgets).filter((name) => name !== 'default' && !named.has(name))).toEqual([])
})
