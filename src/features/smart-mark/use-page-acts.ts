import { useQueryClient } from '@tanstack/react-query'
import type { ReadingStop } from '#domain/scan/scan.ts'
import { messageOf } from '#api/client/failures.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { jobTexts } from './job.texts.ts'

/** Up to this many students are named; beyond that only the number is given. */
export const namesShown = 3

interface OfPage {
  readonly scanPageId: number
  /** Its position in upload order, from 1. */
  readonly number: number
}

interface PlacedPage {
  readonly scanPageId: number
  readonly uid: number
}

/** The acts on a scan and its pages, apart from deciding readings. */
export function usePageActs(scanId: number) {
  const texts = useTexts(jobTexts)
  const toast = useToast()
  const confirm = useConfirm()
  const stale = { invalidates: [scan.info, scan.assignments] }
  const leave = useCommand(scan.leaveOut, stale)
  const place = useCommand(scan.place, stale)
  const pause = useCommand(scan.pause, stale)
  const resume = useCommand(scan.resume, stale)
  const cache = useQueryClient()
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
  const takeIn = (scanPageId: number) => tried(() => leave.mutateAsync({ scanId, scanPageId, isLeftOut: false }))
  const leaveOut = async ({ scanPageId, number }: OfPage) => {
    const isDone = await tried(() => leave.mutateAsync({ scanId, scanPageId, isLeftOut: true }))
    if (isDone) toast.undo(texts.leftOut(number), () => void takeIn(scanPageId))
  }
  const putBack = async ({ scanPageId, number }: OfPage) => {
    if (await takeIn(scanPageId)) toast.success(texts.wasPutBack(number))
  }
  const giveUp = async (pageCount: number) => {
    const details = [texts.cancelLoses(pageCount), texts.cancelKeeps]
    const question = { body: texts.cancelAsk, details, confirmLabel: texts.cancel, destroy: true }
    if (!(await confirm(question)) || !(await tried(() => cancel.mutateAsync({ scanId })))) return
    toast.undo(texts.cancelled, () => void tried(() => resume.mutateAsync({ scanId })))
  }
  const give = async (pages: readonly PlacedPage[]) => {
    if (await tried(() => place.mutateAsync({ scanId, pages: [...pages] }))) toast.success(texts.placed)
  }
  return {
    isBusy: [leave, place, pause, resume, cancel].some(({ isPending }) => isPending),
    leaveOut,
    putBack,
    place: give,
    /** Asks for confirmation if some pages may belong to other students, who lack the page before. */
    placeAsBefore: async (pages: readonly PlacedPage[], others: readonly string[]) => {
      const body = texts.placeAllAsk(texts.someNames(others.slice(0, namesShown), others.length))
      const details = [texts.placeAllAbsent, texts.placeAllSwallowed]
      const question = { title: texts.placeAll(pages.length), body, details, confirmLabel: texts.placeAllSure }
      if (others.length === 0 || (await confirm(question))) await give(pages)
    },
    pause: () => void tried(() => pause.mutateAsync({ scanId })),
    resume: () => void tried(() => resume.mutateAsync({ scanId })),
    /** Goes on without what reading stopped at; if it is elsewhere by now, where it is is shown. */
    skip: async (skipped: ReadingStop) => {
      const isDone = await tried(() => resume.mutateAsync({ scanId, skipped }))
      if (!isDone) await cache.invalidateQueries({ queryKey: [scan.info.path] })
    },
    giveUp,
  }
}

export type PageActs = ReturnType<typeof usePageActs>
