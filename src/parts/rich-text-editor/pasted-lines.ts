const blocks = 'p, div, li, h1, h2, h3, h4, h5, h6, blockquote, pre'

/** What would end the single line of a cell, and with it the cell. */
const blocksOfCells = `:is(td, th) :is(${blocks}, ul, ol, table, thead, tbody, tfoot, tr, td, th)`

/** Line breaks become paragraphs, and the numbers of a list become text: the schema has neither. */
export function writeLines(page: Document): void {
  // An item is a paragraph already; another one within would leave an empty line.
  for (const first of page.querySelectorAll('li > p:first-child'))
    if (!hasContent(first.previousSibling)) first.replaceWith(...first.childNodes)
  for (const list of page.querySelectorAll('ol')) writeNumbers(list)
  for (const block of page.querySelectorAll(blocksOfCells)) joinToLine(block)
  // A break may go together with the empty block that the break before it left.
  for (const cut of page.querySelectorAll('br')) if (page.contains(cut)) cutLine(cut, page.body)
}

/** A block within a cell continues its line, as a span that keeps the style of the block. */
function joinToLine(block: Element): void {
  const span = block.ownerDocument.createElement('span')
  const style = block.getAttribute('data-style')
  if (style !== null) span.setAttribute('data-style', style)
  span.append(...block.childNodes)
  block.replaceWith(' ', span, ' ')
}

function cutLine(cut: Element, body: HTMLElement): void {
  if (cut.closest('td, th') !== null) return cut.replaceWith(' ')
  const block = cut.closest(blocks) ?? wrapped(body)
  const range = body.ownerDocument.createRange()
  range.setStartBefore(block)
  range.setEndBefore(cut)
  const line = range.extractContents()
  if (hasContent(line)) block.before(line)
  cut.remove()
  if (!hasContent(block) && hasContent(block.previousSibling)) block.remove()
}

/** A page that is but a line of text becomes a block, so that it can be cut. */
function wrapped(body: HTMLElement): Element {
  const block = body.ownerDocument.createElement('div')
  block.append(...body.childNodes)
  body.append(block)
  return block
}

const hasContent = (node: Node | null): boolean =>
  node !== null &&
  ((node.textContent ?? '').trim() !== '' ||
    ((node instanceof Element || node instanceof DocumentFragment) && node.querySelector('img, [data-tex]') !== null))

function writeNumbers(list: HTMLOListElement): void {
  let number = list.start
  for (const item of list.children) {
    if (!(item instanceof HTMLLIElement)) continue
    if (item.hasAttribute('value')) number = item.value
    item.prepend(signOf(number, kindOf(item, list)))
    number += 1
  }
}

const kindOf = (item: Element, list: Element): string | undefined =>
  [item, list]
    .map((each) => /list-style(?:-type)?:\s*([a-z-]+)/.exec(each.getAttribute('data-style') ?? '')?.[1])
    .find((kind) => kind !== undefined) ??
  list.getAttribute('type') ??
  undefined

/** Options are often a list numbered by letters. */
const firstLetters: Readonly<Record<string, string>> = {
  'upper-alpha': 'A',
  'upper-latin': 'A',
  A: 'A',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  a: 'a',
}

function signOf(number: number, kind: string | undefined): string {
  if (kind === 'none') return ''
  const first = firstLetters[kind ?? '']?.codePointAt(0)
  if (first === undefined || number < 1 || number > 26) return `${number}. `
  return `${String.fromCodePoint(first + number - 1)}. `
}
