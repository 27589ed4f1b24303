import { useFocusWithin, useMergedRef } from '@mantine/hooks'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useDialogPlace } from '../dialog/dialog-stack.ts'
import { useTexts } from '../language/language-context.tsx'
import { SearchField, type SearchFieldProps } from './search-field.tsx'
import { searchFieldTexts } from './search-field.texts.ts'
import css from './search-history.module.css'
import { SearchHistoryList } from './search-history-list.tsx'
import type { SearchHistory } from './search-history.ts'

export interface RememberingSearchFieldProps extends Omit<SearchFieldProps, 'input'> {
  readonly history: SearchHistory
}

/**
 * A search field that suggests recent searches, by pointer or arrow keys. A text is remembered on
 * Enter and when the field is left.
 */
export function RememberingSearchField(props: RememberingSearchFieldProps) {
  const { history, className, value, onChange, ...field } = props
  const texts = useTexts(searchFieldTexts)
  const howToId = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const wanted = value.trim().toLowerCase()
  const offered = history.entries.filter((text) => text.toLowerCase().includes(wanted) && text !== value.trim())
  const isShown = isOpen && (offered.length > 0 || wanted === '')
  // While the list is open, Escape closes it rather than the dialog around it.
  useDialogPlace(isShown)
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
  return (
    <div ref={useMergedRef(box, leaving)} role="search" className={classNames(css['box'], className)}>
      <SearchField
        {...field}
        value={value}
        onChange={(text) => {
          onChange(text)
          setIsOpen(true)
        }}
        input={{
          ref: input,
          'aria-describedby': howToId,
          autoComplete: 'off',
          onFocus: () => setIsOpen(true),
          onClick: () => setIsOpen(true),
          onKeyDown: press,
        }}
      />
      <span id={howToId} hidden>
        {texts.howTo}
      </span>
      {isShown && (
        <SearchHistoryList
          entries={offered}
          history={history}
          onChoose={choose}
          onKeyDown={press}
          onEmptied={focusInput}
        />
      )}
    </div>
  )
}

/** Moves the focus by so many entries, the first one following the field; false if there is none. */
function focusEntry(box: HTMLElement | null, step: 1 | -1): boolean {
  const entries = [...(box?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
  const next = entries[entries.findIndex((entry) => entry === document.activeElement) + step]
  next?.focus()
  return next !== undefined
}
