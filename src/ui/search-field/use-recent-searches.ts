import { useFocusWithin, useMergedRef } from '@mantine/hooks'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useDialogLevel } from '../dialog/dialog-stack.ts'
import type { SearchHistory } from './search-history.ts'

interface Search {
  readonly history: SearchHistory
  readonly value: string
  readonly onChange: (text: string) => void
}

/** The recent searches that match what is typed: when they are shown, and how they are reached by keys. */
export function useRecentSearches({ history, value, onChange }: Search) {
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const wanted = value.trim().toLowerCase()
  const offered = history.entries.filter((text) => text.toLowerCase().includes(wanted) && text !== value.trim())
  const isShown = isOpen && (offered.length > 0 || wanted === '')
  // While the list is open, Escape closes it rather than the dialog around it.
  useDialogLevel(isShown)
  const focusInput = () => input.current?.focus()
  const choose = (text: string) => {
    onChange(text)
    history.remember(text)
    focusInput()
    setIsOpen(false)
  }
  const { ref: leaving } = useFocusWithin({
    onBlur: () => {
      setIsOpen(false)
      history.remember(value)
    },
  })
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (isShown ? focusEntry(box.current, 1) : setIsOpen(true)),
    ArrowUp: () => focusEntry(box.current, -1) || focusInput(),
    Enter: () => document.activeElement === input.current && history.remember(value),
    Escape: () => {
      focusInput()
      setIsOpen(false)
    },
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key === 'Escape' && !isShown)) return
    keys[event.key]?.()
    if (event.key.startsWith('Arrow') || event.key === 'Escape') event.preventDefault()
  }
  return {
    box: useMergedRef(box, leaving),
    input,
    offered,
    isShown,
    open: () => setIsOpen(true),
    choose,
    press,
    focusInput,
  }
}

/** Moves the focus by so many entries, the first one following the field; false if there is none. */
function focusEntry(box: HTMLElement | null, step: 1 | -1): boolean {
  const entries = [...(box?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
  const next = entries[entries.findIndex((entry) => entry === document.activeElement) + step]
  next?.focus()
  return next !== undefined
}
