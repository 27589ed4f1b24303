import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { DecisionMark } from '#parts/decision/decision-mark.tsx'
import { RefuseDialog } from '#parts/decision/refuse.dialog.tsx'
import { type Notice, type Question, useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { widgetsTexts } from './widgets.texts.ts'

/** Messages, questions and windows, ways of confirming, and the last answer. */
export function DialogsPart() {
  const texts = useTexts(widgetsTexts)
  const alert = useAlert()
  const confirm = useConfirm()
  const [answer, setAnswer] = useState<boolean | null>(null)
  const [opened, setOpened] = useState<'simple' | 'form' | 'refusal' | null>(null)
  const say = (notice: Notice) => () => void alert(notice)
  const ask = (question: Question) => async () => setAnswer(await confirm(question))
  const lost = { body: texts.destroyBody, details: [texts.destroyDetails, texts.destroyKept] }
  return (
    <Surface title={texts.dialogs} note={texts.dialogsNote} padded>
      <Group gap={10}>
        <Button onClick={say({ body: texts.noticeBody })}>{texts.notice}</Button>
        <Button onClick={say({ tone: 'success', body: texts.successBody })}>{texts.success}</Button>
        <Button onClick={say({ tone: 'error', body: texts.failureBody })}>{texts.failure}</Button>
        <Button onClick={ask({ body: texts.confirmBody, confirmLabel: texts.send })}>{texts.confirm}</Button>
        <Button variant="outline" onClick={ask({ ...lost, confirmLabel: texts.destroy, destroy: true })}>
          {texts.destroy}
        </Button>
        <Button onClick={() => setOpened('simple')}>{texts.simple}</Button>
        <Button onClick={() => setOpened('form')}>{texts.form}</Button>
        <Button onClick={() => setOpened('refusal')}>{texts.refuse}</Button>
        <DecisionMark isApproved />
        <DecisionMark isApproved={false} />
      </Group>
      {answer !== null && (
        <Hint mt={12} role="status">
          {texts.answered(answer ? texts.yes : texts.no)}
        </Hint>
      )}
      <Dialog opened={opened === 'simple'} onClose={() => setOpened(null)} kind="message" title={texts.simpleTitle}>
        {texts.simpleBody}
      </Dialog>
      <FormDialog opened={opened === 'form'} onClose={() => setOpened(null)} />
      {opened === 'refusal' && <SampleRefusal onClose={() => setOpened(null)} />}
    </Surface>
  )
}

/** A form that asks for confirmation before closing; what was typed stays meanwhile. */
function FormDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const texts = useTexts(widgetsTexts)
  const confirm = useConfirm()
  const [message, setMessage] = useState<string | null>(null)
  const close = () => {
    setMessage(null)
    onClose()
  }
  const leave = async () => {
    const question = { body: texts.discardBody, confirmLabel: texts.discard, destroy: true }
    if (message === null || (await confirm(question))) close()
  }
  return (
    <Dialog
      opened={opened}
      onClose={() => void leave()}
      title={texts.formTitle}
      footer={
        <Button variant="filled" onClick={close}>
          {texts.send}
        </Button>
      }
    >
      <Textarea
        data-autofocus
        label={texts.message}
        rows={3}
        value={message ?? texts.messageText}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
    </Dialog>
  )
}

/** A refusal that the service does not accept, so that the reason stays with the error below it. */
function SampleRefusal({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(widgetsTexts)
  return (
    <RefuseDialog
      body={texts.refuseBody}
      details={[texts.allOrNothing]}
      hint={texts.reasonHint}
      longestReason={100}
      isBusy={false}
      onRefuse={() => Promise.resolve(texts.refusalFailure)}
      onClose={onClose}
    />
  )
}
