import { Text } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { paperListTexts } from '../paper-list.texts.ts'
import { listPathOf } from '../paper-places.ts'
import type { PaperScope } from '../papers.types.ts'
import css from './papers.module.css'

export interface PaperScopesProps {
  readonly scope: PaperScope
  readonly counts: Readonly<Record<PaperScope, number | undefined>>
}

const scopes: readonly PaperScope[] = ['all', 'school', 'mine']

/** Links between the three lists; each has an address of its own, so these are links and no choice. */
export function PaperScopes({ scope, counts }: PaperScopesProps) {
  const texts = useTexts(paperListTexts)
  return (
    <nav className={css['scopes']} aria-label={texts.scopes}>
      {scopes.map((one) => (
        <a
          key={one}
          className={css['scope']}
          href={hrefOf(listPathOf[one])}
          aria-current={one === scope ? 'page' : undefined}
        >
          {texts[one]}
          {counts[one] !== undefined && (
            <Text span ml={4} c="dimmed" fz="xs" fw={400}>
              {counts[one]}
            </Text>
          )}
        </a>
      ))}
    </nav>
  )
}
