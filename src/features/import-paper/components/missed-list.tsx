import { Flex, Stack, Text } from '@mantine/core'
import type { NotUnderstood } from '#domain/import/imported-paper.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { positionTexts, reasonTexts } from '../import-words.texts.ts'

/** Parts of a file that belong to no question, each with its position and the reason. */
export function MissedList({ parts }: { readonly parts: readonly NotUnderstood[] }) {
  const positions = useTexts(positionTexts)
  const reasons = useTexts(reasonTexts)
  return (
    <Stack component="ul" gap={6}>
      {parts.map(({ position, reason, text }, index) => (
        // Their order in the file is their only identity.
        <Flex key={index} component="li" wrap="wrap" rowGap={2} columnGap={12}>
          <Text span c="dimmed">
            {positions[position.kind](position.no, position.sheet)}
          </Text>
          <span>{reasons[reason]}</span>
          {text !== '' && (
            <Hint span className="breakable" flex="0 1 100%" style={{ whiteSpace: 'pre-wrap' }}>
              {text}
            </Hint>
          )}
        </Flex>
      ))}
    </Stack>
  )
}
