import { Button } from '@mantine/core'
import { formatTime } from '#domain/time/time-format.ts'
import { Dialog, DialogDetails } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Alone } from './components/alone.tsx'
import { leavingTexts } from './leaving.texts.ts'
import type { LeavingPaper } from './use-leaving-paper.ts'
import type { PaperEditor } from './use-paper-editor.ts'

export interface DraftQuestionProps {
  readonly editor: PaperEditor
  readonly leaving: LeavingPaper
}

/** The browser's draft and the service's paper both continue the same version: the teacher picks one. */
export function DraftQuestion({ editor: { context, send }, leaving }: DraftQuestionProps) {
  const texts = useTexts(leavingTexts)
  return (
    <>
      <Alone isLoading leaving={leaving} />
      <Dialog
        opened
        mustDecide
        title={texts.askTitle}
        tone="need"
        onClose={() => {}}
        footer={
          <>
            <Button onClick={() => send({ type: 'draft.drop' })}>{texts.drop}</Button>
            <Button variant="filled" onClick={() => send({ type: 'draft.use' })}>
              {texts.use}
            </Button>
          </>
        }
      >
        {texts.ask(formatTime(context.draft?.savedAt ?? 0, 'm-d h:i'))}
        <DialogDetails lines={[texts.askUse, texts.askDrop]} />
      </Dialog>
    </>
  )
}
