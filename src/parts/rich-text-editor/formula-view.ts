import type { Node } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'

const drawing = () => import('../rich-text/formula.tsx')

/** A formula in the document, drawn as in print. */
export class FormulaView implements NodeView {
  readonly dom = document.createElement('span')
  private node: Node

  constructor(node: Node) {
    this.node = node
    void this.draw()
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false
    this.node = node
    void this.draw()
    return true
  }

  ignoreMutation(): boolean {
    return true
  }

  private async draw(): Promise<void> {
    const { node } = this
    const { tex, display } = node.attrs as { readonly tex: string; readonly display: boolean }
    this.dom.dataset['tex'] = tex
    this.dom.toggleAttribute('data-display', display)
    if (this.dom.firstChild === null) this.dom.textContent = tex
    // Without KaTeX the source stays, until the formula is changed or the text is opened again.
    const drawn = await drawing().catch(() => null)
    if (drawn === null || node !== this.node) return
    this.dom.replaceChildren(...drawn.drawFormula(tex, display))
  }
}
