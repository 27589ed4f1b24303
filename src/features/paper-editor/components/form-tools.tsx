import { Button } from '@mantine/core'
import { RichTextTools } from '#parts/rich-text-editor/rich-text-tools.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { questionFormTexts } from '../question-form.texts.ts'
import css from './question-form.module.css'

/** Tools for the field that was typed in last, and the way out. */
export function FormTools({ onDone }: { readonly onDone: () => void }) {
  const texts = useTexts(questionFormTexts)
  return (
    <RichTextTools>
      <Button className={css['done']} size="compact-sm" variant="subtle" onClick={onDone}>
        {texts.done}
      </Button>
    </RichTextTools>
  )
}
