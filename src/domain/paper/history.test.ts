import { expect, test } from 'vitest'
import type { PaperAct } from './editing/operations.ts'
import {
  editHistory,
  historyLength,
  isChanged,
  markKept,
  markSaved,
  openHistory,
  type PaperHistory,
  redo,
  undo,
} from './history.ts'
import { isQuestion, leavesOf } from './elements.ts'
import type { Paper } from './paper.ts'
import { after, item, orderOf, paperWith, question, section } from './testing/papers.ts'

const paper = paperWith([section('s1', [question(1)])])

/** An id that the service did not give. */
const newId = -900_000_000_000_000

const title = (paperTitle: string): PaperAct => ({ kind: 'update', change: { what: 'title', paperTitle } })
const adding = (questionId: number): PaperAct => ({ kind: 'add', elements: [question(questionId)], position: null })

const edit = (history: PaperHistory, ...acts: readonly PaperAct[]): PaperHistory =>
  acts.reduce((before, done) => {
    const result = editHistory(before, { ...done, paperId: before.paper.paperId }, 200)
    if (!result.ok) throw new Error(result.reason)
    return result.history
  }, history)

test('steps are undone and redone, each under its name', () => {
  const edited = edit(openHistory(paper), adding(2), title('Final'))
  const [one, two] = [after(paper, adding(2)), { ...after(paper, adding(2)), paperTitle: 'Final' }]
  expect(edited).toEqual({
    initial: paper,
    saved: paper,
    paper: two,
    past: [
      { paper, kind: 'add' },
      { paper: one, kind: 'update' },
    ],
    future: [],
  })
  const undone = undo(undo(edited))
  expect(undone).toEqual({
    initial: paper,
    saved: paper,
    paper,
    past: [],
    future: [
      { paper: two, kind: 'update' },
      { paper: one, kind: 'add' },
    ],
  })
  expect(redo(redo(undone))).toEqual(edited)
})

test('at the ends nothing happens', () => {
  const history = openHistory(paper)
  expect(undo(history)).toBe(history)
  expect(redo(history)).toBe(history)
})

test('a new step discards the undone ones; one that changes nothing does not', () => {
  const undone = undo(edit(openHistory(paper), adding(2), adding(3)))
  expect(edit(undone, title('Unit 1'))).toBe(undone)
  expect(edit(undone, title('Final')).future).toEqual([])
})

test('a refusal gives its reason; what was left out is reported', () => {
  const history = openHistory(paper)
  expect(editHistory(history, { kind: 'clear', paperId: 9 }, 200)).toEqual({ ok: false, reason: 'paperIdIncorrect' })
  expect(editHistory(history, { ...adding(2), paperId: 12 }, 1)).toEqual({
    ok: true,
    history,
    notes: [{ kind: 'leftOut', questions: [{ questionId: 2, reason: 'full' }] }],
  })
})

test('a long editing is undone to the very start, and redone to its end', () => {
  const acts = Array.from({ length: 1000 }, (_, index) =>
    index % 3 === 0 ? adding(index + 2) : title(`Title ${index}`),
  )
  const opened = openHistory(paper)
  let edited = opened
  for (const act of acts) {
    const result = editHistory(edited, { ...act, paperId: 12 }, 1000)
    edited = result.ok ? result.history : edited
  }
  const undone = acts.reduce(undo, edited)
  expect({ start: undone.paper === paper, left: undone.past }).toEqual({ start: true, left: [] })
  expect(acts.reduce(redo, undone)).toEqual(edited)
})

test('only the last five thousand steps are kept', () => {
  const titles = Array.from({ length: historyLength + 5 }, (_, index) => title(`Title ${index}`))
  const edited = edit(openHistory(paper), ...titles)
  expect({ count: edited.past.length, first: edited.past[0]?.paper.paperTitle }).toEqual({
    count: 5000,
    first: 'Title 4',
  })
})

test('a paper is changed while it differs from the stored one', () => {
  const opened = openHistory(paper)
  const edited = edit(opened, adding(2))
  const saved = markSaved(edited)
  expect([opened, edited, undo(edited), saved, undo(saved), redo(undo(saved))].map(isChanged)).toEqual([
    false,
    true,
    false,
    false,
    true,
    false,
  ])
  expect(isChanged(markSaved(edit(edited, adding(3)), edited.paper))).toBe(true)
})

test('a reset restores the paper that was opened, and can be undone', () => {
  const edited = edit(openHistory(paper), adding(2))
  const reset = edit(edited, { kind: 'reset' })
  expect(reset.paper).toBe(paper)
  expect(undo(reset).paper).toBe(edited.paper)
})

