import { expect, test, vi } from 'vitest'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import type { Paper, PaperQuestion } from '#domain/paper/paper.ts'
import { after, paperWith, question, section } from '#domain/paper/testing/papers.ts'
import { writeDraft } from '#machines/paper-editing/draft.ts'
import type { Draft } from '#machines/paper-editing/paper-editing.types.ts'
import version3 from '#machines/paper-editing/testing/draft-version-3.json' with { type: 'json' }
import { corruptions } from '#tests/support/pages/corruptions.ts'
import { paperDrafts } from './paper-drafts.ts'

const passage = 'A passage of some length. '.repeat(40)
const saved = paperWith([
  section(
    's1',
    Array.from({ length: 60 }, (_, index) => question(index + 1, { passage })),
  ),
])

const changed = (paper: Paper, index: number, change: Partial<PaperQuestion>): Paper => {
  const element = questionsOf(paper.elements)[index]
  if (element === undefined) throw new Error('no such question')
  return after(paper, { kind: 'modify', element: { ...element, ...change } })
}

const draftOf = (paper: Paper, from = saved): Draft => ({ paper, saved: from, rev: 1, sent: null, savedAt: 5 })

function open(storage = memoryStorage()) {
  const show = vi.fn<(textOf: () => string | null) => void>()
  const waiting: (() => void)[] = []
  const opened = () => paperDrafts(storage, { uid: 7, subjectId: 203 }, show, (act) => waiting.push(act))
  /** Runs everything that waits for idle time. */
  const rest = () => {
    while (waiting.length > 0) for (const act of waiting.splice(0)) act()
  }
  const under = (kind: string) => storage.keys().filter((key) => key.startsWith(`podium.draft.${kind}.7.`))
  const draftText = () => storage.read('podium.draft.paper.7.12')
  return { storage, drafts: opened(), opened, under, draftText, show, rest }
}

/** A storage that records its writes. */
function watchedStorage() {
  const writes: { readonly key: string; readonly length: number }[] = []
  const storage = memoryStorage()
  const write = (key: string, text: string) => {
    writes.push({ key: key.split('.').slice(0, 4).join('.'), length: text.length })
    return storage.write(key, text)
  }
  return { storage: { ...storage, write }, writes }
}

