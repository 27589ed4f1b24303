import { type RefObject, useEffect, useRef } from 'react'

/** What a tool puts around what is chosen in a field, and what between where nothing is chosen. */
export interface TypedMark {
  readonly before: string
  readonly after: string
}

/** Puts marks of rich text into the field of a form that was typed in last. */
export function useTypedMarks(form: RefObject<HTMLElement | null>): (mark: TypedMark) => void {
  const field = useRef<HTMLTextAreaElement | null>(null)
  useEffect(() => {
    const place = form.current
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) field.current = target
    }
    place?.addEventListener('focusin', remember)
    return () => place?.removeEventListener('focusin', remember)
  }, [form])
  return ({ before, after }) => {
    const target = field.current?.isConnected === true ? field.current : form.current?.querySelector('textarea')
    if (target == null) return
    const { selectionStart: start, selectionEnd: end, value } = target
    const chosen = value.slice(start, end)
    target.focus()
    target.setRangeText(before + chosen + after, start, end)
    target.setSelectionRange(start + before.length, start + before.length + chosen.length)
    // The field's owner hears of it as of typing.
    target.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
