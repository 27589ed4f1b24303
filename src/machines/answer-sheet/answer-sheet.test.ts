import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { answering, begin, change, deadline, minute, nothingKept, started } from '#tests/support/worlds/sheet-world.ts'

test('a change is stored at once and saved when the student pauses; only changes are sent', async () => {
  const { send, clock, saves, stored, sheet, untilSaving, saved } = await answering({ 1: 'A', 2: 'B' })
  send(change(2, 'C'))
  expect(stored()).toEqual({ ...nothingKept, unsaved: { 2: 'C' } })
  clock.increment(999)
  expect(saves.calls).toHaveLength(0)
  clock.increment(1)
  expect(saved()).toEqual([{ assignmentId: 7, answers: { 2: 'C' } }])
  saves.last().answer({ kind: 'saved', savedAt: begin + 5000, deadline })
  await untilSaving('saved')
  expect(stored()).toEqual(nothingKept)
  const { answers, unsaved, savedAt } = sheet.getSnapshot().context
  expect({ answers, unsaved, savedAt }).toEqual({ answers: { 1: 'A', 2: 'C' }, unsaved: {}, savedAt: begin + 5000 })
})

test('typing delays a save, but by no more than eight seconds', async () => {
  const { send, clock, saves } = await answering()
  for (let count = 0; count < 15; count++) {
    send(change(1, 'x'.repeat(count)))
    clock.increment(500)
  }
  expect(saves.calls).toHaveLength(0)
  clock.increment(500)
  expect(saves.calls).toHaveLength(1)
})

test('a change during a save goes into the next one, never into a second at once', async () => {
  const { send, clock, saves, sheet, stored, saved } = await answering()
  send(change(1, 'A'))
  clock.increment(1000)
  send(change(1, 'B'), change(2, 'C'))
  clock.increment(10_000)
  expect(saves.calls).toHaveLength(1)
  saves.last().answer({ kind: 'saved', savedAt: begin, deadline })
  await waitFor(sheet, ({ context }) => context.savedAt === begin)
  expect(stored()?.unsaved).toEqual({ 1: 'B', 2: 'C' })
  clock.increment(1000)
  expect(saved()).toEqual([
    { assignmentId: 7, answers: { 1: 'A' } },
    { assignmentId: 7, answers: { 1: 'B', 2: 'C' } },
  ])
})

test('an unanswered save is retried after 2, 4, 8, 15, 15 seconds and at once when the network returns', async () => {
  const { send, clock, saves, untilSaving, saved } = await answering()
  send(change(1, 'A'))
  clock.increment(1000)
  for (const [index, delay] of [2000, 4000, 8000, 15_000, 15_000].entries()) {
    saves.last().lose()
    await untilSaving('offline')
    clock.increment(delay - 1)
    expect(saves.calls).toHaveLength(index + 1)
    clock.increment(1)
    expect(saves.calls).toHaveLength(index + 2)
  }
  saves.last().lose()
  await untilSaving('offline')
  send(change(2, 'B'), { type: 'network.return' })
  expect(saved().at(-1)).toEqual({ assignmentId: 7, answers: { 1: 'A', 2: 'B' } })
})

test('answers that only the browser has win over the service’s draft and are sent', async () => {
  const kept = { ...nothingKept, unsaved: { 2: 'C', 99: 'gone' }, flagged: [2, 99], place: 8 }
  const { sheet, clock, saved } = await answering({ 1: 'A', 2: 'B' }, kept)
  const { answers, flagged, index } = sheet.getSnapshot().context
  expect({ answers, flagged, index }).toEqual({ answers: { 1: 'A', 2: 'C' }, flagged: [2], index: 2 })
  clock.increment(1000)
  expect(saved()).toEqual([{ assignmentId: 7, answers: { 2: 'C' } }])
})

test('handing in sends unconfirmed answers under one key, and forgets the sheet once it is in', async () => {
  const { send, handIns, until, stored, sheet } = await answering({ 1: 'A' })
  send(change(2, 'B'), { type: 'handIn.ask' }, { type: 'handIn.confirm' }, { type: 'handIn.confirm' })
  const pending = { key: 'key-1', answers: { 2: 'B' } }
  expect(handIns.inputs()).toEqual([{ assignmentId: 7, ...pending }])
  expect(stored()?.pending).toEqual(pending)
  const receipt = { submittedAt: begin, counts: { answered: 2, itemCount: 3 } }
  handIns.last().answer({ kind: 'handedIn', receipt })
  await until('submitted')
  expect(stored()).toBeNull()
  expect(sheet.getSnapshot().context.receipt).toEqual(receipt)
})

test('a lost response keeps the intent: same key and answers again, and "already handed in" is success', async () => {
  const { send, clock, handIns, until, sheet } = await answering({ 1: 'A', 3: ' ' })
  send(change(2, 'C'), { type: 'handIn.ask' }, { type: 'handIn.confirm' })
  handIns.last().lose()
  await until('unsure')
  expect(sheet.getSnapshot().hasTag('unsure')).toBe(true)
  send(change(1, 'D'))
  clock.increment(2000)
  handIns.last().lose()
  await until('unsure')
  send({ type: 'network.return' })
  const sent = { assignmentId: 7, key: 'key-1', answers: { 2: 'C' } }
  expect(handIns.inputs()).toEqual([sent, sent, sent])
  handIns.last().answer({ kind: 'shut', reason: 'alreadySubmitted' })
  await until('submitted')
  expect(sheet.getSnapshot().context.receipt).toEqual({ submittedAt: null, counts: { answered: 2, itemCount: 3 } })
})

