import { Button } from '@mantine/core'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTexts } from '../language/language-context.tsx'
import { AskContext, type Ask, type Notice, type Question } from './confirm-context.ts'
import { Dialog, DialogDetails } from './dialog.tsx'
import { dialogTexts } from './dialog.texts.ts'

type Asked =
  | { readonly kind: 'confirm'; readonly content: Question; readonly answer: (yes: boolean) => void }
  | { readonly kind: 'alert'; readonly content: Notice; readonly answer: (yes: boolean) => void }

/** Shows the questions and notices of useConfirm and useAlert, one at a time, above any open dialog. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Asked[]>([])
  const ask = useMemo<Ask>(() => {
    const append = (asked: Asked) => setQueue((waiting) => [...waiting, asked])
    return {
      confirm: (content) => new Promise((answer) => append({ kind: 'confirm', content, answer })),
      alert: (content) => new Promise((done) => append({ kind: 'alert', content, answer: () => done() })),
    }
  }, [])
  const current = queue[0]
  const answer = useCallback(
    (yes: boolean) => {
      current?.answer(yes)
      setQueue((waiting) => waiting.filter((asked) => asked !== current))
    },
    [current],
  )
  return (
    <AskContext value={ask}>
      {children}
      {current !== undefined && <AskedDialog asked={current} onAnswer={answer} />}
    </AskContext>
  )
}

interface AskedDialogProps {
  readonly asked: Asked
  readonly onAnswer: (yes: boolean) => void
}

function AskedDialog({ asked, onAnswer }: AskedDialogProps) {
  const { content } = asked
  return (
    <Dialog
      opened
      kind="message"
      onClose={() => onAnswer(false)}
      footer={<AskedButtons asked={asked} onAnswer={onAnswer} />}
      {...useHeading(asked)}
    >
      {content.body}
      {content.details !== undefined && <DialogDetails lines={content.details} />}
    </Dialog>
  )
}

function useHeading({ kind, content }: Asked) {
  const texts = useTexts(dialogTexts)
  if (kind === 'confirm')
    return { tone: 'need', title: content.title ?? content.confirmLabel ?? texts.question } as const
  const tone = content.tone ?? 'plain'
  const usual = tone === 'success' ? texts.success : tone === 'error' ? texts.failure : texts.notice
  return { tone, title: content.title ?? usual } as const
}

function AskedButtons({ asked, onAnswer }: AskedDialogProps) {
  const texts = useTexts(dialogTexts)
  const isQuestion = asked.kind === 'confirm'
  const destroys = isQuestion && asked.content.destroy === true
  return (
    <>
      {isQuestion && (
        <Button data-autofocus={destroys || undefined} onClick={() => onAnswer(false)}>
          {asked.content.cancelLabel ?? texts.cancel}
        </Button>
      )}
      <Button
        variant="filled"
        {...(destroys ? { color: 'red' } : { 'data-autofocus': true })}
        onClick={() => onAnswer(true)}
      >
        {asked.content.confirmLabel ?? texts.confirm}
      </Button>
    </>
  )
}
