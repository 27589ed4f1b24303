import { expect, test } from 'vitest'
import { nameReadings } from '#server/services/roster/name-readings.ts'
import { dryRun } from './dry-run.ts'
import type { RosterMember } from './roster-member.ts'
import type { ParsedRow } from './parsed-row.ts'
import type { RosterEntry } from './read-entry.ts'

const blank = { number: null, username: null, groupName: null, mobile: null }

const entry = (realname: string, fields: Partial<RosterEntry> = {}): RosterEntry => ({ realname, ...blank, ...fields })

const member = (uid: number, realname: string, fields: Partial<RosterEntry> = {}): RosterMember => ({
  uid,
  ...entry(realname, fields),
})

/** Rows from 2 on, below a row of headings. */
const rowsOf = (...entries: readonly RosterEntry[]): readonly ParsedRow[] =>
  entries.map((entry, index) => ({ row: index + 2, cells: [entry.realname, entry.number ?? ''], entry }))

const run = (entries: readonly RosterEntry[], members: readonly RosterMember[]) =>
  dryRun(rowsOf(...entries), members, nameReadings)

const bad = (row: number, entry: RosterEntry, problem: object) => ({
  kind: 'bad',
  row,
  cells: [entry.realname, entry.number ?? ''],
  problems: [problem],
})

test('account takes precedence over number, number over name; rows are new, changed, unchanged or missing', () => {
  const members = [
    member(1, '林雅婷', { username: 'qm1', number: '01' }),
    member(2, '陈浩宇', { username: 'qm2', number: '02', groupName: '一组' }),
    member(3, '李思远', { username: 'qm3', mobile: '13800000003' }),
    member(4, '周子涵', { username: 'qm4' }),
  ]
  const entries = [
    entry('林雅亭', { username: 'QM1' }),
    entry('陈浩宇', { number: '02', groupName: '二组', mobile: '13800000002' }),
    entry('李 思远'),
    entry('王新来', { number: '09' }),
  ]
  expect(run(entries, members)).toEqual({
    outcomes: [
      { kind: 'updated', row: 2, uid: 1, changes: [{ field: 'realname', from: '林雅婷', to: '林雅亭' }] },
      {
        kind: 'updated',
        row: 3,
        uid: 2,
        changes: [
          { field: 'groupName', from: '一组', to: '二组' },
          { field: 'mobile', from: null, to: '13800000002' },
        ],
      },
      { kind: 'unchanged', row: 4, uid: 3 },
      { kind: 'added', row: 5, entry: entries[3] },
    ],
    proposals: [],
    missing: [4],
  })
})

test('a listed number is assigned to the class’s only student with that name', () => {
  expect(run([entry('林雅婷', { number: '7' })], [member(1, '林雅婷')]).outcomes).toEqual([
    { kind: 'updated', row: 2, uid: 1, changes: [{ field: 'number', from: null, to: '7' }] },
  ])
})

test('zeros dropped by a spreadsheet are no change, added zeros are', () => {
  expect(
    run(
      [entry('林雅婷', { number: '7' }), entry('陈浩宇', { number: '008' })],
      [member(1, '林雅婷', { number: '007' }), member(2, '陈浩宇', { number: '8' })],
    ).outcomes,
  ).toEqual([
    { kind: 'unchanged', row: 2, uid: 1 },
    { kind: 'updated', row: 3, uid: 2, changes: [{ field: 'number', from: '8', to: '008' }] },
  ])
})

test('a name that two students of the class or two rows share does not match by itself', () => {
  const twins = [member(1, '王伟', { number: '1' }), member(2, '王伟', { number: '2' })]
  expect(run([entry('王伟')], twins)).toEqual({
    outcomes: [{ kind: 'added', row: 2, entry: entry('王伟') }],
    proposals: [
      { row: 2, uid: 1, why: 'sameName', changes: [] },
      { row: 2, uid: 2, why: 'sameName', changes: [] },
    ],
    missing: [1, 2],
  })
  const entries = [entry('王伟', { groupName: '一组' }), entry('王伟', { groupName: '二组' })]
  expect(run(entries, [member(1, '王伟')]).outcomes.map(({ kind }) => kind)).toEqual(['added', 'added'])
})

test('an account that is not the class’s own outweighs a number and a name', () => {
  const stranger = entry('林雅婷', { username: 'other', number: '1' })
  expect(run([stranger], [member(1, '林雅婷', { username: 'qm1', number: '1' })]).outcomes).toEqual([
    bad(2, stranger, { field: 'number', value: '1', reason: 'numberOfOther' }),
  ])
})

