import { type RefObject, useEffect } from 'react'

/** Makes a box focusable if it scrolls sideways and contains nothing focusable, so that it can be scrolled by keyboard. */
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
