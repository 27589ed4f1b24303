import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createClient } from '#api/client/client.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import type { PaperAct } from '#domain/paper/editing/operations.ts'
import type { KeptSide } from '#domain/paper/merge.ts'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { basketLimit } from '#domain/portal/constants.ts'
import { paperDrafts } from '#features/paper-editor/paper-drafts.ts'
import { paperEditorWith } from '#features/paper-editor/paper-editor.actors.ts'
import { collisionsIn } from '#machines/paper-editing/paper-editing.rules.ts'
import type { PaperEditingEvent } from '#machines/paper-editing/paper-editing.types.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { openedBy } from '#tests/support/worlds/edited-papers.ts'
import { origin } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
let paperId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

beforeEach(async () => {
  ;({ paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems))
})

const openingOf = () => ({ uid: world.teacher.uid, paperId, subjectId: 203, course: null, newTitle: '' })

const draftsIn = (storage: ReturnType<typeof memoryStorage>) =>
  paperDrafts(
    storage,
    openingOf(),
    () => {},
    (act) => act(),
  )

/** A computer of the teacher's with the paper open: a browser of its own, in front of the same service. */
async function computer(storage = memoryStorage()) {
  const { uid, cookie } = world.teacher
  const call = createClient({
    fetch: (path, init) => {
      const headers = {
        ...Object.fromEntries(new Headers(init?.headers)),
        cookie,
        origin,
        'sec-fetch-site': 'same-origin',
      }
      return Promise.resolve(
        service.service(new Request(`${origin}${typeof path === 'string' ? path : ''}`, { ...init, headers })),
      )
    },
    network: fakeNetwork(),
    language: () => 'zh-CN',
    uid: () => uid,
    recoverSession: () => Promise.resolve('gone'),
  })
  const drafts = draftsIn(storage)
  const now = () => service.clock.now.getTime()
  const machine = paperEditorWith({ call, drafts, opening: openingOf(), takeOver: () => {}, onFacts: () => {}, now })
  const actor = createActor(machine, { input: { paperId, maximum: basketLimit, newKey: randomUUID, now } }).start()
  onTestFinished(() => void actor.stop())
  const send = (event: PaperEditingEvent) => actor.send(event)
  send({ type: 'lock.gain' })
  const settled = () =>
    waitFor(
      actor,
      (now) => now.hasTag('merging') || now.hasTag('asking') || (now.hasTag('editing') && !now.hasTag('unsaved')),
    )
  await settled()
  const context = () => actor.getSnapshot().context
  return {
    send,
    settled,
    context,
    /** What the teacher is asked to choose between. */
    asked: () => (actor.getSnapshot().hasTag('merging') ? collisionsIn(context()) : []),
    edit: (act: (question: (at: number) => PaperQuestion) => PaperAct) => {
      const paper = context().history?.paper
      const questions = questionsOf(paper?.elements ?? [])
      const question = (at: number) => questions[at] ?? neverThere(at)
      send({ type: 'paper.edit', operation: { ...act(question), paperId: paper?.paperId ?? null } })
    },
    save: async () => {
      send({ type: 'page.hide' })
      await settled()
    },
    choose: async (side: KeptSide) => {
      for (const { key } of collisionsIn(context()))
        send(side === 'both' ? { type: 'question.keepBoth', key } : { type: 'side.choose', key, side })
      send({ type: 'versions.merge' })
      send({ type: 'page.hide' })
      await settled()
    },
    stop: () => actor.stop(),
  }
}

const neverThere = (at: number): never => {
  throw new Error(`There is no question ${at + 1}`)
}

const saying =
  (at: number, stem: string) =>
  (question: (at: number) => PaperQuestion): PaperAct => {
    const element = question(at)
    return { kind: 'modify', element: { ...element, items: element.items.map((item) => ({ ...item, stem })) } }
  }

/** The stems that the service has, in the order of the paper. */
const stems = async (id = paperId) =>
  questionsOf((await openedBy(world.teacher, id)).paper.elements).map(({ items }) => items[0]?.stem)

const original = worldItems.map(({ stem }) => stem)

test('changes of different questions on two computers are both kept, and nothing is asked', async () => {
  const [school, home] = [await computer(), await computer()]
  school.edit(saying(0, 'From school'))
  await school.save()
  home.edit(saying(1, 'From home'))
  await home.save()
  expect({ asked: home.asked(), notice: home.context().notice }).toEqual({ asked: [], notice: 'merged' })
  expect(await stems()).toEqual(['From school', 'From home', ...original.slice(2)])
  school.edit(saying(2, 'From school again'))
  await school.save()
  expect(await stems()).toEqual(['From school', 'From home', 'From school again', ...original.slice(3)])
})

