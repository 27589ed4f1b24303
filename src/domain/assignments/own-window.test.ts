import { expect, test } from 'vitest'
import { isOver, type OwnTimes, ownWindow } from './own-window.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)

const all = { beginTime: at('08:00'), endTime: at('10:00'), finishedAt: null, duration: 40 }

const none: OwnTimes = { beginShift: 0, beginTime: null, endTime: null, extraMinutes: 0, changedAt: at('07:00') }

test('without own times, the common ones apply', () => {
  expect([ownWindow(all, null), ownWindow(all, none)]).toEqual([all, all])
})

test('own times replace the common ones; extra minutes are added to the limit', () => {
  const own = { ...none, beginTime: at('09:00'), endTime: at('12:00'), extraMinutes: 20 }
  expect(ownWindow(all, own)).toEqual({ beginTime: at('09:00'), endTime: at('12:00'), finishedAt: null, duration: 60 })
  expect(ownWindow({ ...all, duration: null }, own).duration).toBeNull()
})

test('a turn begins so many minutes later, unless the student has a start of their own', () => {
  const begins = [none, { ...none, beginTime: at('07:30') }].map(
    (own) => ownWindow(all, { ...own, beginShift: 15 }).beginTime,
  )
  expect(begins).toEqual([at('08:15'), at('07:30')])
})

test('ending it by hand ends it for all, except where a later end was granted afterwards', () => {
  const ended = { ...all, finishedAt: at('09:00') }
  const later = { ...none, endTime: at('12:00') }
  const windows = [
    ownWindow(ended, later),
    ownWindow(ended, { ...later, changedAt: at('09:01') }),
    ownWindow(ended, { ...none, extraMinutes: 10, changedAt: at('09:01') }),
  ]
  expect(windows.map(({ finishedAt }) => finishedAt)).toEqual([at('09:00'), null, at('09:00')])
  expect(windows.map((one) => isOver(one, at('09:30')))).toEqual([true, false, true])
  expect([isOver(all, at('09:59')), isOver(all, at('10:00'))]).toEqual([false, true])
})
