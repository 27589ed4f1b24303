// @vitest-environment jsdom
import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { history, undo } from 'prosemirror-history'
import { expect, test } from 'vitest'
import { copiedBlanks } from './copied-blanks.ts'
import { toDocument, toSource } from './source.ts'

const stateOf = (source: string) => EditorState.create({ doc: toDocument(source), plugins: [history(), copiedBlanks] })

/** Pastes rich text at a position; the first is before the text. */
function pasted(state: EditorState, at: number, brought: string, until = at): EditorState {
  const slice = toDocument(brought).content.firstChild?.content
  if (slice === undefined) throw new Error('Nothing to paste')
  const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1 + at, 1 + until)))
  const change = selected.tr.replaceWith(1 + at, 1 + until, slice)
  return selected.apply(change.setMeta('uiEvent', 'paste'))
}

const text = (state: EditorState) => toSource(state.doc)

test('a copy of a blank in the same text gets a number above the highest', () => {
  expect(text(pasted(stateOf('a[[1]]b[[2]]c'), 5, '[[1]] d [[2]]'))).toBe('a[[1]]b[[2]]c[[3]] d [[4]]')
})

test('a copy in front of its blank is still the one that changes', () => {
  expect(text(pasted(stateOf('a[[1]]b'), 0, '[[1]]'))).toBe('[[2]]a[[1]]b')
})

test('a blank of another text keeps its number if that is free, otherwise it gets the next', () => {
  expect([text(pasted(stateOf('a[[1]]'), 2, '[[2]]')), text(pasted(stateOf('a[[1]]'), 2, '[[1]]'))]).toEqual([
    'a[[1]][[2]]',
    'a[[1]][[2]]',
  ])
})

test('a blank pasted over itself, or after it was cut, keeps its number', () => {
  expect([text(pasted(stateOf('a[[1]]b'), 1, '[[1]]', 2)), text(pasted(stateOf('ab[[2]]'), 1, '[[1]]'))]).toEqual([
    'a[[1]]b',
    'a[[1]]b[[2]]',
  ])
})

test('a blank that is dragged elsewhere keeps its number', () => {
  const state = stateOf('a[[1]]b[[2]]c')
  const blank = NodeSelection.create(state.doc, 2).node
  const moved = state.tr.delete(2, 3).insert(5, blank).setMeta('uiEvent', 'drop')
  expect(text(state.apply(moved))).toBe('ab[[2]]c[[1]]')
})

test('one step back undoes the paste and its numbers', () => {
  let state = pasted(stateOf('a[[1]]'), 2, '[[1]]')
  undo(state, (transaction) => void (state = state.apply(transaction)))
  expect(text(state)).toBe('a[[1]]')
})
