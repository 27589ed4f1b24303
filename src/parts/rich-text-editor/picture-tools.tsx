import { NativeSelect, TextInput } from '@mantine/core'
import { NodeSelection } from 'prosemirror-state'
import { useTexts } from '#ui/language/language-context.tsx'
import { changeAtom } from './commands.ts'
import { ToolLine } from './tool-line.tsx'
import type { ActiveField } from './field-group.ts'
import { richTextEditorTexts } from './rich-text-editor.texts.ts'

const widths = [25, 33, 50, 75, 100]

/** The selected picture's width, and its description. */
export function PictureTools({ field: { view, state } }: { readonly field: ActiveField }) {
  const texts = useTexts(richTextEditorTexts)
  if (!(state.selection instanceof NodeSelection)) return null
  const { alt, width } = state.selection.node.attrs as { readonly alt: string; readonly width: number | null }
  const change = (attributes: Readonly<Record<string, unknown>>) => changeAtom(attributes)(view.state, view.dispatch)
  const known = width === null || widths.includes(width) ? widths : [...widths, width]
  return (
    <ToolLine gap={8}>
      <NativeSelect
        size="xs"
        aria-label={texts.pictureWidth}
        value={width === null ? '' : String(width)}
        data={[
          { value: '', label: texts.ownWidth },
          ...known.map((percent) => ({ value: String(percent), label: texts.percentOfLine(percent) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ width: value === '' ? null : Number(value) })}
      />
      <TextInput
        flex={1}
        size="xs"
        aria-label={texts.pictureWords}
        placeholder={texts.pictureWords}
        value={alt}
        onChange={({ currentTarget: { value } }) => change({ alt: value })}
      />
    </ToolLine>
  )
}
