import { expect, test } from 'vitest'
import type { PlannedStudent } from '#api/contract/groups/assignment-exception.ts'
import { neededEnd } from './needed-end.ts'
import type { ExceptionForm } from './use-exception.ts'

/** From 08:00 to 08:45 at school, all of which the limit allows. */
const assignment = { beginTime: '2026-11-20T00:00:00.000Z', endTime: '2026-11-20T00:45:00.000Z', duration: 45 }

const planned: PlannedStudent = {
  ...assignment,
  groupBegin: assignment.beginTime,
  uid: 21,
  username: 'qm0702001',
  realname: '陈思远',
  groupName: null,
  hasSubmitted: false,
  isCollected: false,
  own: null,
}

const form: ExceptionForm = {
  uids: [21],
  isExcused: false,
  beginAt: null,
  endAt: null,
  extraMinutes: 15,
  reason: '手腕受伤',
}

const ownBegin = {
  isExcused: false,
  beginTime: '2026-11-20T00:10:00.000Z',
  endTime: null,
  isEnded: false,
  extraMinutes: 0,
}

const withOwnBegin = { ...planned, beginTime: ownBegin.beginTime, own: { ...ownBegin, reason: '', byName: '林静' } }

const groupBegin = '2026-11-20T00:20:00.000Z'

const laterTurn = { beginTime: groupBegin, groupBegin }

const yesterday = Date.parse('2026-11-19T00:00:00.000Z')

const atOf = (
  ...[typed, students = [planned], times = assignment, now = yesterday]: Partial<Parameters<typeof neededEnd>>
) => {
  const needed = neededEnd(typed ?? form, students, times, now)
  return needed === null ? null : new Date(needed).toISOString().slice(11, 16)
}

test.each([
  ['minutes that the common end cuts off need a later end', atOf(), '01:00'],
  ['an end of the student’s own that comes first, too', atOf({ ...form, endAt: '2026-11-20 08:50:00' }), '01:00'],
  ['an end of their own that is late enough needs none', atOf({ ...form, endAt: '2026-11-20 09:00:00' }), null],
  ['a later start needs an even later end', atOf({ ...form, beginAt: '2026-11-20 08:05:00' }), '01:05'],
  ['a later turn of the group, too', atOf(form, [{ ...planned, ...laterTurn }]), '01:20'],
  ['a former start of their own is taken away', atOf(form, [withOwnBegin]), '01:00'],
  ['instead of which the turn of the group counts', atOf(form, [{ ...withOwnBegin, groupBegin }]), '01:20'],
  [
    'a start within a minute is rounded up',
    atOf(form, [{ ...planned, groupBegin: '2026-11-20T00:00:30.000Z' }]),
    '01:01',
  ],
  [
    'once that time is over the minutes are needed from now on',
    atOf(form, [planned], assignment, Date.parse('2026-11-20T01:00:00.000Z')),
    '02:00',
  ],
  ['a wide window leaves room', atOf(form, [planned], { ...assignment, endTime: '2026-11-20T10:00:00.000Z' }), null],
  ['without a time limit there is nothing to use up', atOf(form, [planned], { ...assignment, duration: null }), null],
  ['without extra minutes nothing is said', atOf({ ...form, extraMinutes: null }), null],
  ['for an excused student nothing is said', atOf({ ...form, isExcused: true }), null],
  ['nor while no student is chosen', atOf({ ...form, uids: [] }), null],
])('%s', (_rule, needed, expected) => {
  expect(needed).toBe(expected)
})
