import { Text } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { searchLimits } from '#domain/portal/search.ts'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Kbd } from '#ui/kbd/kbd.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { SearchedPage } from './hits.ts'
import { HitList, optionId } from './hit-list.tsx'
import css from './search.module.css'
import { searchTexts } from './search.texts.ts'
import { useHits } from './use-hits.ts'

export interface PortalSearchProps {
  readonly pages: readonly SearchedPage[]
  readonly onGo: (path: string) => void
}

const isMac = () => /^Mac|^iP/.test(navigator.platform)

/** Opens the search of the portal, by its button or by Ctrl+K, ⌘K on a Mac. */
export function PortalSearch(props: PortalSearchProps) {
  const texts = useTexts(searchTexts)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      const isShortcut = (isMac() ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        className={css['open']}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" small />
        {/* On a phone brand, class, search and account share one line. */}
        <Text span className={classNames('visually-hidden-on-phones')} flex={1} ta="left">
          {texts.search}
        </Text>
        <span aria-hidden>
          <Kbd>{isMac() ? '⌘K' : 'Ctrl K'}</Kbd>
        </span>
      </button>
      <Dialog opened={isOpen} onClose={close} title={texts.title}>
        <SearchBox {...props} onClose={close} />
      </Dialog>
    </>
  )
}

function SearchBox({ pages, onGo, onClose }: PortalSearchProps & { readonly onClose: () => void }) {
  const texts = useTexts(searchTexts)
  const list = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { hits, isSearching, failure, retry } = useHits(typed, pages)
  const active = hits[Math.min(chosen, hits.length - 1)]
  const go = (path: string) => {
    onClose()
    onGo(path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && active !== undefined) go(active.path)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || hits.length === 0) return
    event.preventDefault()
    setChosen((hits.length + Math.min(chosen, hits.length - 1) + step) % hits.length)
  }
  return (
    <div className={css['box']}>
      <input
        className={css['field']}
        role="combobox"
        aria-label={texts.field}
        aria-controls={list}
        aria-expanded={hits.length > 0}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : optionId(list, active)}
        placeholder={texts.field}
        maxLength={searchLimits.keyword}
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <HitList id={list} hits={hits} active={active ?? null} onGo={go} />
      {typed.trim() === '' && (
        <Text mt={10} c="dimmed" fz="sm">
          {texts.hint}
        </Text>
      )}
      <Text role="status" mt={10} c="dimmed" fz="sm">
        {isSearching ? texts.searching : ''}
      </Text>
      {failure !== null && <FailedState why={failure} onRetry={retry} />}
      {typed.trim() !== '' && !isSearching && failure === null && hits.length === 0 && (
        <EmptyState title={texts.nothing} why={texts.nothingWhy} />
      )}
    </div>
  )
}
