import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

const script = (name: string) => import(path.join(projectRoot(), 'scripts', name))

const unit = { name: 'unit', isBeside: false, isShare: false }

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
  account.take({ ...unit, processorSeconds: 150 })
  account.take({ ...unit, name: 'lint', processorSeconds: 59 })
  account.take({ ...unit, name: 'a step without a budget', processorSeconds: 1000 })
  account.take({ ...unit, processorSeconds: null })
  expect({ failed: account.close(), lines }).toEqual({ failed, lines: printed })
})

test('a step that ran beside others is reported but not counted', async () => {
  const { accountOf } = await script('budgets.mjs')
  const lines: string[] = []
  const account = accountOf(
    { lint: 60 },
    () => 0,
    (line: string) => lines.push(line),
  )
  account.take({ ...unit, name: 'lint', processorSeconds: 75, isBeside: true })
  expect({ failed: account.close(), lines }).toEqual({
    failed: 0,
    lines: [
      'OVER BUDGET: lint took 75 s of processor time, 25 % more than its 60 s; only told, other steps ran beside it\n',
    ],
  })
})

test.each([
  ['a quarter', true, 'OVER BUDGET: faults took 400 s of processor time, 100 % more than its 200 s\n'],
  ['all', false, 'OVER BUDGET: faults took 1600 s of processor time, 100 % more than its 800 s\n'],
])('a walk through %s has a budget of its own', async (_what, isShare, printed) => {
  const { accountOf } = await script('budgets.mjs')
  const lines: string[] = []
  const account = accountOf(
    { faults: { share: 200, whole: 800 } },
    () => 0,
    (line: string) => lines.push(line),
  )
  account.take({ name: 'faults', isBeside: false, isShare, processorSeconds: isShare ? 400 : 1600 })
  expect({ failed: account.close(), lines }).toEqual({ failed: 1, lines: [printed] })
})

test('every step has a budget', async () => {
  const { walks } = await script('walks.mjs')
  const { buildStep, quickSteps } = await script('steps.mjs')
  const steps: { name: string }[] = [
    ...quickSteps,
    buildStep,
    { name: 'verify' },
    { name: 'unit' },
    { name: 'e2e' },
    ...walks.flatMap(({ steps: own }: { steps: { name: string }[] }) => own),
  ]
  const { default: budgets } = await import('../budgets.json')
  expect(Object.keys(budgets).toSorted()).toEqual(steps.map(({ name }) => name).toSorted())
})

test.each([
  ['everything', {}, false],
  ['what a small change touched', { WALK_SHARE: '1', WALK_TOUCHED: 'src/ui/a,src/ui/b' }, true],
  [
    'what a change of many places touched',
    { WALK_SHARE: '1', WALK_TOUCHED: Array(101).fill('src/ui').join(',') },
    false,
  ],
])('whether a step costs a share is known if it runs %s', async (_what, env, isShare) => {
  const { isShareIn } = await script('budgets.mjs')
  expect(isShareIn(env)).toBe(isShare)
})
