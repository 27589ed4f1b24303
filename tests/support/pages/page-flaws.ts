/* These functions run in a page, where they are put together: nothing else of this file is there. */

function flawsOfPage(): readonly string[] {
  const root = document.documentElement
  const tables = [...document.querySelectorAll('table')].filter((table) => table.closest('.visually-hidden') === null)
  const choices = [...document.querySelectorAll('[role=radiogroup]')].filter((one) => one.checkVisibility())
  const cut = choices.filter((one) => one.scrollWidth > one.clientWidth + 1)
  const sideways = root.scrollWidth > root.clientWidth ? ['the page scrolls sideways'] : []
  return [
    ...sideways,
    ...cut.map((one) => `${nameOf(one)} is cut off`),
    ...tables.flatMap((table) => flawsOf(table).map((flaw) => `${nameOf(table)}: ${flaw}`)),
  ]
}

function nameOf(part: Element): string {
  return part.getAttribute('aria-label') ?? 'a part'
}

function flawsOf(table: HTMLTableElement): readonly string[] {
  const box = table.parentElement
  const rows = [...table.querySelectorAll('tr')].slice(0, 12)
  const drawn = [...table.querySelectorAll('[role=img] > *')].filter((one) => one.checkVisibility())
  return [
    // A table that fits may have half a pixel more.
    ...(box !== null && box.scrollWidth > box.clientWidth + 1 ? ['scrolls sideways'] : []),
    ...(drawn.some((one) => one.getBoundingClientRect().width === 0) ? ['a drawing has no width'] : []),
    ...rows.flatMap((row) => flawsOfRow([...row.cells])),
  ]
}

function flawsOfRow(cells: readonly HTMLTableCellElement[]): readonly string[] {
  const inks = cells.map((cell) => [cell.textContent, inkOf(cell)] as const)
  return [
    ...cells.flatMap((cell) =>
      textsIn(cell)
        .filter(isSqueezed)
        .map((text) => `${text.data} is squeezed`),
    ),
    ...inks.flatMap(([text, ink], index) =>
      inks
        .slice(index + 1)
        .filter(([, other]) => ink.some((one) => other.some((two) => isOver(one, two))))
        .map(([other]) => `${text} and ${other} overprint`),
    ),
  ]
}

/** One character wide, although there are several. */
function isSqueezed(text: Text): boolean {
  const size = Number.parseFloat(getComputedStyle(text.parentElement ?? document.documentElement).fontSize)
  const { width, height } = boxOf(text)
  return text.data.trim().length > 3 && width < 1.6 * size && height > 3 * size
}

function isOver(one: DOMRect, other: DOMRect): boolean {
  const least = 1
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > least &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > least
  )
}

/** Where the texts of a cell are seen: what is cut at an edge ends there. */
function inkOf(cell: HTMLTableCellElement): readonly DOMRect[] {
  return textsIn(cell).map((text) => {
    const ink = boxOf(text)
    const edges = []
    for (let at = text.parentElement; at !== null && at !== cell.parentElement; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') edges.push(at.getBoundingClientRect())
    const left = Math.max(ink.left, ...edges.map((edge) => edge.left))
    const right = Math.min(ink.right, ...edges.map((edge) => edge.right))
    return new DOMRect(left, ink.top, Math.max(0, right - left), ink.height)
  })
}

function textsIn(cell: HTMLTableCellElement): readonly Text[] {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
  return found.filter(
    ({ data, parentElement: parent }) =>
      data.trim() !== '' && parent?.checkVisibility() === true && parent.closest('.visually-hidden, svg') === null,
  )
}

function boxOf(text: Text): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getBoundingClientRect()
}

const parts = [flawsOfPage, nameOf, flawsOf, flawsOfRow, isSqueezed, isOver, inkOf, textsIn, boxOf]

/** To be evaluated in a page: what is cut off, overprinted or squeezed in it, whichever tables it has. */
export const pageFlaws = `(() => {\n${parts.map(String).join('\n')}\nreturn flawsOfPage()\n})()`
