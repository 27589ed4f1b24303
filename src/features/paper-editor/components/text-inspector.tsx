import { Button, Stack, Textarea } from '@mantine/core'
import type { PaperText } from '#domain/paper/paper.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from '../inspector.texts.ts'
import { useCommittedText } from '../use-committed-text.ts'
import type { OpenEditor } from '../use-paper-editor.ts'
import { useRemoving } from '../use-removing.ts'

export interface TextInspectorProps {
  readonly line: PaperText
  readonly editor: OpenEditor
}

/** A heading or a line between questions. */
export function TextInspector({ line, editor: { edit } }: TextInspectorProps) {
  const texts = useTexts(inspectorTexts)
  const remove = useRemoving(edit)
  const wording = useCommittedText(line.text, (text) => edit({ kind: 'modify', element: { ...line, text } }))
  return (
    <Stack gap={14}>
      <Textarea
        label={texts.wording}
        autosize
        minRows={2}
        value={wording.text}
        onChange={(event) => wording.type(event.currentTarget.value)}
        onBlur={wording.commit}
      />
      <Button onClick={() => remove(line)}>{texts.remove}</Button>
    </Stack>
  )
}
