import { Tooltip } from '@mantine/core'
import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds before rows added by scrolling are checked. */
const settled = 100

/** Shows the full text of a truncated cell on hover and on focus, and makes such cells focusable. */
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

/** Makes truncated cells without focusable content focusable, whenever rows or widths change. */
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
