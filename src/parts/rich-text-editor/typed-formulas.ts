import { closeHistory } from 'prosemirror-history'
import { Plugin } from 'prosemirror-state'
import { nodes } from './schema.ts'

/** Stands in for anything that is not text. */
const atom = '\uFFFC'

const opened = new RegExp(String.raw`(?<![\\$])\$(?=[^\s$${atom}])([^$${atom}]*[^\s\\$${atom}])$`)

/** Typing the second dollar sign turns the LaTeX between the two into a formula; undo reverts that. */
export const typedFormulas = new Plugin({
  props: {
    handleTextInput(view, from, _to, typed) {
      const { $from } = view.state.selection
      if (typed !== '$' || !view.state.selection.empty) return false
      const before = $from.parent.textBetween(0, $from.parentOffset, undefined, atom)
      const [whole, tex] = opened.exec(before) ?? []
      if (whole === undefined || tex === undefined) return false
      const start = from - whole.length
      const typedOut = view.state.tr.insertText('$', from)
      view.dispatch(typedOut)
      view.dispatch(closeHistory(view.state.tr).replaceWith(start, from + 1, nodes.formula.create({ tex })))
      return true
    },
  },
})