test('after a reload in between, the stored intent continues without opening the assignment', async () => {
  const pending = { key: 'key-old', answers: { 1: 'A' } }
  const { opens, handIns, until } = started({ ...nothingKept, pending })
  expect(opens.calls).toHaveLength(0)
  expect(handIns.inputs()).toEqual([{ assignmentId: 7, ...pending }])
  handIns.last().answer({ kind: 'handedIn', receipt: { submittedAt: begin, counts: { answered: 1, itemCount: 3 } } })
  await until('submitted')
})

test('a refused hand-in returns to the sheet, and the next one is a new intent', async () => {
  const { send, handIns, until, sheet, stored } = await answering({ 1: 'A' })
  send({ type: 'handIn.ask' }, { type: 'handIn.confirm' })
  handIns.last().answer({ kind: 'refused', message: '这道题的答案格式不对' })
  await until('answering')
  expect(stored()?.pending).toBeNull()
  expect(sheet.getSnapshot().context.message).toBe('这道题的答案格式不对')
  send({ type: 'handIn.ask' }, { type: 'handIn.confirm' })
  expect(handIns.inputs().map(({ key }) => key)).toEqual(['key-1', 'key-2'])
})

test('it warns five minutes before the deadline, hands in at the deadline, and resumes after a reload', async () => {
  const { clock, handIns, sheet, stored } = await answering({ 1: 'A' }, null, 6)
  clock.increment(minute - 1)
  expect(sheet.getSnapshot().hasTag('pressing')).toBe(false)
  clock.increment(1)
  expect(sheet.getSnapshot().hasTag('pressing')).toBe(true)
  clock.increment(5 * minute - 1)
  expect(handIns.calls).toHaveLength(0)
  clock.increment(1)
  expect(handIns.inputs()).toEqual([{ assignmentId: 7, key: 'key-1', answers: {} }])
  expect(started(stored()).handIns.inputs()).toEqual(handIns.inputs())
})

test('a lost session keeps answers and intent until the student is back', async () => {
  const { send, clock, saves, handIns, until, untilSaving, saved } = await answering()
  send(change(1, 'A'))
  clock.increment(1000)
  saves.last().answer({ kind: 'signedOut' })
  await untilSaving('signedOut')
  clock.increment(minute)
  expect(saves.calls).toHaveLength(1)
  send({ type: 'session.return' })
  expect(saved()[1]).toEqual({ assignmentId: 7, answers: { 1: 'A' } })
  send({ type: 'handIn.ask' }, { type: 'handIn.confirm' })
  handIns.last().answer({ kind: 'signedOut' })
  await until('submittingSignedOut')
  send({ type: 'session.return' })
  expect(handIns.inputs().map(({ key }) => key)).toEqual(['key-1', 'key-1'])
})

test.each(['closed', 'alreadySubmitted'] as const)(
  'a save that finds the assignment %s ends the sheet',
  async (reason) => {
    const { send, clock, saves, until, sheet, stored } = await answering()
    send(change(1, 'A'))
    clock.increment(1000)
    saves.last().answer({ kind: 'refused', why: { kind: 'shut', reason } })
    await until('closed')
    expect(sheet.getSnapshot().context.shutReason).toBe(reason)
    expect(stored()?.unsaved).toEqual({ 1: 'A' })
  },
)

test('leaving the page saves at once, coming back asks the service for its time', async () => {
  const { send, saves, untilSaving, saved } = await answering()
  send(change(1, 'A'), { type: 'page.hide' })
  expect(saved()).toEqual([{ assignmentId: 7, answers: { 1: 'A' } }])
  saves.last().answer({ kind: 'saved', savedAt: begin, deadline })
  await untilSaving('saved')
  send({ type: 'page.show' })
  expect(saved()[1]).toEqual({ assignmentId: 7, answers: {} })
})

test('an assignment that could not be opened can be retried; a refusal says why', async () => {
  const { send, opens, until, sheet } = started()
  opens.last().lose()
  await until('failed')
  send({ type: 'sheet.retry' })
  opens.last().answer({ kind: 'refused', message: '找不到这份作业' })
  await until('failed')
  expect(sheet.getSnapshot().context.message).toBe('找不到这份作业')
  send({ type: 'sheet.retry' })
  opens.last().answer({ kind: 'shut', reason: 'notYetOpen' })
  await until('closed')
})

test('a browser that cannot keep answers is reported and changes nothing else', async () => {
  const { send, sheet, clock, saved } = await answering()
  send(change(1, 'A'), { type: 'storage.report', isKept: false })
  clock.increment(1000)
  expect(sheet.getSnapshot().context.isKept).toBe(false)
  expect(saved()).toEqual([{ assignmentId: 7, answers: { 1: 'A' } }])
})

test('half a surrogate pair and NUL are left out of an answer', async () => {
  const { send, sheet } = await answering()
  send(change(1, 'a\0b\ud83d'))
  expect(sheet.getSnapshot().context.answers).toEqual({ 1: 'ab\ufffd' })
})
