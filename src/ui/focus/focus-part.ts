/**
 * Sends the focus to a part of the page as a whole, with its beginning in view: what follows is read and reached from
 * there. A press of the mouse in it does not find the focus there later.
 */
export function focusPart(part: HTMLElement | null | undefined): void {
  if (part == null) return
  part.tabIndex = -1
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  part.focus({ preventScroll: true })
  if (part.getBoundingClientRect().top < 0) part.scrollIntoView()
}
