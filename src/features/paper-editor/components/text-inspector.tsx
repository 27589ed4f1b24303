import { Button, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { PaperText } from '#domain/paper/paper.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { inspectorTexts } from '../inspector.texts.ts'
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
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Stack gap={14}>
      <Textarea
        label={texts.wording}
        autosize
        minRows={2}
        value={typed ?? line.text}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => {
          if (typed !== null && typed !== line.text) edit({ kind: 'modify', element: { ...line, text: typed } })
          setTyped(null)
        }}
      />
      <Button onClick={() => remove(line)}>{texts.remove}</Button>
    </Stack>
  )
}
