/**
 * Moves the focus to a part of the page as a whole, with its beginning in view, so that reading and tabbing continue from
 * there. Later mouse presses in it do not focus it.
 */
export function focusPart(part: HTMLElement | null | undefined): void {
  if (part == null) return
  part.tabIndex = -1
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  part.focus({ preventScroll: true })
  if (part.getBoundingClientRect().top < 0) part.scrollIntoView()
}
