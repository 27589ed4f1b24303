import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { untilNextLook } from '../following.ts'
import { rosterImportMachine } from './roster-import.machine.ts'
import { decidedAll, decidedRows } from './roster-import.rules.ts'
import type { DryRunView, FindAnswer, ListChange } from './roster-import.types.ts'
import { entry, likely, plain, proposal, read, result, started, text, viewOf } from './testing/started-import.ts'

test('a list is read, looked at, applied as it was seen, and followed to its end', async () => {
  const { actor, clock, sent, send, settled } = started({
    read: [{ kind: 'list', importId: 3 }],
    view: [{ kind: 'view', view: plain }],
    apply: [{ kind: 'started' }],
    ask: [{ kind: 'running', done: 1, total: 3 }, new Error('网络连接失败'), { kind: 'done', result }],
  })
  await settled()
  expect((await send(read)).value).toBe('reviewing')
  const first = await send({ type: 'list.apply' })
  expect({ state: first.value, written: first.context.written }).toEqual({
    state: { following: 'waiting' },
    written: { done: 1, total: 3 },
  })
  clock.increment(untilNextLook)
  const missed = await settled()
  expect(missed.context.failure).toEqual({ kind: 'unanswered', message: '网络连接失败' })
  clock.increment(untilNextLook)
  const done = await waitFor(actor, (snapshot) => snapshot.matches('done'))
  expect({ result: done.context.result, failure: done.context.failure, sent }).toEqual({
    result,
    failure: null,
    sent: {
      read: [{ courseId: 1, source: text, sheets: [], oneRosterClass: null }],
      change: [],
      apply: [{ importId: 3, digest: 'd0', decisions: {} }],
    },
  })
  expect((await send({ type: 'list.next' })).value).toBe('choosing')
})

test.each<[string, FindAnswer | Error, unknown]>([
  ['a list that was left open is looked at again', { kind: 'read', importId: 3 }, 'reviewing'],
  ['one that is being written is followed', { kind: 'applied', importId: 3 }, { following: 'waiting' }],
  ['without an answer the form stands', new Error('网络连接失败'), 'choosing'],
])('%s', async (_, found, expected) => {
  const { settled } = started({
    find: [found],
    view: [{ kind: 'view', view: plain }],
    ask: [{ kind: 'running', done: 0, total: 3 }],
  })
  expect((await settled()).value).toEqual(expected)
})

test('rows that may be students of the class are decided before anything is sent', async () => {
  const { sent, send, settled } = started({
    read: [{ kind: 'list', importId: 3 }],
    view: [{ kind: 'view', view: likely }],
    apply: [{ kind: 'started' }],
    ask: [{ kind: 'done', result }],
  })
  await settled()
  await send(read)
  const early = await send({ type: 'list.apply' })
  expect({ state: early.value, wasTried: early.context.wasTried, apply: sent.apply }).toEqual({
    state: 'reviewing',
    wasTried: true,
    apply: [],
  })
  await send({ type: 'rows.decide', as: 'merge' })
  await send({ type: 'row.decide', row: 3, decision: { kind: 'skip' } })
  await send({ type: 'list.apply' })
  expect(sent.apply[0]?.decisions).toEqual({
    1: { kind: 'merge', uid: 7 },
    2: { kind: 'merge', uid: 8 },
    3: { kind: 'skip' },
  })
})

test('a changed class is read again, and decisions that still fit are kept', async () => {
  const { send, settled } = started({
    read: [{ kind: 'list', importId: 3 }],
    view: [
      { kind: 'view', view: likely },
      { kind: 'view', view: viewOf('d2', [proposal(1, 7), proposal(2, 9)]) },
    ],
    apply: [{ kind: 'changed', message: '班里的学生刚有变动' }],
  })
  await settled()
  await send(read)
  await send({ type: 'rows.decide', as: 'merge' })
  const { value, context } = await send({ type: 'list.apply' })
  expect({
    state: value,
    failure: context.failure?.kind,
    digest: context.view?.digest,
    decisions: context.decisions,
  }).toEqual({ state: 'reviewing', failure: 'changed', digest: 'd2', decisions: { 1: { kind: 'merge', uid: 7 } } })
})

