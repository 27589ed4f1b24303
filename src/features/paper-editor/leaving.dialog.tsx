import { Button } from '@mantine/core'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { leavingTexts } from './leaving.texts.ts'
import type { OpenEditor } from './use-paper-editor.ts'

/** Leaving with unsaved changes: stay, leave them in this browser for next time, or discard them. */
export function ConfirmLeaving({ editor: { context, send } }: { readonly editor: OpenEditor }) {
  const texts = useTexts(leavingTexts)
  const { isKept } = context
  const stay = () => send({ type: 'paper.stay' })
  return (
    <Dialog
      opened
      title={texts.leaveTitle}
      tone="need"
      onClose={stay}
      footer={
        <>
          <Button
            {...(!isKept && { color: 'red', variant: 'filled' })}
            onClick={() => send({ type: 'changes.discard' })}
          >
            {texts.discard}
          </Button>
          {isKept && <Button onClick={() => send({ type: 'draft.leave' })}>{texts.leave}</Button>}
          <Button variant={isKept ? 'filled' : 'default'} onClick={stay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      {isKept ? texts.leaveKept : texts.leaveLost}
    </Dialog>
  )
}