test('rows that share a number or an account name each other; of two identical rows, the later is bad', () => {
  const entries = [
    entry('林雅婷', { number: 'a1' }),
    entry('陈浩宇', { number: 'A1' }),
    entry('李思远', { username: 'qm3' }),
    entry('周子涵', { username: 'qm3' }),
    entry('吴一凡', { number: '5' }),
    entry('吴一凡', { number: '5' }),
  ]
  const [one, two, three, four, five, six] = entries as [RosterEntry, ...RosterEntry[]] & Record<number, RosterEntry>
  expect(run(entries, []).outcomes).toEqual([
    bad(2, one, { field: 'number', value: 'a1', reason: 'repeatedNumber', otherRow: 3 }),
    bad(3, two as RosterEntry, { field: 'number', value: 'A1', reason: 'repeatedNumber', otherRow: 2 }),
    bad(4, three as RosterEntry, { field: 'username', value: 'qm3', reason: 'repeatedUsername', otherRow: 5 }),
    bad(5, four as RosterEntry, { field: 'username', value: 'qm3', reason: 'repeatedUsername', otherRow: 4 }),
    { kind: 'added', row: 6, entry: five },
    bad(7, six as RosterEntry, { field: 'realname', value: '吴一凡', reason: 'repeatedRow', otherRow: 6 }),
  ])
})

test('of two rows for one student, the more certain one counts, the other is bad', () => {
  const entries = [entry('林雅婷', { number: '1' }), entry('林雅亭', { username: 'qm1' })]
  const [byNumber = entry('')] = entries
  expect(run(entries, [member(1, '林雅婷', { username: 'qm1', number: '1' })]).outcomes).toEqual([
    bad(2, byNumber, { field: 'realname', value: '林雅婷', reason: 'sameStudentTwice', otherRow: 3 }),
    { kind: 'updated', row: 3, uid: 1, changes: [{ field: 'realname', from: '林雅婷', to: '林雅亭' }] },
  ])
})

test('two students may swap their numbers', () => {
  const entries = [entry('林雅婷', { username: 'qm1', number: '2' }), entry('陈浩宇', { username: 'qm2', number: '1' })]
  const members = [
    member(1, '林雅婷', { username: 'qm1', number: '1' }),
    member(2, '陈浩宇', { username: 'qm2', number: '2' }),
  ]
  expect(run(entries, members).outcomes.map(({ kind }) => kind)).toEqual(['updated', 'updated'])
})

test('a number somebody keeps is refused, and so are the rows that waited for its former owner', () => {
  const entries = [entry('林雅婷', { username: 'qm1', number: '2' }), entry('陈浩宇', { username: 'qm2', number: '3' })]
  const members = [
    member(1, '林雅婷', { username: 'qm1', number: '1' }),
    member(2, '陈浩宇', { username: 'qm2', number: '2' }),
    member(3, '李思远', { username: 'qm3', number: '3' }),
  ]
  const [one = entry(''), two = entry('')] = entries
  expect(run(entries, members).outcomes).toEqual([
    bad(2, one, { field: 'number', value: '2', reason: 'numberOfOther' }),
    bad(3, two, { field: 'number', value: '3', reason: 'numberOfOther' }),
  ])
})

test('possible matches are proposed: same name, same sound, a number that differs in one digit', () => {
  const members = [
    member(1, '林雅婷', { number: '20240701' }),
    member(2, '单佳怡', { number: '20240702' }),
    member(3, '欧阳明', { number: '20240703' }),
    member(4, '吴一凡', { number: '20240704' }),
  ]
  const entries = [
    entry('林雅婷', { number: '20249999' }),
    entry('单嘉仪', { number: '9' }),
    entry('欧阳铭浩', { number: '20240793' }),
    entry('赵乐', { number: '20240764' }),
  ]
  expect(run(entries, members).proposals).toEqual([
    { row: 2, uid: 1, why: 'sameName', changes: [{ field: 'number', from: '20240701', to: '20249999' }] },
    {
      row: 3,
      uid: 2,
      why: 'samePinyin',
      changes: [
        { field: 'realname', from: '单佳怡', to: '单嘉仪' },
        { field: 'number', from: '20240702', to: '9' },
      ],
    },
    {
      row: 4,
      uid: 3,
      why: 'numberOneOff',
      changes: [
        { field: 'realname', from: '欧阳明', to: '欧阳铭浩' },
        { field: 'number', from: '20240703', to: '20240793' },
      ],
    },
  ])
})

test('nobody is proposed whom another row matches', () => {
  const entries = [entry('林雅婷', { number: '1' }), entry('林雅亭', { number: '2' })]
  expect(run(entries, [member(1, '林雅婷', { number: '1' })]).proposals).toEqual([])
})

test('an unreadable row stays bad, with its file', () => {
  const unread = {
    row: 3,
    file: 'users.csv',
    cells: [''],
    problems: [{ field: 'realname', value: '', reason: 'nameMissing' }],
  } as const
  expect(dryRun([{ ...unread, typed: entry('') }], [], nameReadings).outcomes).toEqual([{ kind: 'bad', ...unread }])
})

test('a row without a student stays out, with the reason', () => {
  const footer: ParsedRow = { row: 50, cells: ['合计', '48'], skipped: 'footer' }
  expect(dryRun([footer], [], nameReadings)).toEqual({
    outcomes: [{ kind: 'skipped', row: 50, cells: ['合计', '48'], reason: 'footer' }],
    proposals: [],
    missing: [],
  })
})

test('a cell without anything changes nothing', () => {
  const known = member(1, '林雅婷', { number: '1', groupName: '一组', mobile: '13800000001' })
  expect(run([entry('林雅婷')], [known]).outcomes).toEqual([{ kind: 'unchanged', row: 2, uid: 1 }])
})
