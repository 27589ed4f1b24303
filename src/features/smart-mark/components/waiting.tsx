import { Text } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { smartMarkTexts } from '../smart-mark.texts.ts'

/** How many answers wait for a person, formatted as in other lists. */
export function Waiting({ count }: { readonly count: number }) {
  const texts = useTexts(smartMarkTexts)
  if (count === 0) return texts.none
  return (
    <Text span inherit fw={600} c="var(--need)">
      {count}
    </Text>
  )
}
