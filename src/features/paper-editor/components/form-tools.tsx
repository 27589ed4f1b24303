import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { RichTextTools } from '#parts/rich-text-editor/rich-text-tools.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { questionFormTexts } from '../question-form.texts.ts'

export interface FormToolsProps {
  readonly onDone: () => void
  /** What there is to tell of the question. */
  readonly children: ReactNode
}

/** Tools for the field that was typed in last, and the way out. */
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
