import DOMPurify from 'dompurify'
import katex from 'katex'
import 'katex/dist/katex.min.css'
import { useLayoutEffect, useRef } from 'react'
import css from './rich-text.module.css'

export interface FormulaProps {
  /** LaTeX without dollar signs. */
  readonly tex: string
  /** Displayed on its own line; otherwise inline, with fractions at the same size. */
  readonly display: boolean
}

/** A formula drawn by KaTeX. Loaded later; use it through RichText. */
export default function Formula({ tex, display }: FormulaProps) {
  const container = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    container.current?.replaceChildren(...drawFormula(tex, display))
  }, [tex, display])
  return <span ref={container} className={display ? css['display'] : css['inline']} />
}

/**
 * KaTeX builds nodes rather than a string, because a content security policy would block the style attributes of a string.
 * They are cleaned once more, although KaTeX trusts no command that could create a link or a picture. A formula that
 * cannot be parsed is shown as typed.
 */
export function drawFormula(tex: string, display: boolean): readonly Node[] {
  const host = document.createElement('span')
  katex.render(display ? tex : `\\displaystyle ${tex}`, host, {
    displayMode: display,
    throwOnError: false,
    trust: false,
    strict: 'ignore',
    errorColor: 'inherit',
    maxSize: 20,
    maxExpand: 500,
  })
  const unreadable = host.querySelector(':scope > .katex-error') !== null
  if (unreadable) return [document.createTextNode(tex)]
  for (const source of host.querySelectorAll('annotation')) source.remove()
  DOMPurify.sanitize(host, {
    IN_PLACE: true,
    USE_PROFILES: { html: true, mathMl: true, svg: true },
    ADD_TAGS: ['semantics'],
    FORBID_TAGS: ['a', 'img', 'form', 'input', 'button', 'style', 'video', 'audio', 'image', 'use'],
    FORBID_ATTR: ['href', 'src', 'title', 'id', 'name'],
    ALLOW_DATA_ATTR: false,
  })
  // Where the surrounding text forbids breaks, a long formula still breaks between its parts.
  for (const part of host.querySelectorAll('.katex-html > .katex-base + .katex-base'))
    part.before(document.createElement('wbr'))
  return [...host.childNodes]
}
