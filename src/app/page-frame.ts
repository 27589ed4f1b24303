/**
 * What `index.html` shows before any script runs: the picture of the sign-in page, or the loading sign. It goes when the
 * real page is there, which takes over what was typed into the picture meanwhile.
 */
export function takeOverFrame(frame: HTMLElement, container: HTMLElement): void {
  const observer = new MutationObserver(() => {
    observer.disconnect()
    for (const field of frame.querySelectorAll('input')) takeOver(field, container)
    frame.remove()
  })
  observer.observe(container, { childList: true })
}

/** Hands a field's content to the one of the same name, as if it were typed there. */
function takeOver(field: HTMLInputElement, container: HTMLElement): void {
  const target = container.querySelector<HTMLInputElement>(`input[name="${field.name}"]`)
  if (target === null) return
  if (field.type === 'checkbox') {
    if (field.checked !== target.checked) target.click()
  } else if (field.value !== '') {
    // React overrides the property of its own fields; the element's original setter makes it notice.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, field.value)
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (document.activeElement === field) target.focus()
}
