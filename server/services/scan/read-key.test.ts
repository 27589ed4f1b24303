import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { keyOfStudent, keyPicture } from '#api/contract/groups/key-picture.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import { versionOfPaper } from '#domain/print/paper-version.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { studentCodeOf } from '#domain/classes/student-code.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { correctablePaper, type CorrectablePaper } from '#tests/support/worlds/correctable-paper.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { findPaper } from './scan-sheet.ts'
import { type DescribedSheet, describedFile, describedSheets } from './testing/described-sheets.ts'

let service: TestService
let world: World
let paper: CorrectablePaper

beforeAll(async () => {
  service = await startTestService(undefined, { sheets: await describedSheets() })
  world = await makeWorld(service)
  const endTime = new Date('2099-01-01T00:00:00Z')
  const { smartMark, answerByPicture, choosePicture } = featureIds
  for (const featureId of [smartMark, answerByPicture, choosePicture])
    await service.db.insert(featureGrant).values({ uid: world.teacher.uid, featureId, feature: '', endTime })
})

beforeEach(async () => {
  paper = await correctablePaper(service, world)
})

afterAll(() => service.close())

const sheet = (more: Partial<DescribedSheet> = {}): DescribedSheet => ({
  layout: `${paper.paperId}A-00000000`,
  answers: { Q1: 'C', Q2: '?AD' },
  ink: { Q3: 0.05, Q4: 0 },
  ...more,
})

const read = (...pages: readonly DescribedSheet[]) =>
  world.teacher.call(keyPicture.read, { paperId: paper.paperId, content: describedFile(...pages) })

test('a filled sheet is read item by item next to the current key; nothing uncertain is stated', async () => {
  const { data } = await read(sheet(), sheet({ refused: 'blurred' }), sheet({ layout: `${world.paperId}A-00000000` }))
  expect(data.pages).toEqual([
    { number: 1, sheetPage: 1, problem: null },
    { number: 2, sheetPage: null, problem: 'blurred' },
    { number: 3, sheetPage: 1, problem: 'otherPaper' },
  ])
  expect(
    data.rows.map(({ printed, present, state, text, confidence }) => ({ printed, present, state, text, confidence })),
  ).toEqual([
    { printed: '1', present: { kind: 'single', choice: 'B' }, state: 'read', text: 'C', confidence: 98 },
    { printed: '2', present: { kind: 'multiple', choices: ['A', 'C'] }, state: 'unsure', text: '', confidence: 50 },
    {
      printed: '3',
      present: { kind: 'blank', accept: ['library', 'libraries'] },
      state: 'byHand',
      text: '',
      confidence: 0,
    },
    { printed: '4', present: { kind: 'number', accept: ['\\dfrac{1}{2}'] }, state: 'open', text: '', confidence: 100 },
  ])
  expect(data.rows.map(({ crop }) => crop?.slice(0, 23))).toEqual(data.rows.map(() => 'data:image/jpeg;base64,'))
})

test('what both engines read in a box is proposed but is no key yet; otherwise a person types it', async () => {
  const written = sheet({ ink: { Q3: 0.05, Q4: 0.05 }, texts: ['Library', null] })
  const { data } = await read(written)
  expect(
    data.rows.slice(2).map(({ state, text, candidates, confidence }) => ({ state, text, candidates, confidence })),
  ).toEqual([
    { state: 'proposed', text: '', candidates: ['Library'], confidence: 70 },
    { state: 'byHand', text: '', candidates: [], confidence: 0 },
  ])
})

test('only a picture or a PDF of a few pages is read, and only for teachers who may choose a picture', async () => {
  const { paperId } = paper
  const other = Buffer.from('PK text')
  expect((await world.teacher.call(keyPicture.read, { paperId, content: other })).msg).toContain('PDF')
  expect((await read(...Array.from({ length: 13 }, () => sheet()))).msg).toContain('12')
  expect(resultId(await world.colleague.call(keyPicture.read, { paperId, content: describedFile(sheet()) }))).toBe(
    'featureClosed',
  )
})

