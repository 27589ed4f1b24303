import { Box, Checkbox, Stack, Textarea } from '@mantine/core'
import { NodeSelection } from 'prosemirror-state'
import { useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { changeAtom, insertAtom } from './commands.ts'
import { type ActiveField, run } from './field-group.ts'
import { FormulaPad } from './formula-pad.tsx'
import { formulaTexts } from './formula.texts.ts'
import css from './rich-text-editor.module.css'
import type { MathFieldHandle } from './math-field.tsx'
import { nodes } from './schema.ts'
import { tidyLatex } from './tidy-latex.ts'

/** MathLive is three times the size of the rest of the editor. */
const MathField = lazyPart(async () => (await import('./math-field.tsx')).MathField)

export interface FormulaDialogProps {
  readonly field: ActiveField
  readonly onClose: () => void
}

/** Edits a formula visually, with keys, or as LaTeX; it is inserted at the field's cursor. */
export function FormulaDialog({ field, onClose }: FormulaDialogProps) {
  const texts = useTexts(formulaTexts)
  const [old] = useState(() => formulaAt(field))
  const [tex, setTex] = useState(old?.tex ?? '')
  const [display, setDisplay] = useState(old?.display ?? false)
  const handle = useRef<MathFieldHandle>(null)
  const kept = tidyLatex(tex)
  const keep = () => {
    if (kept === '') return
    onClose()
    const attributes = { tex: kept, display }
    run(field, old === null ? insertAtom(nodes.formula.create(attributes)) : changeAtom(attributes))
  }
  return (
    <FormDialog
      title={old === null ? texts.add : texts.change}
      submit={old === null ? texts.insert : texts.keep}
      isUnready={kept === ''}
      onSubmit={keep}
      onClose={onClose}
    >
      <Stack gap={12}>
        <Box mih={72}>
          <MathField
            className={classNames(css['frame'], css['mathField'])}
            label={texts.field}
            value={tex}
            handle={handle}
            onChange={setTex}
            onEnter={keep}
          />
        </Box>
        <FormulaPad onPress={(insert) => handle.current?.insert(insert)} />
        <Textarea
          label={texts.source}
          description={texts.sourceHint}
          autosize
          minRows={1}
          maxRows={4}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mono)' } }}
          value={tex}
          onChange={(event) => setTex(event.currentTarget.value)}
        />
        <Checkbox
          label={texts.display}
          checked={display}
          onChange={(event) => setDisplay(event.currentTarget.checked)}
        />
      </Stack>
    </FormDialog>
  )
}

function formulaAt({ state: { selection } }: ActiveField): { readonly tex: string; readonly display: boolean } | null {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.formula) return null
  return selection.node.attrs as { readonly tex: string; readonly display: boolean }
}
