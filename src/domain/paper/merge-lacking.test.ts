import { expect, test } from 'vitest'
import type { PaperAct } from './editing/operations.ts'
import { countLacking } from './merge.ts'
import type { Paper } from './paper.ts'
import { after, paperWith, question, section } from './testing/papers.ts'

const base = paperWith([section('s1', [question(1), question(2), question(3)]), section('s2', [question(4)])])

const title = (paperTitle: string): PaperAct => ({ kind: 'update', change: { what: 'title', paperTitle } })
const duration: PaperAct = { kind: 'update', change: { what: 'duration', duration: 90 } }
const passage = (questionId: number, words: string): PaperAct => ({
  kind: 'modify',
  element: question(questionId, { passage: words }),
})
const heading: PaperAct = { kind: 'modify', element: { kind: 'section', elementId: 's1', sectionText: 'Mine' } }
const adding: PaperAct = { kind: 'add', elements: [section('s3', [question(5)])], position: null }
const deleting = (...elementIds: readonly string[]): PaperAct => ({ kind: 'delete', elementIds })
const moving: PaperAct = { kind: 'move', from: { sectionId: 's1', index: 0 }, to: { sectionId: 's1', index: 2 } }

const edit = (...acts: readonly PaperAct[]): Paper => acts.reduce((one, done) => after(one, done), base)

test.each<readonly [string, readonly PaperAct[], number]>([
  ['nothing', [], 0],
  ['the title and the duration', [title('Mine'), duration], 2],
  ['two questions', [passage(1, 'mine'), passage(2, 'mine')], 2],
  ['the heading of a section', [heading], 1],
  ['the order', [moving], 1],
  ['a question added with its section', [adding], 1],
  ['a question deleted with its section', [deleting('q4')], 1],
  ['a section deleted with its questions', [deleting('s1')], 3],
])('a paper without my changes lacks each: %s', (_, acts, count) => {
  expect(countLacking(base, edit(...acts), base)).toBe(count)
})

test('what both changed alike is not lacking, what they changed differently is', () => {
  const mine = edit(title('Mine'), passage(1, 'mine'), passage(2, 'mine'), deleting('q4'))
  expect({
    none: countLacking(base, mine, mine),
    some: countLacking(base, mine, edit(title('Mine'), passage(1, 'theirs'), passage(3, 'theirs'), deleting('q4'))),
    deleted: countLacking(base, mine, edit(deleting('q1'))),
  }).toEqual({ none: 0, some: 2, deleted: 4 })
})
