import { type ReactNode, useState } from 'react'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { createFieldGroup, FieldGroupContext, useGroupState } from './field-group.ts'

const FormulaDialog = lazyPart(async () => (await import('./editing.ts')).FormulaDialog)

/** What fields of rich text and their toolbar stand on: the tools act on the field that was typed in last. */
export function RichTextGroup({ children }: { readonly children: ReactNode }) {
  const [group] = useState(createFieldGroup)
  const { active, isFormulaOpen } = useGroupState(group)
  return (
    <FieldGroupContext value={group}>
      {children}
      {isFormulaOpen && active !== null && <FormulaDialog field={active} onClose={group.closeFormula} />}
    </FieldGroupContext>
  )
}
