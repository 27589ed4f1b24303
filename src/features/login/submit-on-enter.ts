import type { KeyboardEvent } from 'react'

/** Browsers do not submit on Enter while the button is disabled, and then nothing would say what is missing. */
export function submitOnEnter(event: KeyboardEvent<HTMLInputElement>, submit: (form: HTMLFormElement) => void): void {
  const { form } = event.currentTarget
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || form === null) return
  event.preventDefault()
  submit(form)
}
