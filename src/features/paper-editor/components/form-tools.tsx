import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { RichTextTools } from '#parts/rich-text-editor/rich-text-tools.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { newQuestionTexts } from '../new-question.texts.ts'
import { questionFormTexts } from '../question-form.texts.ts'

export interface FormToolsProps {
  readonly onDone: () => void
  /** Null unless the question can still be given up. */
  readonly onGiveUp: (() => void) | null
  /** Notices about the question. */
  readonly children: ReactNode
}

/** Tools for the most recently focused field, and the buttons that close the form. */
export function FormTools({ onDone, onGiveUp, children }: FormToolsProps) {
  const texts = useTexts(questionFormTexts)
  const words = useTexts(newQuestionTexts)
  return (
    <RichTextTools>
      {children}
      <Group ml="auto" gap={4} wrap="nowrap">
        {onGiveUp !== null && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={onGiveUp}>
            {words.cancel}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={onDone}>
          {texts.done}
        </Button>
      </Group>
    </RichTextTools>
  )
}
