import { type ReactNode, useState } from 'react'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { createDesk, DeskContext, useDeskState } from './editing-desk.ts'

const FormulaDialog = lazyPart(async () => (await import('./editing.ts')).FormulaDialog)

/** What fields of rich text and their toolbar stand on: the tools act on the field that was typed in last. */
export function RichTextDesk({ children }: { readonly children: ReactNode }) {
  const [desk] = useState(createDesk)
  const { active, isFormulaOpen } = useDeskState(desk)
  return (
    <DeskContext value={desk}>
      {children}
      {isFormulaOpen && active !== null && <FormulaDialog field={active} onClose={desk.closeFormula} />}
    </DeskContext>
  )
}
