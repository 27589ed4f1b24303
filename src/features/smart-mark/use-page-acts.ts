import { messageOf } from '#api/client/failures.ts'
import { scan } from '#api/contract/areas/scan.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { jobTexts } from './job.texts.ts'

interface OfPage {
  readonly scanPageId: number
  /** As it was brought, from 1. */
  readonly number: number
}

/** What can be done with sheets and their pages beside deciding what they say. */
export function usePageActs(scanId: number) {
  const texts = useTexts(jobTexts)
  const toast = useToast()
  const confirm = useConfirm()
  const stale = { invalidates: [scan.info, scan.unsure, scan.assignments] }
  const leave = useCommand(scan.leaveOut, stale)
  const place = useCommand(scan.place, stale)
  const pause = useCommand(scan.pause, stale)
  const resume = useCommand(scan.resume, stale)
  const cancel = useCommand(scan.cancel, stale)
  const tried = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act()
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    }
  }
  const leaveOut = async ({ scanPageId, number }: OfPage) => {
    const isDone = await tried(() => leave.mutateAsync({ scanId, scanPageId, isLeftOut: true }))
    const back = () => void tried(() => leave.mutateAsync({ scanId, scanPageId, isLeftOut: false }))
    if (isDone) toast.undo(texts.leftOut(number), back)
  }
  const giveUp = async (pageCount: number) => {
    const details = [texts.cancelLoses(pageCount), texts.cancelKeeps]
    const question = { body: texts.cancelAsk, details, confirmLabel: texts.cancel, destroy: true }
    if (!(await confirm(question)) || !(await tried(() => cancel.mutateAsync({ scanId })))) return
    toast.undo(texts.cancelled, () => void tried(() => resume.mutateAsync({ scanId })))
  }
  return {
    isBusy: [leave, place, pause, resume, cancel].some(({ isPending }) => isPending),
    leaveOut,
    place: async (pages: readonly { readonly scanPageId: number; readonly uid: number }[]) => {
      if (await tried(() => place.mutateAsync({ scanId, pages: [...pages] }))) toast.success(texts.placed)
    },
    pause: () => void tried(() => pause.mutateAsync({ scanId })),
    resume: () => void tried(() => resume.mutateAsync({ scanId })),
    giveUp,
  }
}

export type PageActs = ReturnType<typeof usePageActs>
