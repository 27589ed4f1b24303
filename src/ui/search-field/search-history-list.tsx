import { ActionIcon, Box, Button, Flex, Group } from '@mantine/core'
import { Hint } from '../hint/hint.tsx'
import { type KeyboardEvent, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../language/language-context.tsx'
import { searchFieldTexts } from './search-field.texts.ts'
import css from './search-history.module.css'
import type { SearchHistory } from './search-history.ts'

interface SearchHistoryListProps {
  /** Those that match the typed text. */
  readonly entries: readonly string[]
  readonly history: SearchHistory
  readonly onChoose: (text: string) => void
  /** A key pressed on one of its buttons. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** Nothing focusable is left in the list. */
  readonly onEmptied: () => void
}

/** Recent searches below the field; each can be reused or removed. */
export function SearchHistoryList({ entries, history, onChoose, onKeyDown, onEmptied }: SearchHistoryListProps) {
  const texts = useTexts(searchFieldTexts)
  const list = useRef<HTMLUListElement>(null)
  const remove = (text: string) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
    const index = entries.indexOf(text)
    const neighbour = buttons[index + 1] ?? buttons[index - 1]
    if (neighbour === undefined) onEmptied()
    else neighbour.focus()
    history.forget(text)
  }
  const removeAll = () => {
    onEmptied()
    history.clear()
  }
  return (
    <Box
      pos="absolute"
      top="calc(100% + 4 * var(--u))"
      right={0}
      left={0}
      miw={220}
      mah={360}
      p="xs"
      bdrs="lg"
      bg="var(--surface)"
      style={{ zIndex: 'var(--z-popover)', overflowY: 'auto', boxShadow: 'var(--float)' }}
      role="group"
      aria-label={texts.recent}
      tabIndex={-1}
    >
      <Group justify="space-between" wrap="nowrap" gap={0} mih="var(--h-s)" pl={9} c="dimmed" fz="xs">
        <span>{texts.recent}</span>
        {entries.length > 0 && (
          <Button size="xs" variant="subtle" onClick={removeAll} onKeyDown={onKeyDown}>
            {texts.removeAll}
          </Button>
        )}
      </Group>
      {entries.length === 0 && (
        <Hint pt={6} pb={10} px={9}>
          {texts.none}
        </Hint>
      )}
      <ul ref={list}>
        {entries.map((text) => (
          <HistoryEntry
            key={text}
            text={text}
            onChoose={() => onChoose(text)}
            onRemove={() => remove(text)}
            onKeyDown={onKeyDown}
          />
        ))}
      </ul>
    </Box>
  )
}

interface HistoryEntryProps extends Pick<SearchHistoryListProps, 'onKeyDown'> {
  readonly text: string
  readonly onChoose: () => void
  readonly onRemove: () => void
}

function HistoryEntry({ text, onChoose, onRemove, onKeyDown }: HistoryEntryProps) {
  const texts = useTexts(searchFieldTexts)
  return (
    <Flex component="li" className={css['line'] ?? ''} align="center" bdrs="xs">
      <Flex
        component="button"
        type="button"
        data-entry
        className={css['entry'] ?? ''}
        flex={1}
        align="center"
        gap={8}
        mih="var(--h-m)"
        px={9}
        py={4}
        c="var(--ink)"
        ta="left"
        onClick={onChoose}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
          else onKeyDown(event)
        }}
      >
        <Icon name="clock" small style={{ color: 'var(--ink-3)' }} />
        <span className="breakable">{text}</span>
      </Flex>
      <ActionIcon size="xs" color="gray" aria-label={texts.remove(text)} onClick={onRemove} onKeyDown={onKeyDown}>
        <Icon name="close" small />
      </ActionIcon>
    </Flex>
  )
}
