import type { MouseEvent } from 'react'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { useClosingQuestion } from '#ui/navigation/use-closing-question.ts'
import { jobTexts } from './job.texts.ts'

/** Props of a link that leads away from the uploads. */
export interface LeavingLink {
  readonly href: string
  readonly onClick: (event: MouseEvent) => void
}

export type LinkTo = (path: string) => LeavingLink

/** Only this page has the files still to be sent: leaving it asks first, and so does closing it. */
export function useLeavingUpload(unsent: number): LinkTo {
  const texts = useTexts(jobTexts)
  const confirm = useConfirm()
  const { push } = useNavigation()
  useClosingQuestion(unsent > 0)
  const leave = async (path: string) => {
    const question = {
      body: texts.leaveAsk(unsent),
      details: [texts.leaveLoses, texts.leaveKeeps],
      confirmLabel: texts.leave,
      cancelLabel: texts.stay,
      destroy: true,
    }
    if (await confirm(question)) push(path)
  }
  return (path) => ({
    href: hrefOf(path),
    onClick: (event) => {
      if (unsent === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      void leave(path)
    },
  })
}
