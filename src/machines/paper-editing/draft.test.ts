import { expect, test } from 'vitest'
import { after, paperWith, question, section } from '#domain/paper/testing/papers.ts'
import { randomPaper } from '#domain/paper/testing/random-paper.ts'
import { textDigest } from '#domain/values/text-digest.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { draftLimit, draftOf, holdsWork, readDraft, writeDraft } from './draft.ts'
import type { Draft } from './paper-editing.types.ts'

const saved = paperWith([section('s1', [question(1)])])
const paper = after(saved, { kind: 'update', change: { what: 'title', paperTitle: '期中' } })
const sent = { key: 'key-1', rev: 4, paper }
const draft: Draft = { paper, saved, rev: 4, sent, savedAt: 1000 }

const textOf = (given: Draft): string => writeDraft(given) ?? ''

test('a draft holds the unsaved paper, its base, and a save without a response', () => {
  expect(draftOf({ key: 'key-2', paper, saved, rev: 4 }, sent, 1000)).toEqual(draft)
})

test('it is restored as it was, and what was one paper is one object again', () => {
  const reading = readDraft(textOf(draft))
  expect(reading).toEqual({ kind: 'draft', draft })
  const again = reading.kind === 'draft' ? reading.draft : draft
  expect({ isSentShown: again.sent?.paper === again.paper, isSavedShown: again.saved === again.paper }).toEqual({
    isSentShown: true,
    isSavedShown: false,
  })
})

test('papers of any shape are restored', () => {
  const random = seededRandom(20_261_124)
  for (let round = 0; round < 50; round++) {
    const any: Draft = { paper: randomPaper(random), saved: randomPaper(random), rev: round, sent: null, savedAt: 0 }
    expect(readDraft(textOf(any))).toEqual({ kind: 'draft', draft: any })
  }
})

test('it holds work while something is unsaved or unconfirmed', () => {
  const nothing = { ...draft, paper: saved, sent: null }
  expect([draft, { ...draft, sent: null }, { ...nothing, sent }, nothing].map(holdsWork)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('the header says which paper it is', () => {
  const { v, paperId, rev, savedAt } = JSON.parse(textOf(draft))
  expect({ v, paperId, rev, savedAt }).toEqual({ v: 4, paperId: 12, rev: 4, savedAt: 1000 })
})

test('a draft above the size limit is not written', () => {
  const passage = 'x'.repeat(draftLimit / 2)
  const large = paperWith([question(1, { passage })])
  const kept = { ...draft, paper: large, sent: null }
  expect(readDraft(writeDraft(kept))).toEqual({ kind: 'draft', draft: kept })
  const other = paperWith([question(1, { passage: 'y'.repeat(draftLimit / 2) })])
  expect(writeDraft({ ...draft, paper: large, saved: other, sent: null })).toBeNull()
})

test('if nothing was stored there is no draft', () => expect(readDraft(null)).toEqual({ kind: 'none' }))

/** The draft with fields replaced, and a valid checksum. */
function forged(change: object): string {
  const { checksum: _checksum, ...rest } = JSON.parse(textOf(draft))
  const { texts, ...body } = { ...rest, ...change }
  return JSON.stringify({ checksum: textDigest(JSON.stringify(body)), ...body, texts })
}

test('a forged draft with valid fields is accepted', () => expect(readDraft(forged({ rev: 5 })).kind).toBe('draft'))

test.each([
  ['no JSON', '{'],
  ['no object', 'null'],
  ['cut off', textOf(draft).slice(0, -1)],
  ['a changed letter', textOf(draft).replace('期中', '期末')],
  ['another version', forged({ v: 2 })],
  ['a revision that is none', forged({ rev: '4' })],
  ['a time that is none', forged({ savedAt: null })],
  ['papers that are none', forged({ papers: [{ paperXml: '<paper/>', answerXml: '<answers/>', inside: [] }] })],
  ['documents that are none', forged({ papers: [{ paperXml: '<paper/>', inside: [] }] })],
  ['parts that are none', forged({ texts: [7] })],
  ['parts that are missing', forged({ texts: [] })],
  ['papers that are missing', forged({ papers: [] })],
  ['a save without a key', forged({ sent: { rev: 4, paper: 0 } })],
  ['a save of no paper', forged({ sent: { key: 'k', rev: 4, paper: 9 } })],
])('%s is unreadable', (_what, text) => expect(readDraft(text)).toEqual({ kind: 'unreadable' }))
