import { expect, test } from 'vitest'
import { act, after, paperWith, question, section, text } from '#domain/paper/testing/papers.ts'
import { randomAct } from '#domain/paper/testing/random-act.ts'
import { randomPaper } from '#domain/paper/testing/random-paper.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { draftBaseOf, paperBeside, paperFrom, readDraftBase } from './draft-base.ts'
import { draftLimit, readDraft, writeDraft } from './draft.ts'
import type { Draft } from './paper-editing.types.ts'

const saved = paperWith([
  section('s1', [question(1), question(2), question(3)]),
  section('s2', [question(4), text('t1'), question(5)]),
])
const base = draftBaseOf(saved)
const edited = after(saved, { kind: 'modify', element: question(2, { passage: 'Another.' }) })

const draftWith = (paper: Paper): Draft => ({ paper, saved, rev: 4, sent: null, savedAt: 1000 })

test('a paper beside its base holds what changed, and the runs that did not', () => {
  const { paperXml, runs } = paperBeside(edited, saved)
  expect([paperXml.includes('Another.'), paperXml.includes('Item 401')]).toEqual([true, false])
  expect(runs).toEqual([
    { first: 'q1', count: 1 },
    { first: 'q3', count: 1 },
    { first: 'q4', count: 3 },
  ])
})

test('with each change only what is unsaved is written anew', () => {
  let readings = 0
  const counted = (id: number) => {
    const leaf = question(id)
    return {
      ...leaf,
      get passage() {
        readings += 1
        return leaf.passage
      },
    }
  }
  const savedLater = paperWith([section('s1', [counted(1), counted(2), counted(3)])])
  const texts = [1, 2, 3].map((step) => {
    const change = { what: 'title', paperTitle: `Step ${step}` } as const
    const draft = { ...draftWith(after(savedLater, { kind: 'update', change })), saved: savedLater }
    readings = 0
    return { isKept: writeDraft(draft, base) !== null, readings }
  })
  expect(texts.map(({ readings: ofStep }) => ofStep > 0)).toEqual([true, false, false])
  expect(texts.every(({ isKept }) => isKept)).toBe(true)
})

test('it comes back with the very leaves of the base', () => {
  const again = paperFrom(paperBeside(edited, saved), saved)
  expect(again).toEqual(edited)
  expect(again?.elements[1]).toEqual(saved.elements[1])
})

test('a base is found by its name alone', () => {
  expect(readDraftBase(base.name, base.text)).toEqual(base)
  expect([readDraftBase('0', base.text), readDraftBase(base.name, `${base.text} `), readDraftBase('0', null)]).toEqual([
    null,
    null,
    null,
  ])
})

test.each([
  ['missing', () => null],
  ['another paper', () => draftBaseOf(edited).text],
  ['broken', () => base.text.slice(1)],
])('a draft whose base is %s is unreadable', (_what, textOfBase) =>
  expect(readDraft(writeDraft(draftWith(edited), base), textOfBase)).toEqual({ kind: 'unreadable' }),
)

test.each([
  ['of a leaf that the base does not have', [{ first: 'q9', count: 1 }]],
  ['that are longer than the base', [{ first: 'q4', count: 9 }]],
  ['that stand nowhere', [{ first: 'q1', count: 1 }]],
])('runs %s make no paper', (_what, runs) => {
  const { paperXml, answerXml } = paperBeside(paperWith([text('q4'), text('q9')]), null)
  expect(paperFrom({ paperXml, answerXml, runs }, saved)).toBeNull()
})

test('draft and base together are no larger than what may be kept', () => {
  const long = draftBaseOf(paperWith([question(1, { passage: 'x'.repeat(draftLimit - 2_000) })]))
  expect(writeDraft(draftWith(saved), long)).toBeNull()
  expect(writeDraft({ ...draftWith(long.paper), saved: long.paper }, long)).not.toBeNull()
})

test('after any operations a draft beside any base is the draft written whole', () => {
  const random = seededRandom(20_261_124)
  for (let round = 0; round < 25; round += 1) {
    let paper = randomPaper(random)
    let beside = draftBaseOf(paper)
    for (let step = 0; step < 20; step += 1) {
      const before = paper
      const outcome = act(paper, randomAct(random, paper))
      if (outcome.ok) paper = outcome.paper
      const draft: Draft = { ...draftWith(paper), saved: before, sent: { key: 'k', rev: 1, paper: beside.paper } }
      const reading = readDraft(writeDraft(draft, beside), (name) => (name === beside.name ? beside.text : null))
      expect(reading).toEqual({ kind: 'draft', draft })
      expect(reading.kind === 'draft' && writeDraft(reading.draft)).toBe(writeDraft(draft))
      if (random(6) === 0) beside = draftBaseOf(paper)
    }
  }
})