test.each<readonly [KeptSide, readonly string[]]>([
  ['mine', ['From home', ...original.slice(1)]],
  ['theirs', ['From school', ...original.slice(1)]],
  ['both', ['From school', 'From home', ...original.slice(1)]],
])('a question changed on two computers is not overwritten: the teacher chooses %s', async (side, kept) => {
  const [school, home] = [await computer(), await computer()]
  school.edit(saying(0, 'From school'))
  await school.save()
  home.edit(saying(0, 'From home'))
  await home.save()
  expect({ asked: home.asked().map(({ what }) => what), stems: await stems() }).toEqual({
    asked: ['element'],
    stems: ['From school', ...original.slice(1)],
  })
  await home.choose(side)
  expect({ asked: home.asked(), stems: await stems() }).toEqual({ asked: [], stems: kept })
})

test('each question that both changed is chosen by itself; one deleted elsewhere is asked about too', async () => {
  const [school, home] = [await computer(), await computer()]
  school.edit(saying(0, 'From school'))
  school.edit((question) => ({ kind: 'delete', elementIds: [question(1).elementId] }))
  await school.save()
  home.edit(saying(0, 'From home'))
  home.edit(saying(1, 'Not deleted'))
  await home.save()
  const [first, second] = home.asked().map(({ key }) => key)
  expect(home.asked().map((one) => one.what === 'element' && one.theirs === null)).toEqual([false, true])
  home.send({ type: 'side.choose', key: first ?? '', side: 'theirs' })
  home.send({ type: 'versions.merge' })
  expect(home.asked()).toHaveLength(2)
  home.send({ type: 'side.choose', key: second ?? '', side: 'mine' })
  home.send({ type: 'versions.merge' })
  await home.save()
  expect(await stems()).toEqual(['From school', 'Not deleted', ...original.slice(2)])
})

test('if classes have the paper, the other computer goes on in the new version, and is asked there', async () => {
  await assign(service, world, { paperId })
  const [school, home] = [await computer(), await computer()]
  school.edit(saying(0, 'From school'))
  await school.save()
  const next = school.context().paperId ?? 0
  home.edit(saying(0, 'From home'))
  await home.save()
  expect(next).not.toBe(paperId)
  expect(home.asked()).toHaveLength(1)
  await home.choose('mine')
  expect(home.context().paperId).toBe(next)
  const { sections } = await world.teacher.get(paperArea.detail, { paperId })
  const ofClass = sections.flatMap(({ questions }) => questions.map(({ items }) => items[0]?.stem))
  expect({ ofClass, ofNext: await stems(next) }).toEqual({
    ofClass: original,
    ofNext: ['From home', ...original.slice(1)],
  })
})

test('what a computer kept while it was off is asked about when it opens the paper again', async () => {
  const storage = memoryStorage()
  const off = await computer(storage)
  off.edit(saying(0, 'From home'))
  off.stop()
  const school = await computer()
  school.edit(saying(0, 'From school'))
  await school.save()
  const home = await computer(storage)
  home.send({ type: 'draft.use' })
  await home.save()
  expect(home.asked().map(({ what }) => what)).toEqual(['element'])
  await home.choose('both')
  expect(await stems()).toEqual(['From school', 'From home', ...original.slice(1)])
})

test('a key corrected on one computer outlasts what is saved from the other', async () => {
  const home = await computer()
  const itemId = questionsOf(home.context().history?.paper.elements ?? [])[0]?.items[0]?.itemId ?? 0
  const key = { kind: 'single', choice: 'C' } as const
  await world.teacher.get(paperArea.correctKey, { paperId, itemId, keyRev: 0, key })
  home.edit(saying(1, 'From home'))
  await home.save()
  const { paper } = await openedBy(world.teacher, paperId)
  const stored = questionsOf(paper.elements)[0]?.items[0]?.key
  expect({ asked: home.asked(), key: stored, stems: await stems() }).toEqual({
    asked: [],
    key,
    stems: [original[0], 'From home', ...original.slice(2)],
  })
})

test('a paper deleted on one computer is not stored again by the other, which says so and keeps its change', async () => {
  const storage = memoryStorage()
  const home = await computer(storage)
  await world.teacher.get(paperEditing.remove, { paperId })
  home.edit(saying(0, 'From home'))
  home.send({ type: 'page.hide' })
  await expect.poll(() => home.context().message).toBe('这份试卷已删除，请先在“最近删除”里恢复')
  const kept = draftsIn(storage).read(paperId)
  expect(kept.kind === 'draft' && questionsOf(kept.draft.paper.elements).map(({ items }) => items[0]?.stem)).toEqual([
    'From home',
    ...original.slice(1),
  ])
})
