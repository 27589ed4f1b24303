import { Text } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { paperListTexts } from '../paper-list.texts.ts'
import { shelfPath } from '../paper-paths.ts'
import type { PaperShelf } from '../papers.types.ts'
import type { PaperCounts } from '../use-paper-list.ts'
import css from './papers.module.css'

export interface PaperShelvesProps {
  readonly shelf: PaperShelf
  readonly counts: PaperCounts
}

const otherShelves: readonly PaperShelf[] = ['school', 'mine', 'given', 'removed']

/** Links between the lists; each list has its own address, so these are links rather than a choice. */
export function PaperShelves({ shelf, counts }: PaperShelvesProps) {
  const texts = useTexts(paperListTexts)
  const shelves: readonly PaperShelf[] = [shelf === 'resources' ? 'resources' : 'all', ...otherShelves]
  return (
    <nav className={css['scopes']} aria-label={texts.scopes}>
      {shelves.map((one) => (
        <a
          key={one}
          className={css['scope']}
          href={hrefOf(shelfPath(one))}
          aria-current={one === shelf ? 'page' : undefined}
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
