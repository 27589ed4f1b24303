import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { correction } from '#api/contract/groups/correction.ts'
import { ownWrongNote } from '#api/contract/groups/own-wrong-note.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import { versionOfPaper } from '#domain/print/paper-version.ts'
import { rightChoices } from '#domain/questions/right-answers.ts'
import { correction as corrected } from '#server/database/schema/assignment-exceptions.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { item } from '#server/database/schema/questions.ts'
import { wrongRetry } from '#server/database/schema/wrong-notes.ts'
import { itemIdAt, studentAt, uidAt } from '#tests/support/worlds/world.ts'
import { findPaper } from './scan-sheet.ts'
import { openScanRoom, type ScanRoom } from './testing/scan-room.ts'

let room: ScanRoom
let assignmentId: number
/** The first item on the paper of version B, and the letters there of a right and a wrong option. */
let printed: { readonly options: readonly string[]; readonly right: string; readonly wrong: string }

beforeAll(async () => {
  room = await openScanRoom()
  await room.service.db
    .update(item)
    .set({ analysis: '故选 C。' })
    .where(eq(item.itemId, itemIdAt(room.world, 0)))
  await room.service.db
    .update(paperItem)
    .set({ key: { kind: 'single', choice: 'C' } })
    .where(eq(paperItem.itemId, itemIdAt(room.world, 0)))
  const paper = await findPaper(room.service.db, room.world.paperId)
  if (paper === null) throw new Error('There is no paper')
  const [{ options } = { options: [] }] = questionsOf(versionOfPaper(paper, 'B').elements).flatMap(({ items }) => items)
  const letterOf = (text: string) => options.find((option) => option.text === text)?.id ?? ''
  printed = {
    options: options.map(({ id, text }) => `${id} ${text}`),
    right: letterOf('going'),
    wrong: letterOf('gone'),
  }
})

beforeEach(async () => {
  const work = await room.begin()
  ;({ assignmentId } = work)
  await work.bring(room.sheet(0, { layout: `${room.world.paperId}B-00000000`, answers: { Q1: printed.wrong, Q2: '' } }))
  await work.publish({ missingAsOpen: true })
  await room.service.db
    .update(assignment)
    .set({ scoreTime: room.service.clock.now })
    .where(eq(assignment.assignmentId, assignmentId))
})

afterAll(() => room.service.close())

test('corrections of a paper of version B ask, and are answered, by the letters printed on it', async () => {
  const itemId = itemIdAt(room.world, 0)
  const student = studentAt(room.world, 0)
  const shown = async () => {
    const { paper, list } = await student.get(correction.open, { assignmentId })
    const options = paper.sections
      .flatMap(({ questions }) => questions.flatMap(({ items }) => items))
      .find((one) => one.itemId === itemId)?.options
    const one = list.find((lost) => lost.itemId === itemId)
    return { options: options?.map(({ id, text }) => `${id} ${text}`), before: one?.before, answer: one?.answer }
  }
  const first = await shown()
  const again = await student.get(correction.answer, { assignmentId, itemId, answer: printed.wrong })
  const right = await student.get(correction.answer, { assignmentId, itemId, answer: printed.right })
  const stored = await room.service.db
    .select({ value: corrected.value })
    .from(corrected)
    .where(eq(corrected.itemId, itemId))
  expect({
    isOther: printed.right !== 'C',
    first,
    states: [again.state, right.state],
    answered: (await shown()).answer,
    stored: stored.at(-1)?.value,
  }).toEqual({
    isOther: true,
    first: { options: printed.options, before: printed.wrong, answer: '' },
    states: ['again', 'right'],
    answered: printed.right,
    stored: 'C',
  })
})

test('a wrong question of a paper of version B is kept, tried again and explained by the letters printed on it', async () => {
  const itemId = itemIdAt(room.world, 0)
  const student = studentAt(room.world, 0)
  const { entries } = await student.get(ownWrongNote.list, {})
  const entry = entries.find((one) => one.item.itemId === itemId)
  const tried = await student.get(ownWrongNote.retry, { itemId, value: printed.right })
  const stored = await room.service.db
    .select({ value: wrongRetry.value })
    .from(wrongRetry)
    .where(and(eq(wrongRetry.itemId, itemId), eq(wrongRetry.uid, uidAt(room.world, 0))))
  expect({
    options: entry?.item.options.map(({ id, text }) => `${id} ${text}`),
    last: entry?.value,
    isRight: tried.isRight,
    right: rightChoices(tried.key).join(''),
    analysis: tried.analysis,
    stored: stored.map(({ value }) => value),
  }).toEqual({
    options: printed.options,
    last: printed.wrong,
    isRight: true,
    right: printed.right,
    analysis: `故选 ${printed.right}。`,
    stored: ['C'],
  })
})
