import { Slice } from 'prosemirror-model'
import { EditorState, type Plugin, Selection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { cleanHtml } from './clean-html.ts'
import { editingPlugins } from './editing-plugins.ts'
import { FormulaView } from './formula-view.ts'
import { picturesIn } from './picture-uploads.ts'
import { nodes } from './schema.ts'
import { toDocument, toSource } from './source.ts'

export interface EditingOptions {
  readonly source: string
  /** Hears what was changed here, as rich text. */
  readonly onSource: (source: string) => void
  /** Hears of every change of the document or the selection, and when the focus comes. */
  readonly onState: (view: EditorView) => void
  /** A formula is asked for: the one that is selected, or a new one. */
  readonly onFormula: (view: EditorView) => void
  /** Pictures came, to stand at a position. */
  readonly onPictures: (view: EditorView, files: readonly Blob[], position: number) => void
  /** What stands in the place of a pasted picture that could not be brought along. */
  readonly pictureLeftOut: () => string
}

export interface Editing {
  readonly view: EditorView
  /** Shows another text, unless it is what stands here. */
  readonly show: (source: string) => void
}

/** Makes a place on the page a field of rich text. */
export function startEditing(place: HTMLElement, options: EditingOptions): Editing {
  let shown = options.source
  /** What the owner was told and has not shown yet. */
  let told: string[] = []
  const plugins: readonly Plugin[] = editingPlugins(() => options.onFormula(view))
  const stateOf = (source: string) => EditorState.create({ doc: toDocument(source), plugins: [...plugins] })
  const view: EditorView = new EditorView(place, {
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
    handlePaste(_view, event) {
      const files = picturesIn(event.clipboardData)
      // Word processors add a picture of the text to it.
      if (files.length === 0 || event.clipboardData?.getData('text/plain')) return false
      options.onPictures(view, files, view.state.selection.to)
      return true
    },
    handleDrop(_view, event, _slice, isMoved) {
      const files = isMoved ? [] : picturesIn(event.dataTransfer)
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (files.length === 0 || place === null) return false
      event.preventDefault()
      options.onPictures(view, files, place.pos)
      return true
    },
    transformPastedHTML: (html) => cleanHtml(html, options.pictureLeftOut()),
    clipboardTextParser: (text) => Slice.maxOpen(toDocument(text.replaceAll('\r\n', '\n')).content),
    clipboardTextSerializer: ({ content }) => toSource(nodes.doc.create(null, blocksOf(content))),
  })
  /** A change that reads as before, such as a bold picture, is none for the owner. */
  function tell(source: string): void {
    if (source === shown) return
    shown = source
    told.push(source)
    options.onSource(source)
  }
  const show = (source: string) => {
    const heard = told.lastIndexOf(source)
    if (heard >= 0) told = told.slice(heard + 1)
    if (heard >= 0 || source === shown) return
    const { from } = view.state.selection
    told = []
    shown = source
    const state = stateOf(source)
    const place = state.doc.resolve(Math.min(from, state.doc.content.size))
    view.updateState(state.apply(state.tr.setSelection(Selection.near(place))))
  }
  return { view, show }
}

/** What was copied from within one paragraph is no block by itself. */
const blocksOf = (content: Slice['content']) =>
  content.firstChild?.isInline === true ? [nodes.paragraph.create(null, content)] : content
