import { Text } from '@mantine/core'
import { unfinishedText } from '#domain/paper/unfinished-message.ts'
import type { UnfinishedQuestion } from '#domain/paper/unfinished.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { paperPreviewTexts } from '../paper-preview.texts.ts'

/** Which questions of a paper are still being written, and so are not shown with its keys; nothing if none is. */
export function LeftToWrite({ questions }: { readonly questions: readonly UnfinishedQuestion[] }) {
  const texts = useTexts(paperPreviewTexts)
  const { language } = useLanguage()
  if (questions.length === 0) return null
  return (
    <Text className="print-hidden" c="var(--need)" fz="sm" mb={12} role="note">
      {texts.leftToWrite(unfinishedText(questions, language))}
    </Text>
  )
}
