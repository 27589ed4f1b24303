import { expect, test } from 'vitest'
import { applyDecisions, decidedKind, type RowDecision } from './decisions.ts'
import type { DryRun } from './dry-run.ts'
import type { RosterEntry } from './read-entry.ts'

const entry = (realname: string): RosterEntry => ({
  realname,
  number: null,
  username: null,
  groupName: null,
  mobile: null,
})

const changes = [{ field: 'realname', from: '林雅婷', to: '林雅亭' }] as const

const run: DryRun = {
  outcomes: [
    { kind: 'added', row: 2, entry: entry('林雅亭') },
    { kind: 'added', row: 3, entry: entry('林亚婷') },
    { kind: 'added', row: 4, entry: entry('王新来') },
    { kind: 'updated', row: 5, uid: 7, changes },
    { kind: 'unchanged', row: 6, uid: 8 },
    { kind: 'bad', row: 7, cells: [''], problems: [{ field: 'realname', value: '', reason: 'nameMissing' }] },
    { kind: 'skipped', row: 8, cells: ['合计'], reason: 'footer' },
  ],
  proposals: [
    { row: 2, uid: 1, why: 'samePinyin', changes },
    { row: 3, uid: 1, why: 'samePinyin', changes: [] },
  ],
  missing: [1],
}

const nothing = { added: [], joined: [], updated: [], unchanged: [], skipped: [], undecided: [], unfitting: [] }

const plan = (...decisions: [number, RowDecision][]) => applyDecisions(run, new Map(decisions))

test('without decisions, rows with proposals wait; bad rows and rows without a student are left out', () => {
  expect(plan()).toEqual({
    ...nothing,
    added: [{ row: 4, entry: entry('王新来') }],
    updated: [{ row: 5, uid: 7, changes }],
    unchanged: [6],
    undecided: [2, 3],
  })
})

test('a row is merged into the proposed student, added as new, or skipped', () => {
  expect(
    plan([2, { kind: 'merge', uid: 1 }], [3, { kind: 'add' }], [4, { kind: 'skip' }], [5, { kind: 'skip' }]),
  ).toEqual({
    ...nothing,
    added: [{ row: 3, entry: entry('林亚婷') }],
    updated: [{ row: 2, uid: 1, changes }],
    unchanged: [6],
    skipped: [4, 5],
  })
})

test('a merge without changes leaves the student as is', () => {
  expect(plan([2, { kind: 'add' }], [3, { kind: 'merge', uid: 1 }])).toEqual({
    ...nothing,
    added: [
      { row: 2, entry: entry('林雅亭') },
      { row: 4, entry: entry('王新来') },
    ],
    updated: [{ row: 5, uid: 7, changes }],
    unchanged: [3, 6],
  })
})

test('no row is merged into an unproposed student, or into one that another row was merged into', () => {
  expect(plan([2, { kind: 'merge', uid: 1 }], [3, { kind: 'merge', uid: 1 }], [4, { kind: 'merge', uid: 8 }])).toEqual({
    ...nothing,
    updated: [
      { row: 2, uid: 1, changes },
      { row: 5, uid: 7, changes },
    ],
    unchanged: [6],
    unfitting: [3, 4],
  })
})

test.each<[string, RowDecision | undefined, string]>([
  ['nobody decided', undefined, 'undecided'],
  ['it is somebody new', { kind: 'add' }, 'added'],
  ['it is left out', { kind: 'skip' }, 'skipped'],
  ['it is whom the class has, with changes', { kind: 'merge', uid: 1 }, 'updated'],
  ['it is whom the class has, as is', { kind: 'merge', uid: 2 }, 'unchanged'],
  ['it is whom the school has', { kind: 'merge', uid: 3 }, 'joined'],
  ['it is a stranger', { kind: 'merge', uid: 9 }, 'undecided'],
])('a row with proposals, where %s', (_, decision, kind) => {
  const proposals = [
    { uid: 1, why: 'samePinyin', changes },
    { uid: 2, why: 'sameName', changes: [] },
    { uid: 3, why: 'nameOfSchool', changes: [] },
  ] as const
  expect(decidedKind('added', proposals, decision)).toBe(kind)
})

test('a row without proposals needs no decision; bad rows and rows without a student stay so', () => {
  expect((['added', 'updated', 'bad', 'skipped'] as const).map((kind) => decidedKind(kind, [], undefined))).toEqual([
    'added',
    'updated',
    'bad',
    'skipped',
  ])
})
