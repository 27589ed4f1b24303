import type { KeyboardEvent } from 'react'

/** A disabled button keeps browsers from submitting on Enter, and then nothing would say what is missing. */
export function submitOnEnter(event: KeyboardEvent<HTMLInputElement>, submit: (form: HTMLFormElement) => void): void {
  const { form } = event.currentTarget
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || form === null) return
  event.preventDefault()
  submit(form)
}
