import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/charts/rules.ts'
import { scanUploadTable } from '#tests/support/charts/scan-tables.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { ScanUploadContext } from './scan-upload.types.ts'

type UploadStep = Step<ScanUploadContext>

const steps: readonly UploadStep[] = stepsOf(scanUploadTable)

const waiting = ({ files }: ScanUploadContext) => files.filter(({ outcome }) => outcome.kind === 'waiting').length
const firstWaits = ({ files }: ScanUploadContext) => files.findIndex(({ outcome }) => outcome.kind === 'waiting')

const isMore = so('one more waits', ({ before, after }: UploadStep) => waiting(after) === waiting(before) + 1)
const noneWaits = so(
  'what was sent stays, nothing waits',
  ({ before, after }: UploadStep) =>
    waiting(after) === 0 && after.files.length === before.files.length - waiting(before),
)
const isLast = when('it was the last that waits', ({ before }: UploadStep) => waiting(before) === 1)
const firstIs = (kind: string) =>
  so(
    `the first one is ${kind}`,
    ({ before, after }: UploadStep) => after.files[firstWaits(before)]?.outcome.kind === kind,
  )
const saysWhy = so(
  'it says why, and the file waits still',
  ({ before, after }: UploadStep) => after.failure !== null && waiting(after) === waiting(before),
)
const inFourSeconds = so('four seconds have passed', ({ times: [before, after] }) => after - before === 4000)

const rules: readonly Rule[] = [
  ['start', 'open', 'resting'],
  ['resting', 'files.add', 'sending', isMore],
  ['sending', 'files.add', 'stays', isMore],
  ['offline', 'files.add', 'stays', isMore],
  ...(['kept', 'same', 'refused'] as const).flatMap((kind): Rule[] => [
    ['sending', `send answered ${kind}`, 'resting', isLast, firstIs(kind)],
    ['sending', `send answered ${kind}`, 'sending', 'start send', firstIs(kind)],
  ]),
  ['sending', 'send failed', 'offline', saysWhy],
  ['sending', 'files.stop', 'resting', noneWaits],
  ['offline', 'after untilNextTry', 'sending', inFourSeconds],
  ['offline', 'file.retry', 'sending'],
  ['offline', 'files.stop', 'resting', noneWaits],
]

const work: readonly Work[] = [
  [
    'sending',
    'send',
    ({ after }: UploadStep) => {
      const next = after.files[firstWaits(after)]
      return { scanId: 3, fileName: next?.fileName, size: next?.size, sending: next?.sending, content: next?.content }
    },
  ],
]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('files are sent in the order in which they came', () => expect(workBreachesOf(steps, work)).toEqual([]))