test('several keys are previewed, applied and undone together', async () => {
  const { paperId, singleId, multipleId, blankId } = paper
  const assignmentId = await givenAssignment(service, world, { paperId, submissions: [null, null, null] })
  await paper.handIn(assignmentId, 0, { [singleId]: 'C', [multipleId]: 'AC', [blankId]: 'library' })
  await paper.handIn(assignmentId, 1, { [singleId]: 'B', [multipleId]: 'AD', [blankId]: 'library' })
  await paper.handIn(assignmentId, 2, { [singleId]: 'B', [multipleId]: '', [blankId]: 'book' })
  const before = await paper.scoresOf(assignmentId)
  const keys = [
    { itemId: singleId, key: { kind: 'single' as const, choice: 'C' as const } },
    { itemId: multipleId, key: { kind: 'multiple' as const, choices: ['A' as const, 'D' as const] } },
  ]
  const previewed = await world.teacher.get(keyChange.previewAll, { paperId, keys })
  // The first student gains five points and loses five: in total nothing changes.
  expect({
    submissions: previewed.submissions,
    changes: previewed.changes.map(({ before, after }) => ({ before, after })),
  }).toEqual({ submissions: 3, changes: [{ before: 50, after: 0 }] })
  expect(await paper.scoresOf(assignmentId)).toEqual(before)
  const revisedKeys = keys.map((one) => ({ ...one, keyRev: 0 }))
  const { jobIds, keyChangeIds } = await world.teacher.get(keyChange.correctAll, { paperId, revisedKeys })
  expect((await world.teacher.get(keyChange.progressAll, { jobIds })).state).toBe('running')
  await service.runJobs()
  expect(await world.teacher.get(keyChange.progressAll, { jobIds })).toEqual({ state: 'done', done: 6, total: 6 })
  expect(resultId(await world.colleague.call(keyChange.progressAll, { jobIds }))).toBe('jobUnknown')
  expect(resultId(await world.teacher.call(keyChange.correctAll, { paperId, revisedKeys }))).toBe('keyChangedByOther')
  await world.teacher.get(keyChange.undoAll, { paperId, keyChangeIds })
  await service.runJobs()
  expect(await paper.scoresOf(assignmentId)).toEqual(before)
  expect(resultId(await world.teacher.call(keyChange.undoAll, { paperId, keyChangeIds }))).toBe('changesOvertaken')
})

test('if one key does not fit, none is changed', async () => {
  const { paperId, singleId, blankId } = paper
  const revisedKeys = [
    { itemId: singleId, keyRev: 0, key: { kind: 'single' as const, choice: 'C' as const } },
    { itemId: blankId, keyRev: 0, key: { kind: 'single' as const, choice: 'C' as const } },
  ]
  expect(resultId(await world.teacher.call(keyChange.correctAll, { paperId, revisedKeys }))).toBe('keyInvalid')
  expect((await world.teacher.get(keyChange.list, { paperId })).list).toEqual([])
})

test('an existing sheet of a student becomes a key, including a person’s decisions on it, unless names are hidden', async () => {
  const { paperId } = paper
  const assignmentId = await givenAssignment(service, world, { paperId, submissions: [null, null, null] })
  const { scanId } = await world.teacher.get(scan.add, { assignmentId })
  const content = describedFile(sheet({ studentCode: studentCodeOf('qm0701001') }))
  await world.teacher.get(scan.upload, { scanId, fileName: 'a.png', content })
  await service.runJobs()
  const { pages, students } = await world.teacher.get(scan.info, { scanId })
  const readings = [{ scanPageId: Number(pages[0]?.scanPageId), row: 'Q3' }]
  await world.teacher.get(scan.decide, { scanId, readings, answer: 'libraries' })
  const of = (index: number) => ({ assignmentId, submissionId: Number(students[index]?.submissionId) })
  const key = await world.teacher.get(keyOfStudent.read, of(0))
  expect({
    paperId: key.paperId,
    rows: key.rows.map(({ printed, state, text }) => ({ printed, state, text })),
  }).toEqual({
    paperId,
    rows: [
      { printed: '1', state: 'read', text: 'C' },
      { printed: '2', state: 'unsure', text: '' },
      { printed: '3', state: 'read', text: 'libraries' },
      { printed: '4', state: 'open', text: '' },
    ],
  })
  expect((await world.teacher.call(keyOfStudent.read, of(1))).msg).toContain('答题卡')
  const rule = { assignmentId, isBlind: true, isDouble: false, differenceLimit: 0 }
  await world.teacher.get(markingRule.save, rule)
  expect(resultId(await world.teacher.call(keyOfStudent.read, of(0)))).toBe('stillBlind')
})

test('a key filled in on version B is read by the letters of the paper, which are named beside those in the picture', async () => {
  const paperB = await findPaper(service.db, paper.paperId)
  if (paperB === null) throw new Error('There is no paper')
  const items = questionsOf(versionOfPaper(paperB, 'B').elements).flatMap((question) => question.items)
  const [first, second] = questionsOf(paperB.elements).flatMap((question) => question.items)
  const besideOf = (item: typeof first) =>
    item?.options.map(
      ({ text }) =>
        items.find(({ itemId }) => itemId === item.itemId)?.options.find((option) => option.text === text)?.id,
    )
  const [, , , beside = ''] = besideOf(first) ?? []
  const { data } = await read(sheet({ layout: `${paper.paperId}B-00000000`, answers: { Q1: beside, Q2: '' } }))
  expect({
    isOther: besideOf(first)?.join('') !== 'ABCD' && besideOf(second)?.join('') !== 'ABCD',
    rows: data.rows.map(({ text, beside }) => ({ text, beside })),
  }).toEqual({
    isOther: true,
    rows: [
      { text: 'D', beside: besideOf(first) },
      { text: '', beside: besideOf(second) },
      { text: '', beside: [] },
      { text: '', beside: [] },
    ],
  })
})