test('a list that is not read leads back with the reason, and stays at hand', async () => {
  const { send, settled } = started({ read: [{ kind: 'refused', message: '没有找到姓名' }, new Error('网络连接失败')] })
  await settled()
  const refused = await send(read)
  expect({ state: refused.value, failure: refused.context.failure, source: refused.context.source }).toEqual({
    state: 'choosing',
    failure: { kind: 'refused', message: '没有找到姓名' },
    source: text,
  })
  expect((await send(read)).context.failure).toEqual({ kind: 'unanswered', message: '网络连接失败' })
})

test('of a set of classes one is chosen, and the same file is read for it', async () => {
  const classes = [{ sourcedId: 'c1', title: '七(1)班', school: null, students: 1 }]
  const { sent, send, settled } = started({
    read: [
      { kind: 'classes', classes },
      { kind: 'list', importId: 3 },
    ],
    view: [{ kind: 'view', view: plain }],
  })
  await settled()
  expect((await send(read)).context.classes).toEqual(classes)
  expect((await send({ type: 'class.choose', sourcedId: 'c1' })).value).toBe('reviewing')
  expect(sent.read.map(({ oneRosterClass }) => oneRosterClass)).toEqual([null, 'c1'])
})

test('of a workbook with several lists some are chosen, and the same file is read for them', async () => {
  const sheets = [
    { name: '七(1)班', students: 40 },
    { name: '七(2)班', students: 41 },
  ]
  const { sent, send, settled } = started({
    read: [
      { kind: 'sheets', sheets },
      { kind: 'list', importId: 3 },
    ],
    view: [{ kind: 'view', view: plain }],
  })
  await settled()
  expect((await send(read)).context.sheets).toEqual(sheets)
  expect((await send({ type: 'sheets.choose', names: ['七(1)班', '七(2)班'] })).value).toBe('reviewing')
  expect(sent.read.map(({ sheets: chosen }) => chosen)).toEqual([[], ['七(1)班', '七(2)班']])
})

test('a dry run that does not come is asked for again; a list that is gone leads back', async () => {
  const { send, settled } = started({
    read: [{ kind: 'list', importId: 3 }],
    view: [new Error('网络连接失败'), { kind: 'gone', message: '这份名单已不能再用' }],
  })
  await settled()
  expect((await send(read)).value).toBe('reviewFailed')
  const { value, context } = await send({ type: 'view.retry' })
  expect({ state: value, failure: context.failure, importId: context.importId }).toEqual({
    state: 'choosing',
    failure: { kind: 'refused', message: '这份名单已不能再用' },
    importId: null,
  })
})

test('a late dry run clears the complaint; an outdated one is dropped', async () => {
  const lost = new Error('网络连接失败')
  const { send, settled } = started({
    read: [{ kind: 'list', importId: 3 }],
    view: [lost, { kind: 'view', view: plain }, lost],
    apply: [{ kind: 'changed', message: '班里的学生刚有变动' }],
  })
  await settled()
  await send(read)
  const seen = await send({ type: 'view.retry' })
  expect({ state: seen.value, failure: seen.context.failure }).toEqual({ state: 'reviewing', failure: null })
  const failed = await send({ type: 'list.apply' })
  expect({ state: failed.value, view: failed.context.view }).toEqual({ state: 'reviewFailed', view: null })
})

