import { NumberInput } from '@mantine/core'
import { Hint } from '#ui/hint/hint.tsx'
import { NodeSelection } from 'prosemirror-state'
import { useTexts } from '#ui/language/language-context.tsx'
import { changeAtom } from './commands.ts'
import { ToolLine } from './tool-line.tsx'
import type { ActiveField } from './field-group.ts'
import { richTextEditorTexts } from './rich-text-editor.texts.ts'

const highest = 999

/** The number of the selected blank. */
export function BlankTools({ field: { view, state } }: { readonly field: ActiveField }) {
  const texts = useTexts(richTextEditorTexts)
  if (!(state.selection instanceof NodeSelection)) return null
  return (
    <ToolLine gap={8}>
      <Hint span aria-hidden="true">
        {texts.blankNumber}
      </Hint>
      <NumberInput
        w={88}
        size="xs"
        aria-label={texts.blankNumber}
        min={1}
        max={highest}
        clampBehavior="strict"
        allowDecimal={false}
        value={Number(state.selection.node.attrs['number'])}
        onChange={(number) => {
          if (typeof number === 'number' && number >= 1) changeAtom({ number })(view.state, view.dispatch)
        }}
      />
    </ToolLine>
  )
}
