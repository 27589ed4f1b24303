/**
 * What `index.html` shows before any script runs: a static picture of the sign-in page, or the loading sign. It is
 * removed when the real page is there, which takes over what was typed meanwhile and replays what was pressed.
 */
export function takeOverFrame(frame: HTMLElement, container: HTMLElement): void {
  const observer = new MutationObserver(() => {
    observer.disconnect()
    for (const field of frame.querySelectorAll('input')) takeOver(field, container)
    const presses = pressesOf(frame, container)
    frame.remove()
    for (const press of presses) press()
  })
  observer.observe(container, { childList: true })
}

/** Copies a field's content to the one of the same name, as if it were typed there. */
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

/**
 * The presses made in the picture, in order (`data-pressed`, set by the script in `index.html`), as presses of the
 * page's own buttons. Picture and page have the same ones in the same positions, whatever their language.
 */
function pressesOf(frame: HTMLElement, container: HTMLElement): readonly (() => void)[] {
  const targets = container.querySelectorAll('button')
  return [...frame.querySelectorAll('button')]
    .map((button, index) => ({ button, target: targets[index], at: Number(button.dataset['pressed']) }))
    .filter(({ at }) => at > 0)
    .sort((one, other) => one.at - other.at)
    .map(({ button, target }) => {
      const isFocused = document.activeElement === button
      return () => {
        if (isFocused) target?.focus()
        target?.click()
      }
    })
}
