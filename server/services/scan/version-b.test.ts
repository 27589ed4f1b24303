import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { student } from '#api/contract/groups/student.ts'
import type { KeyedPaper } from '#api/contract/schemas/papers.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import { versionOfPaper } from '#domain/print/paper-version.ts'
import { rightChoices } from '#domain/questions/right-answers.ts'
import { answer, assignment } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { item } from '#server/database/schema/questions.ts'
import { textOfPdf } from '#tests/support/files/pdf-text.ts'
import { itemIdAt, studentAt, uidAt } from '#tests/support/worlds/world.ts'
import { findPaper } from './scan-sheet.ts'
import { openScanRoom, type ScanRoom, type ScanWork } from './testing/scan-room.ts'

let room: ScanRoom
let work: ScanWork

beforeAll(async () => {
  room = await openScanRoom()
  for (const [index, analysis] of ['主语是第三人称单数。\n故选 B。', '点 A 与 C 都在圆上。'].entries())
    await room.service.db
      .update(item)
      .set({ analysis })
      .where(eq(item.itemId, itemIdAt(room.world, index)))
  await room.service.db
    .update(paperItem)
    .set({ key: { kind: 'multiple', choices: ['A', 'B'] } })
    .where(eq(paperItem.itemId, itemIdAt(room.world, 1)))
})

beforeEach(async () => {
  work = await room.begin()
})

afterAll(() => room.service.close())

/** The letters under which version B prints these options of an item. */
async function lettersOf(index: number, ...texts: readonly string[]): Promise<string> {
  const paper = await findPaper(room.service.db, room.world.paperId)
  const printed = paper === null ? [] : questionsOf(versionOfPaper(paper, 'B').elements).flatMap(({ items }) => items)
  return (printed[index]?.options ?? []).flatMap(({ id, text }) => (texts.includes(text) ? [id] : [])).join('')
}

const sheetOfB = (answers: Readonly<Record<string, string>>) =>
  room.sheet(0, { layout: `${room.world.paperId}B-00000000`, answers })

/** What the first two items say: own answer, key and analysis, each letter with its option. */
const shownAs = (paper: KeyedPaper, answers: readonly { readonly itemId: number; readonly value: string }[]) =>
  paper.sections
    .flatMap(({ questions }) => questions.flatMap(({ items }) => items))
    .slice(0, 2)
    .map(({ itemId, options, key, analysis }) => ({
      own: answers.find((one) => one.itemId === itemId)?.value,
      right: rightChoices(key).join(''),
      options: options.map(({ id, text }) => `${id} ${text}`),
      analysis,
    }))

test('a student who wrote version B and the teacher see the letters of that paper, the class those of A', async () => {
  const wrong = await lettersOf(0, 'going')
  const half = await lettersOf(1, '2')
  const paper = await findPaper(room.service.db, room.world.paperId)
  if (paper === null) throw new Error('There is no paper')
  const [first, second] = questionsOf(versionOfPaper(paper, 'B').elements).flatMap(({ items }) => items)
  const optionsOf = (printed: typeof first) => printed?.options.map(({ id, text }) => `${id} ${text}`)
  await work.bring(sheetOfB({ Q1: wrong, Q2: half }), room.sheet(1))
  await work.publish()
  await room.service.db
    .update(assignment)
    .set({ scoreTime: room.service.clock.now })
    .where(eq(assignment.assignmentId, work.assignmentId))
  const { assignmentId } = work
  const uid = uidAt(room.world, 0)
  const right = await lettersOf(0, 'goes')
  const both = await lettersOf(1, '2', '3')
  const expected = [
    { own: wrong, right, options: optionsOf(first), analysis: `主语是第三人称单数。\n故选 ${right}。` },
    {
      own: half,
      right: both,
      options: optionsOf(second),
      analysis: '点 A 与 C 都在圆上。\n解析里提到的选项字母以 A 卷为准。',
    },
  ]
  const own = await studentAt(room.world, 0).get(student.result, { assignmentId })
  const shown = await room.world.teacher.get(report.student, { assignmentId, uid })
  const other = await room.world.teacher.get(report.student, { assignmentId, uid: uidAt(room.world, 1) })
  const handout = await studentAt(room.world, 0).file(report.ownHandout, { assignmentId })
  const [printed = ''] = textOfPdf(new Uint8Array(await handout.arrayBuffer()))
  const ofClass = await room.world.teacher.get(report.class, { assignmentId })
  expect({
    areOther: [wrong !== 'C', half !== 'A', both !== 'AB'],
    own: shownAs(own.paper, own.answers),
    shown: shownAs(shown.paper, shown.answers),
    other: shownAs(other.paper, other.answers).map((one) => ({ own: one.own, right: one.right })),
    printed: [...printed.replaceAll(/\s/g, '').matchAll(/(?:everyday\.|even\?)([A-D]+)/g)].map(
      ([, letters]) => letters,
    ),
    class: [ofClass.hasVersionB, ofClass.items[0]?.answers.map(({ value }) => value).toSorted()],
  }).toEqual({
    areOther: [true, true, true],
    own: expected,
    shown: expected,
    other: [
      { own: 'B', right: 'B' },
      { own: 'AC', right: 'AB' },
    ],
    printed: [wrong + right, half + both],
    class: [true, ['B', 'C']],
  })
})

test('what a sheet of version B says is decided by the letters beside its bubbles', async () => {
  const letter = await lettersOf(0, 'going')
  const either = await lettersOf(0, 'going', 'gone')
  await work.bring(sheetOfB({ Q1: `?${either}`, Q2: '' }))
  const { scanId } = work
  const { groups } = await room.world.teacher.get(scan.unsure, { scanId })
  const readings = (groups[0]?.readings ?? []).map(({ scanPageId, row }) => ({ scanPageId, row }))
  await room.world.teacher.get(scan.decide, { scanId, readings, answer: letter })
  const scanPageId = readings[0]?.scanPageId ?? 0
  const ofPage = await room.world.teacher.get(scan.pageReadings, { scanId, scanPageId })
  await work.publish()
  const [stored] = await room.service.db
    .select({ value: answer.value })
    .from(answer)
    .where(eq(answer.itemId, itemIdAt(room.world, 0)))
    .orderBy(desc(answer.submissionId))
  expect({
    candidates: groups.map(({ candidates }) => candidates.toSorted()),
    onPage: ofPage.readings.find(({ row }) => row === 'Q1')?.value,
    stored: stored?.value,
  }).toEqual({ candidates: [[...either]], onPage: letter, stored: 'C' })
})