test('columns that are asked are chosen before anything is sent', async () => {
  const column: DryRunView['columns'][number] = {
    key: 'lead',
    heading: '',
    samples: ['3'],
    meaning: 'number',
    isAsked: true,
  }
  const change: ListChange = { kind: 'columns', meanings: { lead: 'none' } }
  const { sent, send, settled } = started({
    read: [{ kind: 'list', importId: 3 }],
    view: [{ kind: 'view', view: { ...plain, columns: [column] } }],
    change: [{ kind: 'view', view: { ...plain, columns: [{ ...column, meaning: 'none', isAsked: false }] } }],
    apply: [{ kind: 'started' }],
    ask: [{ kind: 'done', result }],
  })
  await settled()
  await send(read)
  const early = await send({ type: 'list.apply' })
  expect({ state: early.value, wasTried: early.context.wasTried, apply: sent.apply }).toEqual({
    state: 'reviewing',
    wasTried: true,
    apply: [],
  })
  const chosen = await send({ type: 'list.change', change })
  expect({ state: chosen.value, wasTried: chosen.context.wasTried, change: sent.change }).toEqual({
    state: 'reviewing',
    wasTried: false,
    change: [{ importId: 3, change }],
  })
  expect((await send({ type: 'list.apply' })).value).toBe('done')
})

test('a corrected row brings a new dry run, and a lost response leaves the visible one', async () => {
  const change: ListChange = {
    kind: 'row',
    at: 1,
    fields: { realname: '乙二', number: '2', username: '', groupName: '', mobile: '' },
  }
  const { sent, send, settled } = started({
    read: [{ kind: 'list', importId: 3 }],
    view: [{ kind: 'view', view: likely }],
    change: [new Error('网络连接失败'), { kind: 'view', view: viewOf('d3', [proposal(1, 7)]) }],
  })
  await settled()
  await send(read)
  await send({ type: 'rows.decide', as: 'merge' })
  const missed = await send({ type: 'list.change', change })
  expect({ state: missed.value, failure: missed.context.failure, view: missed.context.view }).toEqual({
    state: 'reviewing',
    failure: { kind: 'unanswered', message: '网络连接失败' },
    view: likely,
  })
  const { value, context } = await send({ type: 'list.change', change })
  expect({
    state: value,
    failure: context.failure,
    digest: context.view?.digest,
    decisions: context.decisions,
  }).toEqual({ state: 'reviewing', failure: null, digest: 'd3', decisions: { 1: { kind: 'merge', uid: 7 } } })
  expect(sent.change).toEqual([
    { importId: 3, change },
    { importId: 3, change },
  ])
})

test('deciding all rows at once merges no student twice, and a row without a candidate left is new', () => {
  expect({ merged: decidedAll(likely, 'merge'), added: decidedAll(likely, 'add') }).toEqual({
    merged: { 1: { kind: 'merge', uid: 7 }, 2: { kind: 'merge', uid: 8 }, 3: { kind: 'add' } },
    added: { 1: { kind: 'add' }, 2: { kind: 'add' }, 3: { kind: 'add' } },
  })
})

test('rows wait for their decisions, and then are what was decided', () => {
  const view = viewOf('d0', [
    { ...proposal(1, 7), changes: [{ field: 'realname', from: '学生7', to: '甲' }] },
    { ...proposal(2, 8), why: 'nameOfSchool', student: { ...entry, uid: 8, realname: '乙', username: 'qm000008' } },
  ])
  const summaryOf = (...of: Parameters<typeof decidedRows>) =>
    decidedRows(...of).map(({ kind, username, changes }) => ({ kind, username, changes: changes.length }))
  expect(summaryOf(view, {})).toEqual([
    { kind: 'undecided', username: null, changes: 0 },
    { kind: 'undecided', username: null, changes: 0 },
    { kind: 'added', username: null, changes: 0 },
  ])
  expect(summaryOf(view, { 1: { kind: 'merge', uid: 7 }, 2: { kind: 'merge', uid: 8 } })).toEqual([
    { kind: 'updated', username: null, changes: 1 },
    { kind: 'joined', username: 'qm000008', changes: 0 },
    { kind: 'added', username: null, changes: 0 },
  ])
  expect(summaryOf(view, { 1: { kind: 'add' }, 2: { kind: 'skip' } }).map(({ kind }) => kind)).toEqual([
    'added',
    'skipped',
    'added',
  ])
})

test('the placeholders reject, so a forgotten effect is seen', async () => {
  const actor = createActor(rosterImportMachine, { input: { courseId: 1 } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'))
  actor.send(read)
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect(context.failure).toEqual({ kind: 'unanswered', message: 'provide this actor' })
})
