import { Button } from '@mantine/core'
import type { PaperItem } from '#parts/paper-sheet/paper-sheet.types.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { CorrectionForm } from './components/correction-form.tsx'
import { RemarkingDone, RemarkingFailed, RemarkingProgress } from './components/remarking.tsx'
import { correctKeyTexts } from './correct-key.texts.ts'
import { useKeyCorrection } from './use-key-correction.ts'

export interface CorrectKeyDialogProps {
  readonly paperId: number
  readonly item: PaperItem
  readonly onClose: () => void
}

type Correction = ReturnType<typeof useKeyCorrection>

/** Corrects the key of an item on a paper, follows the re-marking and lists whose scores changed. */
export function CorrectKeyDialog({ paperId, item, onClose }: CorrectKeyDialogProps) {
  const texts = useTexts(correctKeyTexts)
  const correction = useKeyCorrection(paperId, item)
  const leave = () => {
    correction.drop()
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={leave}
      title={texts.title(item.no)}
      busy={correction.isBusy}
      footer={<Buttons correction={correction} onClose={leave} />}
    >
      <Step correction={correction} item={item} />
    </Dialog>
  )
}

function Step({ correction, item }: { readonly correction: Correction; readonly item: PaperItem }) {
  switch (correction.step) {
    case 'editing':
    case 'previewed':
      return <CorrectionForm correction={correction} item={item} />
    case 'running':
      return <RemarkingProgress remarking={correction.remarking} failure={correction.failure} />
    case 'done':
      return <RemarkingDone changes={correction.changes} />
    case 'failed':
      return <RemarkingFailed />
  }
}

function Buttons({ correction, onClose }: { readonly correction: Correction; readonly onClose: () => void }) {
  const texts = useTexts(correctKeyTexts)
  if (correction.step === 'editing')
    return (
      <>
        <Button disabled={correction.isBusy} onClick={onClose}>
          {texts.cancel}
        </Button>
        <BusyButton variant="filled" busy={correction.isBusy} busyLabel={texts.sending} onClick={correction.submit}>
          {texts.send}
        </BusyButton>
      </>
    )
  const isRunning = correction.step === 'running'
  return (
    <Button {...(isRunning ? {} : { variant: 'filled' })} onClick={onClose}>
      {isRunning ? texts.close : texts.finish}
    </Button>
  )
}
