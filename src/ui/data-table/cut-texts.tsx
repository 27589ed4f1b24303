import { Tooltip } from '@mantine/core'
import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds after which rows that came in while scrolling are looked at. */
const settled = 100

/** Shows the full text of a cell that is too narrow for it, to the pointer and to the focus, which such cells can have. */
export function CutTexts({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  const [cell, setCell] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const show = ({ target }: Event) => setCell(cutCellAt(target))
    const hide = () => setCell(null)
    for (const name of ['pointerover', 'focusin']) element.addEventListener(name, show, { signal })
    for (const name of ['pointerleave', 'focusout', 'scroll']) element.addEventListener(name, hide, { signal })
    element.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
    const stop = followCells(element)
    return () => {
      controller.abort()
      stop()
    }
  }, [box])
  return cell === null ? null : <Tooltip opened target={cell} label={cell.textContent} />
}

const isCut = (cell: HTMLElement): boolean => cell.scrollWidth > cell.clientWidth

function cutCellAt(target: EventTarget | null): HTMLElement | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td') : null
  return cell !== null && isCut(cell) ? cell : null
}

/** Lets the focus stop at cut cells that hold nothing else to stop at, whenever rows or widths change. */
function followCells(element: HTMLElement): () => void {
  const look = () => {
    for (const cell of element.querySelectorAll<HTMLElement>('td')) {
      if (isCut(cell) && cell.querySelector('a, button, input') === null) cell.tabIndex = 0
      else cell.removeAttribute('tabindex')
    }
  }
  let waiting: ReturnType<typeof setTimeout> | undefined
  const lookSoon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(look, settled)
  }
  const sizes = new ResizeObserver(lookSoon)
  sizes.observe(element)
  const rows = new MutationObserver(lookSoon)
  rows.observe(element, { childList: true, subtree: true })
  lookSoon()
  return () => {
    clearTimeout(waiting)
    sizes.disconnect()
    rows.disconnect()
  }
}
