import { Box, Flex, Text } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { stepsWith } from '../../recording/at-step.ts'
import type { Log } from '../../recording/log.types.ts'
import { inspectorTexts } from '../inspector.texts.ts'
import page from '../inspector.module.css'
import { rowHeight, useWindow } from './use-window.ts'

export interface EventLogProps {
  readonly log: Log
  /** Number of the selected step; null for now. */
  readonly opened: number | null
  readonly onOpen: (number: number) => void
}

/** The steps, newest first. However many there are, only those in view are rendered. */
export function EventLog({ log, opened, onOpen }: EventLogProps) {
  const texts = useTexts(inspectorTexts)
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words)
  const steps = useMemo(() => stepsWith(log, wanted), [log, wanted])
  const names = useMemo(() => new Map(log.actors.map(({ id, name }) => [id, name])), [log.actors])
  const { first, end, onScroll } = useWindow(steps.length)
  const shown = steps.slice(steps.length - end, steps.length - first).toReversed()
  return (
    <>
      <Flex flex="none" align="center" gap={8} pb={8} px={16}>
        <SearchField className={page['search']} label={texts.filter} value={words} maxLength={60} onChange={setWords} />
        <Text span flex="none" c="dimmed" fz="xs">
          {texts.shown(steps.length, log.steps.length)}
        </Text>
      </Flex>
      <Box flex={1} style={{ minHeight: 120, overflowY: 'auto', borderTop: 'var(--hairline)' }} onScroll={onScroll}>
        {steps.length === 0 && (
          <Text py={12} px={16} c="dimmed" fz="sm">
            {texts.noSteps}
          </Text>
        )}
        <ol
          aria-label={texts.log}
          style={{ height: steps.length * rowHeight, paddingTop: first * rowHeight, overflow: 'hidden' }}
        >
          {shown.map(({ number, at, actor, type }) => (
            <li key={number} style={{ height: rowHeight }}>
              <button
                type="button"
                className={classNames(page['row'], number === opened && page['opened'])}
                aria-current={number === opened}
                onClick={() => onOpen(number)}
              >
                <time className={page['time']}>{timeOf(at)}</time>
                <span className={page['type']}>{type}</span>
                <Text span c="dimmed" ff="monospace">
                  {names.get(actor)}
                </Text>
              </button>
            </li>
          ))}
        </ol>
      </Box>
    </>
  )
}

/** Hours to milliseconds, in the viewer's time zone. */
function timeOf(at: number): string {
  const date = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.${String(date.getMilliseconds()).padStart(3, '0')}`
}
