import { expect, test } from 'vitest'
import { currentConsent } from '#domain/accounts/consent.ts'
import { breachesOf, type Rule, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { stepsOf } from '#tests/support/charts/steps.ts'
import { guideTable } from '#tests/support/charts/login-table.ts'

const [changed = '', ...unchanged] = currentConsent

const steps = stepsOf({
  ...guideTable,
  openings: {
    'nothing agreed to': () => ({ accepted: [] }),
    'all agreed to': () => ({ accepted: currentConsent }),
    'one document agreed to in an older version': () => ({
      accepted: [`${changed.split('@')[0]}@2000-01`, ...unchanged],
    }),
    'one document never agreed to': () => ({ accepted: unchanged }),
  },
})

const rules: readonly Rule[] = [
  ['start', 'nothing agreed to', 'asking'],
  ['start', 'one document agreed to in an older version', 'asking'],
  ['start', 'one document never agreed to', 'asking'],
  ['start', 'all agreed to', 'accepted'],
  ['asking', 'guide.accept', 'keeping'],
  ['asking', 'guide.leave', 'left', 'send visitor.leave'],
  ['left', 'guide.return', 'asking', 'send visitor.return'],
  // A browser that cannot store it asks again next time.
  ['keeping', 'keep answered', 'accepted'],
  ['keeping', 'keep failed', 'accepted'],
]

const work: readonly Work[] = [['keeping', 'keep']]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('only what was agreed to is stored', () => expect(workBreachesOf(steps, work)).toEqual([]))
