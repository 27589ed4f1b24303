import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignmentStatus, assignmentStatuses } from './status.ts'

const { inProgress, finished, unpublished, notStarted } = assignmentStatuses
const published = { publishedAt: 100, beginTime: 200, endTime: 300, finishedAt: null }

test('the numbers are those of the specification', () => {
  expect(assignmentStatuses).toEqual({ inProgress: 1, finished: 2, unpublished: 3, notStarted: 4 })
})

test.each([
  [{ ...published, publishedAt: null }, 50, unpublished],
  [{ ...published, publishedAt: null }, 250, unpublished],
  [{ ...published, publishedAt: null }, 400, unpublished],
  [{ ...published, publishedAt: null, finishedAt: 120 }, 400, unpublished],
  [published, 99, unpublished],
  [published, 100, notStarted],
  [published, 199, notStarted],
  [published, 200, inProgress],
  [published, 299, inProgress],
  [published, 300, finished],
  [published, 301, finished],
  [{ ...published, finishedAt: 250 }, 249, inProgress],
  [{ ...published, finishedAt: 250 }, 250, finished],
  [{ ...published, finishedAt: 150 }, 160, finished],
  [{ ...published, publishedAt: 250 }, 250, inProgress],
])('%j at %i has status %i', (assignment, now, status) => expect(assignmentStatus(assignment, now)).toBe(status))

test('an assignment only moves forward in time: unpublished, not started, in progress, finished', () => {
  const order = [unpublished, notStarted, inProgress, finished]
  const instant = fc.integer({ min: 0, max: 60 })
  const maybe = fc.option(instant, { nil: null })
  const assignment = fc.record({ publishedAt: maybe, beginTime: instant, endTime: instant, finishedAt: maybe })
  fc.assert(
    fc.property(assignment, instant, instant, (times, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      const ranks = [early, late].map((now) => order.indexOf(assignmentStatus(times, now)))
      expect(ranks).toEqual(ranks.toSorted((left, right) => left - right))
    }),
  )
})
