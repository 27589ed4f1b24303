import { Slice } from 'prosemirror-model'
import { EditorState, type Plugin, Selection } from 'prosemirror-state'
import { type EditorProps, EditorView } from 'prosemirror-view'
import { cleanHtml } from './clean-html.ts'
import { editingPlugins } from './editing-plugins.ts'
import { FormulaView } from './formula-view.ts'
import { picturesIn } from './picture-uploads.ts'
import { nodes } from './schema.ts'
import { toDocument, toSource } from './source.ts'

export interface EditingOptions {
  readonly source: string
  /** Called with each edit, as rich text. */
  readonly onSource: (source: string) => void
  /** Called on every change of the document or the selection, and on focus. */
  readonly onState: (view: EditorView) => void
  /** A formula is requested: the selected one, or a new one. */
  readonly onFormula: (view: EditorView) => void
  /** Pictures arrived, to be inserted at a position. */
  readonly onPictures: (view: EditorView, files: readonly Blob[], position: number) => void
  /** Replaces a pasted picture that could not be included. */
  readonly pictureLeftOut: () => string
}

export interface Editing {
  readonly view: EditorView
  /** Shows another text, unless it is already shown. */
  readonly show: (source: string) => void
}

/** Turns an element into a rich-text field. */
export function startEditing(container: HTMLElement, options: EditingOptions): Editing {
  let shown = options.source
  /** Values reported to the owner that it has not passed back yet. */
  let reported: string[] = []
  const plugins: readonly Plugin[] = editingPlugins(() => options.onFormula(view))
  const stateOf = (source: string) => EditorState.create({ doc: toDocument(source), plugins: [...plugins] })
  const view: EditorView = new EditorView(container, {
    state: stateOf(shown),
    nodeViews: { formula: (node) => new FormulaView(node) },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      if (transaction.docChanged) tell(toSource(view.state.doc))
      options.onState(view)
    },
    handleDoubleClickOn(_view, _position, node) {
      if (node.type !== nodes.formula) return false
      options.onFormula(view)
      return true
    },
    handleDOMEvents: {
      focus() {
        options.onState(view)
        return false
      },
    },
    ...pictureProps(options),
    ...clipboardProps(options),
  })
  /** A change that does not alter the rich text, such as a bold picture, is not reported to the owner. */
  function tell(source: string): void {
    if (source === shown) return
    shown = source
    reported.push(source)
    options.onSource(source)
  }
  const show = (source: string) => {
    const heard = reported.lastIndexOf(source)
    if (heard >= 0) reported = reported.slice(heard + 1)
    if (heard >= 0 || source === shown) return
    const { from } = view.state.selection
    reported = []
    shown = source
    const state = stateOf(source)
    const position = state.doc.resolve(Math.min(from, state.doc.content.size))
    view.updateState(state.apply(state.tr.setSelection(Selection.near(position))))
  }
  return { view, show }
}

/** Pictures that are pasted or dropped. */
const pictureProps = ({ onPictures }: EditingOptions): EditorProps => ({
  handlePaste(view, event) {
    const files = picturesIn(event.clipboardData)
    // Word processors put an image of the text beside it.
    if (files.length === 0 || event.clipboardData?.getData('text/plain').trim()) return false
    onPictures(view, files, view.state.selection.to)
    return true
  },
  handleDrop(view, event, _slice, isMoved) {
    const files = isMoved ? [] : picturesIn(event.dataTransfer)
    const position = view.posAtCoords({ left: event.clientX, top: event.clientY })
    if (files.length === 0 || position === null) return false
    event.preventDefault()
    onPictures(view, files, position.pos)
    return true
  },
})

/** Text that is pasted or copied. */
const clipboardProps = ({ pictureLeftOut }: EditingOptions): EditorProps => ({
  transformPastedHTML: (html) => cleanHtml(html, pictureLeftOut()),
  clipboardTextParser: (text) => Slice.maxOpen(toDocument(text.replaceAll('\r\n', '\n')).content),
  clipboardTextSerializer: ({ content }) => toSource(nodes.doc.create(null, blocksOf(content))),
})

/** Content copied from within one paragraph is not a block of its own. */
const blocksOf = (content: Slice['content']) =>
  content.firstChild?.isInline === true ? [nodes.paragraph.create(null, content)] : content
