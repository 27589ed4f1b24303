// @vitest-environment jsdom
import { history, undo } from 'prosemirror-history'
import { EditorState, Selection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { expect, test } from 'vitest'
import { toDocument, toSource } from './source.ts'
import { typedFormulas } from './typed-formulas.ts'

test('a second dollar sign makes a formula; undo reverts only that', () => {
  const state = EditorState.create({ doc: toDocument(''), plugins: [history(), typedFormulas] })
  const view = new EditorView(null, { state })
  view.dispatch(view.state.tr.insertText('求$x'))
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)))
  const { from, to } = view.state.selection
  view.someProp('handleTextInput', (handle) => handle(view, from, to, '$', () => view.state.tr))
  const typed = toSource(view.state.doc)
  undo(view.state, view.dispatch)
  expect({ typed, doc: view.state.doc.textContent }).toEqual({ typed: '求$x$', doc: '求$x$' })
  expect(view.state.doc.firstChild?.childCount).toBe(1)
  view.destroy()
})
