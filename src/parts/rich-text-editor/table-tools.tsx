import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables'
import { useTexts } from '#ui/language/language-context.tsx'
import { type ActiveField, run } from './field-group.ts'
import { richTextEditorTexts } from './rich-text-editor.texts.ts'
import { ToolButton } from './tool-button.tsx'
import { ToolLine } from './tool-line.tsx'

/** Rows and columns of the table at the cursor. */
export function TableTools({ field }: { readonly field: ActiveField }) {
  const texts = useTexts(richTextEditorTexts)
  const tools = [
    [texts.addRow, addRowAfter],
    [texts.addColumn, addColumnAfter],
    [texts.deleteRow, deleteRow],
    [texts.deleteColumn, deleteColumn],
    [texts.deleteTable, deleteTable],
  ] as const
  return (
    <ToolLine gap={0} role="group" aria-label={texts.tableTools}>
      {tools.map(([name, command]) => (
        <ToolButton key={name} name={name} hint={name} onClick={() => run(field, command)} />
      ))}
    </ToolLine>
  )
}
