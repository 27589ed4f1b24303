import { type ReactNode, useState } from 'react'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { createFieldGroup, FieldGroupContext, useGroupState } from './field-group.ts'

const FormulaDialog = lazyPart(async () => (await import('./editing.ts')).FormulaDialog)

/** Holds rich-text fields and their toolbar: the tools act on the last used field. */
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
