import { type RefObject, useEffect } from 'react'

/** Lets the focus stop at a box that scrolls sideways and holds nothing to stop at, so that the keys can scroll it, too. */
export function useReachableBox(box: RefObject<HTMLElement | null>, isReached: boolean): void {
  useEffect(() => {
    const element = box.current
    if (element === null || isReached) return undefined
    const look = () => {
      const isStuck = element.scrollWidth > element.clientWidth && element.querySelector('a, button, input') === null
      if (isStuck) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    if (element.firstElementChild !== null) sizes.observe(element.firstElementChild)
    return () => sizes.disconnect()
  }, [box, isReached])
}
