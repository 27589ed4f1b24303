import { expect, test } from 'vitest'
import { after, paperWith, question, section, text } from '#domain/paper/testing/papers.ts'
import { textDigest } from '#domain/values/text-digest.ts'
import { readDraft } from './draft.ts'
import type { Draft } from './paper-editing.types.ts'
import written from './testing/draft-version-3.json' with { type: 'json' }

const saved = paperWith([section('s1', [question(1), question(2)]), text('t1'), section('s2', [question(5)])])
const once = after(saved, { kind: 'modify', element: question(2, { passage: '改过的一题。' }) })
const paper = after(once, { kind: 'update', change: { what: 'title', paperTitle: '期中' } })
const draft: Draft = { paper, saved, rev: 4, sent: { key: 'key-1', rev: 4, paper: once }, savedAt: 1000 }

const reading = (given: string, base: string | null = written.base) =>
  readDraft(given, { part: () => null, base: (name) => (name === written.name ? base : null) })

test('a draft that version 3 wrote relative to its base is read as the same draft', () =>
  expect(reading(written.draft)).toEqual({ kind: 'draft', draft }))

test('so is one that it wrote in full', () =>
  expect(reading(written.whole, null)).toEqual({ kind: 'draft', draft: { ...draft, sent: null } }))

test('a question shared by its papers is a single object again', () => {
  const read = reading(written.draft)
  const papers = read.kind === 'draft' ? [read.draft.saved, read.draft.paper] : []
  const [first, later] = papers.map(({ elements }) => elements[1])
  expect({ papers: papers.length, isShared: first === later }).toEqual({ papers: 2, isShared: true })
})

/** The draft with one part of its text replaced, and a valid checksum. */
function forged(from: string, to: string): string {
  const { checksum: _checksum, ...body } = JSON.parse(written.draft.replaceAll(from, to))
  return JSON.stringify({ checksum: textDigest(JSON.stringify(body)), ...body })
}

test.each([
  ['whose base is missing', written.draft, null],
  ['whose base is another one', written.draft, written.base.replace('Unit 1', 'Unit 2')],
  ['whose base is broken', written.draft, written.base.slice(1)],
  ['with a changed letter', written.draft.replace('期中', '期末'), written.base],
  ['with a run of a leaf that the base does not have', forged('"first":"q1"', '"first":"q9"'), written.base],
  ['with a run that is longer than the base', forged('"count":1', '"count":9'), written.base],
  ['with a run that is none', forged('"count":1', '"count":0'), written.base],
  ['without documents', forged('"answerXml"', '"answers"'), written.base],
])('a draft %s is unreadable', (_what, given, base) => expect(reading(given, base)).toEqual({ kind: 'unreadable' }))
