import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { RichTextTools } from '#parts/rich-text-editor/rich-text-tools.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { questionFormTexts } from '../question-form.texts.ts'

export interface FormToolsProps {
  readonly onDone: () => void
  /** Notices about the question. */
  readonly children: ReactNode
}

/** Tools for the most recently focused field, and the button that closes the form. */
export function FormTools({ onDone, children }: FormToolsProps) {
  const texts = useTexts(questionFormTexts)
  return (
    <RichTextTools>
      {children}
      <Button ml="auto" size="compact-sm" variant="subtle" onClick={onDone}>
        {texts.done}
      </Button>
    </RichTextTools>
  )
}
