import { Button } from '@mantine/core'
import { useState } from 'react'
import type { SaveRequest } from '#machines/assign-paper/assign-paper.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { DryRunDialog } from '../dry-run.dialog.tsx'
import { turnsTexts } from '../turns.texts.ts'
import type { AssignPaper } from '../use-assign-paper.ts'

/** Previews who would get it and when, over the form, which is kept. */
export function DryRunButton({ assigning }: { readonly assigning: AssignPaper }) {
  const texts = useTexts(turnsTexts)
  const [request, setRequest] = useState<SaveRequest | null>(null)
  const { planned } = assigning
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        w="fit-content"
        ml={-8}
        disabled={planned === null}
        title={planned === null ? texts.incomplete : undefined}
        onClick={() => setRequest(planned)}
      >
        {texts.open}
      </Button>
      {request !== null && <DryRunDialog request={request} onClose={() => setRequest(null)} />}
    </>
  )
}
