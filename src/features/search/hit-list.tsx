import { Box, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Hit } from './hits.ts'
import css from './search.module.css'
import { searchTexts } from './search.texts.ts'

export const optionId = (list: string, { key }: Hit): string => `${list}-${key.replaceAll(' ', '-')}`

export interface HitListProps {
  readonly id: string
  readonly hits: readonly Hit[]
  /** The one that Enter opens. */
  readonly active: Hit | null
  readonly onGo: (path: string) => void
}

/** The results, each with its kind; the focus stays in the field. */
export function HitList({ id, hits, active, onGo }: HitListProps) {
  const texts = useTexts(searchTexts)
  const list = useRef<HTMLDivElement>(null)
  const chosen = active?.key
  useEffect(() => {
    if (chosen !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <Box ref={list} id={id} role="listbox" aria-label={texts.results} mah="50vh" mt={8} style={{ overflowY: 'auto' }}>
      {hits.map((hit) => (
        <button
          key={hit.key}
          type="button"
          id={optionId(id, hit)}
          role="option"
          tabIndex={-1}
          aria-selected={hit.key === active?.key}
          className={css['hit']}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onGo(hit.path)}
        >
          <Text span flex="none" w={64} c="dimmed" fz="xs">
            {texts[hit.kind]}
          </Text>
          <Box component="b" className="breakable" fw={600}>
            {hit.name}
          </Box>
          {hit.detail !== null && (
            <Text span ml="auto" c="dimmed" fz="xs">
              {hit.detail}
            </Text>
          )}
        </button>
      ))}
    </Box>
  )
}
