import { Flex } from '@mantine/core'
import type { Course } from '#api/contract/schemas/courses.ts'
import { paths } from '#domain/paths/paths.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import { homeTexts } from '../home.texts.ts'

/** Classes listed by name; the page of classes has all of them. */
const mostNamed = 4

export interface ClassCountsProps {
  /** The current class's submissions waiting to be marked. */
  readonly own: number
  /** The teacher's other classes. */
  readonly others: readonly Course[]
  readonly onClass: (courseId: number) => void
}

/**
 * The page is about one class, but the marking badge counts all: shows both numbers, and the classes the rest belongs
 * to.
 */
export function ClassCounts({ own, others, onClass }: ClassCountsProps) {
  const texts = useTexts(homeTexts)
  const waiting = others
    .filter(({ waitingCount }) => waitingCount > 0)
    .toSorted((one, other) => other.waitingCount - one.waitingCount)
  if (waiting.length === 0) return null
  const all = waiting.reduce((sum, { waitingCount }) => sum + waitingCount, own)
  return (
    <Flex component="p" rowGap={4} columnGap={16} mb={16} wrap="wrap" c="dimmed">
      <span>{texts.toMark}</span>
      <a href={hrefOf(paths.marking())}>{texts.ofOwnClass(own)}</a>
      <a href={hrefOf(paths.classes)}>{texts.ofAllClasses(all)}</a>
      {waiting.slice(0, mostNamed).map(({ courseId, courseName, waitingCount }) => (
        <TextButton key={courseId} title={texts.openClass(courseName)} onClick={() => onClass(courseId)}>
          {texts.ofOneClass(shortClassName(courseName), waitingCount)}
        </TextButton>
      ))}
    </Flex>
  )
}
