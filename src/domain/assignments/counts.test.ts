import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReconciled, submittedOf } from './counts.ts'

test.each([
  [{ assigned: 40, marked: 32, unmarked: 6, unsubmitted: 2 }, true],
  [{ assigned: 0, marked: 0, unmarked: 0, unsubmitted: 0 }, true],
  [{ assigned: 40, marked: 32, unmarked: 6, unsubmitted: 3 }, false],
  [{ assigned: 40, marked: 41, unmarked: 0, unsubmitted: -1 }, false],
  [{ assigned: 1, marked: 0.5, unmarked: 0.5, unsubmitted: 0 }, false],
  [{ assigned: Number.NaN, marked: 0, unmarked: 0, unsubmitted: 0 }, false],
])('%j adds up: %j', (counts, reconciled) => expect(isReconciled(counts)).toBe(reconciled))

test('submitted and unsubmitted add up to all assigned, and an error of one is noticed', () => {
  const count = fc.nat({ max: 9999 })
  fc.assert(
    fc.property(count, count, count, fc.constantFrom(-1, 1), (marked, unmarked, unsubmitted, error) => {
      const counts = { assigned: marked + unmarked + unsubmitted, marked, unmarked, unsubmitted }
      expect(isReconciled(counts)).toBe(true)
      expect(submittedOf(counts) + unsubmitted).toBe(counts.assigned)
      expect(isReconciled({ ...counts, assigned: counts.assigned + error })).toBe(false)
    }),
  )
})
