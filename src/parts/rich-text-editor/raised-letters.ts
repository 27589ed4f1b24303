import { plainTex } from '#domain/import/omml-characters.ts'
import { asSpan } from './word-equations.ts'

const shifted = 'sup, sub, span[data-style*="vertical-align"]'

/** What a formula cannot contain. */
const unwritable = 'img, table, [data-blank]'

/** Raised and lowered letters become formulas, as in imported files: without them 10² would read 102. */
export function writeRaisedLetters(page: Document): void {
  for (const element of page.querySelectorAll(shifted)) {
    const sign = signOf(element)
    const isWritable = page.contains(element) && element.querySelector(unwritable) === null
    if (sign !== null && isWritable && element.textContent.trim() !== '') element.outerHTML = asSpan(texOf(element))
  }
}

function signOf(element: Element): '^' | '_' | null {
  if (element.localName === 'sup') return '^'
  if (element.localName === 'sub') return '_'
  const align = /vertical-align:\s*(super|sub)\b/.exec(element.getAttribute('data-style') ?? '')?.[1]
  return align === undefined ? null : align === 'super' ? '^' : '_'
}

/** A raised letter may have one of its own, or a formula. */
function texOf(element: Element): string {
  const formula = element.getAttribute('data-tex')
  if (formula !== null) return formula
  const inner = [...element.childNodes].map(partOf).join('').trim()
  const sign = signOf(element)
  return sign === null || isOnlyWrapping(element) ? inner : `${sign}{${inner}}`
}

const partOf = (node: ChildNode): string =>
  node instanceof Element ? texOf(node) : plainTex((node.textContent ?? '').replaceAll(/\s+/g, ' '))

/** Word processors write one shift twice: as a tag and as a style. */
const isOnlyWrapping = (element: Element): boolean => {
  const [only, ...others] = element.children
  return others.length === 0 && only?.textContent === element.textContent && signOf(only) === signOf(element)
}
