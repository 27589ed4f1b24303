import { expect, test } from 'vitest'
import { deadlineOf } from '#domain/assignments/own-window.ts'
import { type Assigned, handInGrace, windowFault } from './hand-in-window.ts'

const at = (time: string) => new Date(`2026-11-20T${time}Z`)

const assigned: Assigned = {
  publishedAt: at('05:00:00'),
  beginTime: at('06:00:00'),
  endTime: at('07:00:00'),
  finishedAt: null,
  duration: null,
  startedAt: null,
  submittedAt: null,
  scoreTime: null,
}

test('an assignment is open from its beginning to its end, excluding the end', () => {
  const times = ['05:59:59.999', '06:00:00', '06:59:59.999', '07:00:00']
  expect(times.map((time) => windowFault(assigned, at(time)))).toEqual(['notYetOpen', null, null, 'closed'])
})

test('the duration counts from the student’s start and never goes beyond the end', () => {
  const timed = { ...assigned, duration: 20 }
  expect(deadlineOf(timed, at('06:10:00'))).toEqual(at('06:30:00'))
  expect(deadlineOf(timed, at('06:50:00'))).toEqual(at('07:00:00'))
  expect(deadlineOf(assigned, at('06:50:00'))).toEqual(at('07:00:00'))
  const started = { ...timed, startedAt: at('06:10:00') }
  expect({ before: windowFault(started, at('06:29:59.999')), atEnd: windowFault(started, at('06:30:00')) }).toEqual({
    before: null,
    atEnd: 'closed',
  })
})

test('the grace moves the deadline by a minute, but not an end set by the teacher by hand', () => {
  const started = { ...assigned, duration: 20, startedAt: at('06:10:00') }
  const faults = [
    windowFault(started, at('06:30:59.999'), handInGrace),
    windowFault(started, at('06:31:00'), handInGrace),
    windowFault(assigned, at('07:00:59.999'), handInGrace),
    windowFault({ ...assigned, finishedAt: at('06:30:00') }, at('06:30:00'), handInGrace),
    windowFault(assigned, at('05:59:59'), handInGrace),
  ]
  expect(faults).toEqual([null, 'closed', null, 'closed', 'notYetOpen'])
})

test('what is handed in stays handed in at any time', () => {
  const submitted = { ...assigned, submittedAt: at('06:20:00') }
  expect(['05:00:00', '06:30:00', '08:00:00'].map((time) => windowFault(submitted, at(time)))).toEqual(
    Array.from({ length: 3 }, () => 'alreadySubmitted'),
  )
})