test('changing a question writes that question, its section and the draft', () => {
  const { storage, writes } = watchedStorage()
  const { drafts, opened } = open(storage)
  const one = changed(saved, 30, { passage: 'One.' })
  drafts.keep(draftOf(one))
  writes.splice(0)
  const two = changed(one, 31, { passage: 'Two.' })
  drafts.keep(draftOf(two))
  expect(writes.map(({ key }) => key)).toEqual([
    'podium.draft.paper-part.7',
    'podium.draft.paper-part.7',
    'podium.draft.paper.7',
  ])
  const whole = writeDraft(draftOf(two))?.length ?? 0
  expect(writes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(whole / 15)
  expect(opened().read(12)).toEqual({ kind: 'draft', draft: draftOf(two) })
})

test('after everything is saved, the next change writes no more than before', () => {
  const { storage, writes } = watchedStorage()
  const { drafts } = open(storage)
  const one = changed(saved, 30, { passage: 'One.' })
  drafts.keep(draftOf(one))
  drafts.keep(draftOf(one, one))
  writes.splice(0)
  drafts.keep(draftOf(changed(one, 31, { passage: 'Two.' }), one))
  expect(writes).toHaveLength(3)
})

test('what was serialized before the first change is not serialized again by it', () => {
  let readings = 0
  const leaf = question(1, { passage })
  const counted = {
    ...leaf,
    get passage() {
      readings += 1
      return leaf.passage
    },
  }
  const paper = paperWith([section('s1', [counted, ...Array.from({ length: 60 }, (_, index) => question(index + 2))])])
  const { drafts, rest } = open()
  drafts.prepare(paper)
  expect(readings).toBe(0)
  rest()
  expect(readings > 0).toBe(true)
  readings = 0
  drafts.keep(draftOf(changed(paper, 60, { passage: 'Last.' }), paper))
  expect(readings).toBe(0)
})

test('parts that no draft needs are removed in idle time, except those the next one needs', () => {
  const { storage, writes } = watchedStorage()
  const { drafts, opened, under, rest } = open(storage)
  let [paper, from] = [saved, saved]
  for (let index = 0; index < 240; index += 1) {
    from = paper
    paper = changed(paper, index % 60, { passage: `${index} ${passage}` })
    drafts.keep(draftOf(paper, from))
    rest()
    expect(under('paper-part').length).toBeLessThan(61 + 2 + 102)
  }
  drafts.keep(draftOf(paper, paper))
  writes.splice(0)
  const last = draftOf(changed(paper, 3, { passage: 'Last.' }), paper)
  drafts.keep(last)
  expect({ writes: writes.length, reading: opened().read(12) }).toEqual({
    writes: 3,
    reading: { kind: 'draft', draft: last },
  })
})

test('idle time while everything is saved spares the parts that the next change needs', () => {
  const { storage, writes } = watchedStorage()
  const { drafts, opened, under, rest } = open(storage)
  let paper = saved
  for (let index = 0; index < 60; index += 1) {
    paper = changed(paper, index, { passage: `${index} ${passage}` })
    drafts.keep(draftOf(paper))
  }
  drafts.keep(draftOf(paper, paper))
  rest()
  expect(under('paper-part').length).toBeLessThan(61 + 120)
  writes.splice(0)
  const last = draftOf(changed(paper, 3, { passage: 'Last.' }), paper)
  drafts.keep(last)
  expect({ writes: writes.length, reading: opened().read(12) }).toEqual({
    writes: 3,
    reading: { kind: 'draft', draft: last },
  })
})

test('without idle time nothing is removed, and nothing is lost', () => {
  const { drafts, opened, under } = open()
  let paper = saved
  for (let index = 0; index < 60; index += 1) {
    paper = changed(paper, index, { passage: `${index} ${passage}` })
    drafts.keep(draftOf(paper))
  }
  expect(under('paper-part')).toHaveLength(61 + 120)
  expect(opened().read(12)).toEqual({ kind: 'draft', draft: draftOf(paper) })
})

test('an idle tab leaves alone what another one has written meanwhile', () => {
  const { drafts, opened, rest } = open()
  let paper = saved
  for (let index = 0; index < 60; index += 1) {
    paper = changed(paper, index, { passage: `${index} ${passage}` })
    drafts.keep(draftOf(paper))
  }
  const theirs = draftOf(changed(saved, 2, { passage: 'Theirs.' }))
  opened().keep(theirs)
  rest()
  expect(opened().read(12)).toEqual({ kind: 'draft', draft: theirs })
})

test('parts without a draft are removed when a paper is opened, and written again if found missing', () => {
  const { drafts, opened, under } = open()
  const one = changed(saved, 1, { passage: 'One.' })
  drafts.keep(draftOf(one))
  drafts.keep(draftOf(one, one))
  expect({ hasParts: under('paper-part').length > 0, reading: opened().read(99) }).toEqual({
    hasParts: true,
    reading: { kind: 'none' },
  })
  expect({ parts: under('paper-part'), marks: under('paper-mark') }).toEqual({ parts: [], marks: [] })
  const two = changed(one, 2, { passage: 'Two.' })
  drafts.keep(draftOf(two, one))
  expect(opened().read(12)).toEqual({ kind: 'draft', draft: draftOf(two, one) })
})

test('parts shared with another paper stay with its draft', () => {
  const { drafts, opened } = open()
  const other = { ...saved, paperId: 13 }
  const theirs = draftOf(changed(other, 1, { passage: 'One.' }), other)
  opened().keep(theirs)
  drafts.keep(draftOf(changed(saved, 1, { passage: 'One.' })))
  drafts.forget(12)
  expect(opened().read(13)).toEqual({ kind: 'draft', draft: theirs })
})

test('if the browser runs out of room, unneeded parts are removed to make some', () => {
  const room = 2 * (writeDraft(draftOf(saved))?.length ?? 0)
  const bounded = memoryStorage()
  const { drafts, opened } = open({
    ...bounded,
    write: (key, text) => {
      const used = bounded.keys().reduce((sum, each) => sum + (each === key ? 0 : (bounded.read(each) ?? '').length), 0)
      return used + text.length <= room && bounded.write(key, text)
    },
  })
  let [paper, from] = [saved, saved]
  for (let index = 0; index < 180; index += 1) {
    from = paper
    paper = changed(paper, index % 60, { passage: `${index} ${passage}` })
    expect(drafts.keep(draftOf(paper, from))).toBe(true)
  }
  expect(opened().read(12)).toEqual({ kind: 'draft', draft: draftOf(paper, from) })
})

test('leaving with everything saved leaves nothing behind', () => {
  const { storage, drafts } = open()
  const one = changed(saved, 1, { passage: 'One.' })
  drafts.keep(draftOf(one))
  drafts.keep(draftOf(one, one))
  drafts.leave()
  expect(storage.keys()).toEqual([])
})

test('unsaved work is found again after leaving', () => {
  const { drafts, opened } = open()
  const one = draftOf(changed(saved, 1, { passage: 'One.' }))
  drafts.keep(one)
  drafts.leave()
  expect(opened().read(12)).toEqual({ kind: 'draft', draft: one })
})

test('a draft of version 3 is found with its base, and the next change stores it in parts', () => {
  const { storage, drafts, under } = open()
  storage.write('podium.draft.paper.7.12', version3.draft)
  storage.write(`podium.draft.paper-base.7.${version3.name}`, version3.base)
  const reading = drafts.read(12)
  expect({ kind: reading.kind, bases: under('paper-base').length }).toEqual({ kind: 'draft', bases: 1 })
  if (reading.kind !== 'draft') throw new Error('There is no draft')
  drafts.keep(reading.draft)
  drafts.leave()
  expect({ bases: under('paper-base'), hasParts: under('paper-part').length > 0 }).toEqual({
    bases: [],
    hasParts: true,
  })
  expect(drafts.read(12)).toEqual(reading)
})

test('an unreadable draft is set aside with its parts', () => {
  const { storage, drafts, opened, under, draftText } = open()
  drafts.keep(draftOf(changed(saved, 1, { passage: 'One.' })))
  const parts = under('paper-part')
  const broken = `${draftText()} `.replace('"rev":1', '"rev":2')
  storage.write('podium.draft.paper.7.12', broken)
  expect(opened().read(12)).toEqual({ kind: 'unreadable' })
  expect({ setAside: storage.read('podium.draft.paper.7.12.unreadable'), parts: under('paper-part') }).toEqual({
    setAside: broken,
    parts,
  })
})

test('looking at an unreadable draft leaves it where editing finds it', () => {
  const { storage, drafts, draftText } = open()
  storage.write('podium.draft.paper.7.12', '{')
  expect({ look: drafts.look(12), kept: draftText() }).toEqual({ look: { kind: 'unreadable' }, kept: '{' })
})

test('a draft is not reported as kept if there is no room', () => {
  const { drafts } = open(memoryStorage(true))
  expect(drafts.keep(draftOf(changed(saved, 1, { passage: 'One.' })))).toBe(false)
})

test.each(corruptions.map((text) => [JSON.stringify(text.slice(0, 40)), text]))(
  '%s in the place of a draft is set aside, in that of a part with the draft; neither overwrites the other; the next change is kept',
  (_, text) => {
    const { storage, drafts, opened, under, draftText } = open()
    const key = 'podium.draft.paper.7.12'
    storage.write(key, text)
    expect({
      reading: opened().read(12),
      kept: storage.read(key),
      setAside: storage.read(`${key}.unreadable`),
    }).toEqual({ reading: { kind: 'unreadable' }, kept: null, setAside: text })
    drafts.keep(draftOf(changed(saved, 1, { passage: 'One.' })))
    const kept = draftText()
    storage.write(under('paper-part').at(-1) ?? '', text)
    expect({
      reading: opened().read(12),
      setAside: storage.read(`${key}.unreadable`),
      setAsideNext: storage.read(`${key}.unreadable.2`),
    }).toEqual({ reading: { kind: 'unreadable' }, setAside: text, setAsideNext: kept })
    const next = draftOf(changed(saved, 2, { passage: 'Two.' }))
    expect({ isKept: opened().keep(next), reading: opened().read(12) }).toEqual({
      isKept: true,
      reading: { kind: 'draft', draft: next },
    })
  },
)
