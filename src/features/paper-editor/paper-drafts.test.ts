import { expect, test, vi } from 'vitest'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import type { Paper, PaperQuestion } from '#domain/paper/paper.ts'
import { after, paperWith, question, section } from '#domain/paper/testing/papers.ts'
import type { Draft } from '#machines/paper-editing/paper-editing.types.ts'
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

function open(isFull = false) {
  const storage = memoryStorage(isFull)
  const show = vi.fn<(textOf: () => string | null) => void>()
  const waiting: (() => void)[] = []
  const opened = () => paperDrafts(storage, { uid: 7, subjectId: 203 }, show, (act) => waiting.push(act))
  /** Everything is done that waits until nobody waits for it. */
  const rest = () => {
    for (const act of waiting.splice(0)) act()
  }
  const bases = () => storage.keys().filter((key) => key.includes('paper-base'))
  const draftText = () => storage.read('podium.draft.paper.7.12')
  return { storage, drafts: opened(), opened, bases, draftText, show, rest }
}

test('a change writes what changed, beside a base that stays as it is', () => {
  const { storage, drafts, opened, bases, draftText } = open()
  const one = changed(saved, 30, { passage: 'One.' })
  drafts.keep(draftOf(one))
  const [base = ''] = bases()
  const text = storage.read(base)
  const two = changed(one, 31, { passage: 'Two.' })
  drafts.keep(draftOf(two))
  expect([bases(), storage.read(base)]).toEqual([[base], text])
  expect((draftText() ?? '').length).toBeLessThan((text ?? '').length / 10)
  expect(opened().read(12)).toEqual({ kind: 'draft', draft: draftOf(two) })
})

test('a draft that has become long gets a base of its own, and only that one is kept', () => {
  const { drafts, opened, bases, draftText, rest } = open()
  let [paper, from] = [saved, saved]
  for (let index = 0; index < 60; index += 1) {
    from = paper
    paper = changed(paper, index, { passage: `${index} ${passage}` })
    drafts.keep(draftOf(paper, from))
    rest()
    expect((draftText() ?? '').length).toBeLessThan(26_000)
    expect(opened().read(12)).toEqual({ kind: 'draft', draft: draftOf(paper, from) })
  }
  expect(bases()).toHaveLength(1)
})

test('until there is time for it the base stays, and nothing is lost', () => {
  const { drafts, opened, bases, draftText } = open()
  let [paper, from] = [saved, saved]
  const lengths: number[] = []
  for (let index = 0; index < 60; index += 1) {
    from = paper
    paper = changed(paper, index, { passage: `${index} ${passage}` })
    drafts.keep(draftOf(paper, from))
    lengths.push((draftText() ?? '').length)
    expect(opened().read(12)).toEqual({ kind: 'draft', draft: draftOf(paper, from) })
  }
  expect([bases().length, Math.max(...lengths) > 48_000]).toEqual([1, true])
})

test('a tab that has time leaves alone what another one has written meanwhile', () => {
  const { drafts, opened, rest } = open()
  let [paper, from] = [saved, saved]
  for (let index = 0; index < 40; index += 1) {
    from = paper
    paper = changed(paper, index, { passage: `${index} ${passage}` })
    drafts.keep(draftOf(paper, from))
  }
  const theirs = draftOf(changed(saved, 2, { passage: 'Theirs.' }))
  opened().keep(theirs)
  rest()
  expect(opened().read(12)).toEqual({ kind: 'draft', draft: theirs })
})

test('a base without a draft is removed when somebody opens a paper, and written again when it is missed', () => {
  const { drafts, opened, bases } = open()
  const one = changed(saved, 1, { passage: 'One.' })
  drafts.keep(draftOf(one))
  drafts.keep(draftOf(one, one))
  expect([bases().length, opened().read(99)]).toEqual([1, { kind: 'none' }])
  expect(bases()).toEqual([])
  const two = changed(one, 2, { passage: 'Two.' })
  drafts.keep(draftOf(two, one))
  expect(opened().read(12)).toEqual({ kind: 'draft', draft: draftOf(two, one) })
})

test('whoever leaves with everything saved leaves nothing', () => {
  const { storage, drafts } = open()
  const one = changed(saved, 1, { passage: 'One.' })
  drafts.keep(draftOf(one))
  drafts.keep(draftOf(one, one))
  drafts.leave()
  expect(storage.keys()).toEqual([])
})

test('whoever leaves with something unsaved finds it again', () => {
  const { drafts, opened } = open()
  const one = draftOf(changed(saved, 1, { passage: 'One.' }))
  drafts.keep(one)
  drafts.leave()
  expect(opened().read(12)).toEqual({ kind: 'draft', draft: one })
})

test('what cannot be read is set aside with its base', () => {
  const { storage, drafts, opened, bases, draftText } = open()
  drafts.keep(draftOf(changed(saved, 1, { passage: 'One.' })))
  const broken = `${draftText()} `.replace('One.', 'Two.')
  storage.write('podium.draft.paper.7.12', broken)
  expect(opened().read(12)).toEqual({ kind: 'unreadable' })
  expect([storage.read('podium.draft.paper.7.12.unreadable'), bases().length]).toEqual([broken, 1])
})

test('without room nothing is said to be kept', () => {
  const { drafts } = open(true)
  expect(drafts.keep(draftOf(changed(saved, 1, { passage: 'One.' })))).toBe(false)
})

test.each(corruptions.map((text) => [JSON.stringify(text.slice(0, 40)), text]))(
  '%s in the place of a draft is set aside, in that of its base with the draft; the next change is kept',
  (_, text) => {
    const { storage, drafts, opened, bases, draftText } = open()
    const key = 'podium.draft.paper.7.12'
    storage.write(key, text)
    expect([opened().read(12), storage.read(key), storage.read(`${key}.unreadable`)]).toEqual([
      { kind: 'unreadable' },
      null,
      text,
    ])
    drafts.keep(draftOf(changed(saved, 1, { passage: 'One.' })))
    const kept = draftText()
    storage.write(bases()[0] ?? '', text)
    expect([opened().read(12), storage.read(`${key}.unreadable`)]).toEqual([{ kind: 'unreadable' }, kept])
    const next = draftOf(changed(saved, 2, { passage: 'Two.' }))
    expect([opened().keep(next), opened().read(12)]).toEqual([true, { kind: 'draft', draft: next }])
  },
)
