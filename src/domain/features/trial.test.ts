import { expect, test } from 'vitest'
import { earlierWays, featureIds, featureNames, isOpen } from './granted-features.ts'
import { daysLeft, trialState, withTrial } from './trial.ts'

const trial = { beginTime: '2026-11-20T06:00:00.000Z', endTime: '2026-12-20T06:00:00.000Z' }

const at = (instant: string): number => Date.parse(instant)

test.each([
  ['2026-11-20T05:59:59.999Z', 'ahead'],
  ['2026-11-20T06:00:00.000Z', 'running'],
  ['2026-12-20T05:59:59.999Z', 'running'],
  ['2026-12-20T06:00:00.000Z', 'ended'],
])('at %s it is %s', (now, state) => expect(trialState(trial, at(now))).toBe(state))

test('days are school days', () =>
  expect(['2026-12-19T15:59:59Z', '2026-12-19T16:00:00Z'].map((now) => daysLeft(at(trial.endTime), at(now)))).toEqual([
    1, 0,
  ]))

const named = (name: keyof typeof featureIds, endTime: string) => ({ featureId: featureIds[name], endTime })

test('while it runs, every current feature is open, and longer grants stay as they are', () => {
  const grants = [
    { featureId: featureIds.smartMark, endTime: '2027-01-31T15:59:59.999Z' },
    { featureId: featureIds.wordReport, endTime: '2026-11-30T15:59:59.999Z' },
    { featureId: '99', endTime: '2026-11-22T00:00:00.000Z' },
  ]
  const opened = withTrial(grants, trial, at('2026-11-21T00:00:00Z'), named)
  const own = opened.filter(({ isTrial }) => !isTrial).map(({ featureId }) => featureId)
  const open = featureNames.filter((name) => isOpen(opened, name, at('2026-12-20T05:59:59Z')))
  const ofToday = featureNames.filter((name) => !earlierWays.includes(name))
  expect({ own, open, opened: opened.length }).toEqual({
    own: [featureIds.smartMark, '99'],
    open: ofToday,
    opened: ofToday.length + 1,
  })
  expect(withTrial(grants, trial, at(trial.endTime), named).map(({ isTrial }) => isTrial)).toEqual([
    false,
    false,
    false,
  ])
  expect(withTrial([], null, at(trial.beginTime), named)).toEqual([])
})

test.each([
  ['a millisecond before the trial', '2026-12-20T05:59:59.999Z', true],
  ['with the trial', '2026-12-20T06:00:00.000Z', false],
  ['a millisecond after the trial', '2026-12-20T06:00:00.001Z', false],
])('whether the trial opens a function whose own grant ends %s', (_when, endTime, isTrial) => {
  const own = { featureId: featureIds.smartMark, endTime }
  const [smartMark] = withTrial([own], trial, at(trial.beginTime), named).filter(
    ({ featureId }) => featureId === featureIds.smartMark,
  )
  expect(smartMark).toEqual({ ...own, endTime: isTrial ? trial.endTime : endTime, isTrial })
})
