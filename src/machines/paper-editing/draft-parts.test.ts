import { expect, test } from 'vitest'
import { act, after, paperWith, question, section, text } from '#domain/paper/testing/papers.ts'
import { randomAct } from '#domain/paper/testing/random-act.ts'
import { randomPaper } from '#domain/paper/testing/random-paper.ts'
import { leavesOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { textDigest } from '#domain/values/text-digest.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { type DraftPart, eachPart, paperInParts, partOf, partsReader } from './draft-parts.ts'
import { draftInParts, draftLimit, readDraft, writeDraft } from './draft.ts'
import type { Draft } from './paper-editing.types.ts'

const saved = paperWith([
  section('s1', [question(1), question(2), question(3)]),
  section('s2', [question(4), text('t1'), question(5)]),
])
const edited = after(saved, { kind: 'modify', element: question(2, { passage: 'Another.' }) })

const draftWith = (paper: Paper): Draft => ({ paper, saved, rev: 4, sent: null, savedAt: 1000 })

/** The texts of a paper's parts by name. */
function textsOf(paper: Paper): Map<string, string> {
  const texts = new Map<string, string>()
  const add = ({ name, text: written }: DraftPart) => texts.set(name, written)
  eachPart(paper.elements.map(partOf), () => false, add)
  return texts
}

const readWith = (paper: Paper, texts: ReadonlyMap<string, string>) =>
  partsReader((name) => texts.get(name) ?? null)(paperInParts(paper))

test('changing a question changes its part and its section’s part, and nothing else', () => {
  const [before, later] = [textsOf(saved), textsOf(edited)]
  const others = [...later].filter(([name]) => !before.has(name)).map(([, written]) => written)
  expect(
    others.map((written) => ({ question: written.includes('Another.'), section: written.includes('Section s1') })),
  ).toEqual([
    { question: true, section: false },
    { question: false, section: true },
  ])
})

test('a part is serialized once, whatever changes around it', () => {
  let readings = 0
  const leaf = question(1)
  const counted = {
    ...leaf,
    get passage() {
      readings += 1
      return leaf.passage
    },
  }
  const first = paperWith([section('s1', [counted, question(2)])])
  const second = after(first, { kind: 'modify', element: question(2, { passage: 'Another.' }) })
  const counts = [first, second].map((paper) => {
    readings = 0
    draftInParts({ ...draftWith(paper), saved: first })
    return readings
  })
  expect(counts.map((count) => count > 0)).toEqual([true, false])
})

test('inner parts are visited first, and those inside a known part are skipped', () => {
  const heard: string[] = []
  const [first, second] = saved.elements.map(partOf)
  const parts = [first, second].flatMap((part) => part ?? [])
  eachPart(
    parts,
    (name) => name === first?.name,
    ({ name }) => heard.push(name),
  )
  expect(heard).toEqual([...(second?.inside ?? []).map(({ name }) => name), second?.name])
})

test('papers are restored, and what they share is one object', () => {
  const texts = new Map([...textsOf(saved), ...textsOf(edited)])
  const read = partsReader((name) => texts.get(name) ?? null)
  const [one, other] = [read(paperInParts(saved)), read(paperInParts(edited))]
  expect({ one, other }).toEqual({ one: saved, other: edited })
  expect(one?.elements.map((element, index) => element === other?.elements[index])).toEqual([false, true])
  const leaves = [one, other].map((paper) => leavesOf(paper?.elements ?? []))
  expect(leaves[0]?.map((leaf, index) => leaf === leaves[1]?.[index])).toEqual([true, false, true, true, true, true])
})

const partNamed = (start: string): string =>
  [...textsOf(saved)].find(([, written]) => written.includes(start))?.[0] ?? ''

test.each([
  ['is missing', null],
  ['is another text', 'Anything.'],
])('if a part %s, the paper is null', (_what, other) => {
  for (const name of [partNamed('Item 401'), partNamed('Section s2')]) {
    const texts = textsOf(saved)
    if (other === null) texts.delete(name)
    else texts.set(name, other)
    expect(readWith(saved, texts)).toBeNull()
  }
})

/** A paper with one element, whose part has the given text and a valid name. */
function forged(written: string) {
  const name = textDigest(written)
  const texts = new Map([...textsOf(saved), [name, written] as const])
  return partsReader((one) => texts.get(one) ?? null)({ ...paperInParts(saved), inside: [name] })
}

const leafXml = partOf(question(9)).text.slice('[]\n'.length)
const sectionXml = partOf(section('s9', [])).text.slice('[]\n'.length)
const [leafName, sectionName] = [partNamed('Item 401'), partNamed('Section s2')]

test.each([
  ['a question', `[]\n${leafXml}`, true],
  ['a section with a question', `["${leafName}"]\n${sectionXml}`, true],
  ['a section in a section', `["${sectionName}"]\n${sectionXml}`, false],
  ['a section with the same question twice', `["${leafName}","${leafName}"]\n${sectionXml}`, false],
  ['a section with what is not there', `["0123456789abcdef"]\n${sectionXml}`, false],
  ['something in a question', `["${leafName}"]\n${leafXml}`, false],
  ['no list of names', `{}\n${leafXml}`, false],
  ['no JSON', `[\n${leafXml}`, false],
  ['names alone', '[]', false],
  ['no element', '[]\n<part/>', false],
  ['an element of another version', `[]\n${leafXml.replace('version="1"', 'version="2"')}`, false],
  ['a question without its answers', `[]\n${leafXml.replace(/<answers>[^]*<\/answers>/, '<answers/>')}`, false],
])('reading a part of %s succeeds or fails as expected: %#', (_what, written, isRead) =>
  expect(forged(written) !== null).toBe(isRead),
)

test('a draft and its parts together stay within the size limit', () => {
  const long = paperWith([question(1, { passage: 'x'.repeat(draftLimit - 3_000) })])
  const other = after(long, { kind: 'update', change: { what: 'title', paperTitle: 'Another' } })
  expect(draftInParts({ ...draftWith(other), saved: long }) !== null).toBe(true)
  const more = paperWith([...long.elements, question(2, { passage: 'x'.repeat(3_000) })])
  expect({
    inParts: draftInParts({ ...draftWith(more), saved: long }),
    whole: writeDraft({ ...draftWith(more), saved: long }),
  }).toEqual({ inParts: null, whole: null })
})

test('after any operations, a draft in parts equals the draft written in full', () => {
  const random = seededRandom(20_261_124)
  for (let round = 0; round < 25; round += 1) {
    let paper = randomPaper(random)
    const texts = new Map<string, string>()
    for (let step = 0; step < 20; step += 1) {
      const before = paper
      const outcome = act(paper, randomAct(random, paper))
      if (outcome.ok) paper = outcome.paper
      const draft: Draft = { ...draftWith(paper), saved: before, sent: { key: 'k', rev: 1, paper: before } }
      const kept = draftInParts(draft)
      eachPart(
        kept?.parts ?? [],
        (name) => texts.has(name),
        (part) => texts.set(part.name, part.text),
      )
      const reading = readDraft(kept?.text ?? null, { part: (name) => texts.get(name) ?? null, base: () => null })
      expect(reading).toEqual({ kind: 'draft', draft })
      expect(reading.kind === 'draft' && writeDraft(reading.draft)).toBe(writeDraft(draft))
    }
  }
})
