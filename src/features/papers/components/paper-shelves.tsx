import { Flex, Text } from '@mantine/core'
import { classNames } from '#ui/class-names.ts'
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
    <Flex
      component="nav"
      wrap="wrap"
      gap={2}
      p={3}
      bdrs="sm"
      bg="var(--paper-2)"
      style={{ border: 'var(--hairline)' }}
      aria-label={texts.scopes}
    >
      {shelves.map((one) => (
        <Flex
          key={one}
          component="a"
          className={classNames(css['scope'], 'one-line')}
          align="center"
          h="max(26px, calc(28 * var(--u)))"
          px={12}
          bdrs={4}
          fz="sm"
          fw={one === shelf ? 600 : 400}
          href={hrefOf(shelfPath(one))}
          aria-current={one === shelf ? 'page' : undefined}
        >
          {texts[one]}
          {counts[one] !== undefined && (
            <Text span ml={4} c="dimmed" fz="xs" fw={400}>
              {counts[one]}
            </Text>
          )}
        </Flex>
      ))}
    </Flex>
  )
}