test('ids apply to all steps and cannot be undone; the stored paper stays the stored one', () => {
  const fresh = openHistory({ ...paper, paperId: null })
  const edited = undo(markSaved(edit(fresh, adding(2), adding(3))))
  const named = edit(edited, { kind: 'update', change: { what: 'ids', paperId: 77, bookId: 5 } })
  const ids = { paperId: 77, bookId: 5 }
  const withIds = (step: { readonly paper: object }) => ({ ...step, paper: { ...step.paper, ...ids } })
  expect(named).toEqual({
    initial: { ...edited.initial, ...ids },
    saved: { ...edited.saved, ...ids },
    paper: { ...edited.paper, ...ids },
    past: edited.past.map(withIds),
    future: edited.future.map(withIds),
  })
  expect([isChanged(named), isChanged(redo(named))]).toEqual([true, false])
  expect(orderOf(undo(named).paper)).toBe('s1(q1)')
})

test('what an operation does not touch is the same object in all steps', () => {
  const wide = paperWith([section('s1', [question(1)]), section('s2', [question(2, { typeName: '书面表达' })])])
  const edited = edit(openHistory(wide), adding(3), adding(4))
  expect(edited.paper.elements[1]).toBe(wide.elements[1])
  expect(edited.past[1]?.paper.elements[1]).toBe(wide.elements[1])
})

test('what the service stores differently from what was sent changes in all steps that had it', () => {
  const changed: PaperAct = { kind: 'modify', element: question(1, { passage: 'mine' }) }
  const sent = edit(openHistory({ ...paper, paperId: null }), adding(2), changed)
  const later = edit(sent, title('Final'))
  const own = { ...question(1, { passage: 'mine' }), questionId: 90 }
  const kept = { ...paperWith([section('s1', [own, question(2)])]), paperId: 40 }
  const after40 = markKept(later, sent.paper, kept)
  expect({ saved: after40.saved, isLastStep: after40.saved === after40.past.at(-1)?.paper }).toEqual({
    saved: kept,
    isLastStep: true,
  })
  expect(after40.paper).toEqual({ ...kept, paperTitle: 'Final' })
  const undone = undo(undo(undo(after40)))
  expect({ paper: undone.paper, isInitial: undone.paper === after40.initial }).toEqual({
    paper: { ...paper, paperId: 40 },
    isInitial: true,
  })
  expect(isChanged(markKept(sent, sent.paper, kept))).toBe(false)
})

test('the book that the service finds for a paper is that of every step', () => {
  const later = edit(openHistory(paper), adding(2), adding(3))
  const { saved, past, paper: now } = markKept(later, later.past[1]?.paper ?? later.paper, { ...paper, bookId: 5 })
  expect({ saved: saved.bookId, past: past.map((step) => step.paper.bookId), now: now.bookId }).toEqual({
    saved: 5,
    past: [5, 5],
    now: 5,
  })
})

test('what is kept as it was sent stays the same object', () => {
  const sent = edit(openHistory(paperWith([section('s1', [question(1), question(2)])])), title('Final'))
  const own = { ...question(1), questionId: 90 }
  const { saved, past } = markKept(sent, sent.paper, { ...sent.paper, elements: [section('s1', [own, question(2)])] })
  const [before, later] = [sent.paper, saved].map(({ elements }) => leavesOf(elements))
  expect(later?.map((leaf, index) => leaf === before?.[index])).toEqual([false, true])
  expect(leavesOf(past[0]?.paper.elements ?? [])[0]).toEqual(own)
})

test('ids that the service gives to a written question, and to its new items, apply to all its versions', () => {
  const begun = question(newId, { elementId: 'new', items: [item(newId - 1, { stem: '' })] })
  const complete = { ...begun, passage: 'typed', items: [...begun.items, item(newId - 2)] }
  const sent = edit(
    openHistory(paper),
    { kind: 'add', elements: [begun], position: null },
    { kind: 'modify', element: complete },
  )
  const later = edit(sent, { kind: 'modify', element: { ...complete, passage: 'typed further' } })
  const given = { ...complete, questionId: 90, items: [item(901, { stem: '' }), { ...item(newId - 2), itemId: 902 }] }
  const kept = markKept(later, sent.paper, after(paper, { kind: 'add', elements: [given], position: null }))
  const idsIn = ({ elements }: Paper) =>
    leavesOf(elements)
      .filter(isQuestion)
      .slice(1)
      .map(({ questionId, items }) => [questionId, ...items.map(({ itemId }) => itemId)])
  expect([kept.paper, kept.past.at(-1)?.paper, kept.past.at(-2)?.paper].map((one) => one && idsIn(one))).toEqual([
    [[90, 901, 902]],
    [[90, 901, 902]],
    [[90, 901]],
  ])
})

test('a version that several steps share gets its ids as one', () => {
  const begun = question(newId, { elementId: 'new', items: [item(newId - 1)] })
  const sent = edit(openHistory(paper), { kind: 'add', elements: [begun], position: null }, title('Final'), {
    kind: 'modify',
    element: { ...begun, passage: 'typed' },
  })
  const given = { ...begun, passage: 'typed', questionId: 90, items: [{ ...item(newId - 1), itemId: 901 }] }
  const kept = markKept(sent, sent.paper, after(paper, { kind: 'add', elements: [given], position: null }))
  const [, one, other] = kept.past.map((step) => leavesOf(step.paper.elements)[1])
  expect(one).toEqual({ ...given, passage: '' })
  expect(other).toBe(one)
})
