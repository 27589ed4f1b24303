import DOMPurify from 'dompurify'
import { mathmlText } from '#domain/import/mathml.ts'
import type { XmlElement } from '#domain/import/xml-tree.ts'
import { writeLines } from './pasted-lines.ts'
import { writeRaisedLetters } from './raised-letters.ts'
import { spreadCells } from './spread-cells.ts'
import { withoutRevealed } from './word-conditions.ts'
import { asSpan, withWordEquations } from './word-equations.ts'
import { writeWordSigns } from './word-signs.ts'

const blocks = ['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'br']

const allowed = {
  ALLOWED_TAGS: [...blocks, 'ul', 'ol', 'b', 'strong', 'u', 'span', 'table', 'tbody', 'thead', 'tr', 'td', 'th', 'img'],
  ALLOWED_ATTR: [
    'alt',
    'data-tex',
    'data-display',
    'data-blank',
    'data-picture',
    'data-width',
    'data-style',
    'data-pm-slice',
  ],
  // What precedes a colon in them is not a URL scheme.
  ADD_URI_SAFE_ATTR: ['data-tex', 'data-style'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi

/** Names of attributes that take effect when parsed; quoted values are skipped. */
const risky = /("[^"]*"|'[^']*')|\s(on[a-z]+|style)(?=\s*=)/gi

function renamed(_all: string, quoted: string | undefined, name: string): string {
  if (quoted !== undefined) return quoted
  return name.toLowerCase() === 'style' ? ' data-style' : ' data-none'
}

/**
 * HTML from the clipboard with nothing but what the schema reads: formulas of Word, KaTeX and MathML and raised letters as
 * `data-tex`, line breaks as paragraphs, numbers of lists as text, no notes in the margin, styles by another name, since only bold and underlined
 * are read from them. Of a picture that is not one of ours the clipboard has but an address: a sentence stands in its place,
 * so that nobody misses it.
 */
export function cleanHtml(html: string, leftOut: string): string {
  const quiet = withoutRevealed(withWordEquations(html), 'supportAnnotations').replaceAll(tags, (tag) =>
    tag.replaceAll(risky, renamed),
  )
  const page = new DOMParser().parseFromString(quiet, 'text/html')
  for (const drawn of page.querySelectorAll('.katex-html, style, script, head')) drawn.remove()
  for (const picture of page.querySelectorAll('img:not([data-picture])')) picture.replaceWith(leftOut)
  for (const math of page.querySelectorAll('math')) math.outerHTML = formulaOf(math)
  writeWordSigns(page)
  writeRaisedLetters(page)
  writeLines(page)
  spreadCells(page)
  return DOMPurify.sanitize(page.body.innerHTML, allowed)
}

/** LaTeX that stands beside a formula, else what its MathML says; its text where that says nothing we know. */
function formulaOf(math: Element): string {
  const beside = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent.trim()
  const tex = beside ?? mathmlText(elementOf(math))
  if (tex !== null && tex !== '') return asSpan(tex)
  const span = document.createElement('span')
  span.textContent = math.textContent
  return span.outerHTML
}

const elementOf = (element: Element): XmlElement => ({
  name: element.localName,
  attributes: {},
  children: [...element.childNodes].flatMap((node): readonly (XmlElement | string)[] => {
    if (node instanceof Element) return [elementOf(node)]
    return node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : []
  }),
})
