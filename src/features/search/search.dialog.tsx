import { Box, Flex, Text } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { searchLimits } from '#domain/portal/search.ts'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
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
      <Flex
        component="button"
        type="button"
        className={css['open']}
        align="center"
        gap={8}
        mih="max(32px, calc(34 * var(--u)))"
        px={10}
        bdrs="sm"
        fz="sm"
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
      </Flex>
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
  const found = useHits(typed, pages)
  const { hits } = found
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
    // The field's focus ring is drawn outside of it.
    <Box mih={360} p={4}>
      <Box
        component="input"
        w="100%"
        h="var(--h-row)"
        px={12}
        bdrs="sm"
        bg="var(--surface)"
        fz="md"
        style={{ border: '1px solid var(--line-strong)' }}
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
      <Outcome found={found} isTyped={typed.trim() !== ''} />
    </Box>
  )
}

interface OutcomeProps {
  readonly found: ReturnType<typeof useHits>
  readonly isTyped: boolean
}

/** What to know about the results, or about there being none. */
function Outcome({ found: { hits, isSearching, failure, retry }, isTyped }: OutcomeProps) {
  const texts = useTexts(searchTexts)
  return (
    <>
      {!isTyped && <Hint mt={10}>{texts.hint}</Hint>}
      <Hint role="status" mt={10}>
        {isSearching ? texts.searching : ''}
      </Hint>
      {failure !== null && <FailedState why={failure} onRetry={retry} />}
      {isTyped && !isSearching && failure === null && hits.length === 0 && (
        <EmptyState title={texts.nothing} why={texts.nothingWhy} />
      )}
    </>
  )
}
