import { undrawnOf, unsavedDrafts } from '#machines/marking/marking.rules.ts'
import type { MarkingContext } from '#machines/marking/marking.types.ts'
import { leavingLink, type LinkTo } from '#parts/leaving/leaving-link.ts'
import { useLeaving } from '#parts/leaving/use-leaving.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { markingTexts } from './marking.texts.ts'
import type { Marking } from './use-marking.ts'

export interface MarkingLinks {
  /** Leads out of the assignment. */
  readonly linkTo: LinkTo
  /** Leads to another item of it. */
  readonly linkToItem: LinkTo
  readonly goToItem: (path: string) => Promise<void>
}

/**
 * Leaving with unsent marks or drawings, or with unsaved scores, asks first. The page of another item takes over all
 * that the browser keeps, so that going there asks only where it keeps nothing.
 */
export function useLeavingMarks({ now, drained }: Marking): MarkingLinks {
  const texts = useTexts(markingTexts)
  const confirm = useConfirm()
  const { push } = useNavigation()
  const agrees = async () => {
    await drained()
    const { unsent, disputed, undrawn, unsaved } = countsOf(now())
    const { isKept } = now()
    const details = [
      ...(unsent === 0 ? [] : [texts.leaveUnsent(unsent)]),
      ...(disputed === 0 ? [] : [texts.leaveDisputed(disputed)]),
      ...(undrawn === 0 ? [] : [texts.leaveUndrawn(undrawn)]),
      ...(unsaved === 0 ? [] : [isKept ? texts.leaveUnsaved(unsaved) : texts.leaveLost(unsaved)]),
    ]
    const destroy = unsaved > 0 && !isKept
    const labels = { confirmLabel: texts.leave, cancelLabel: texts.stay }
    return details.length === 0 || confirm({ body: texts.leaveAsk, details, ...labels, destroy })
  }
  const goToItem = async (path: string) => {
    if (now().isKept || (await agrees())) push(path)
  }
  return {
    linkTo: useLeaving({ loses: () => isBusy(now()), agrees }),
    linkToItem: (path) => leavingLink(path, () => void goToItem(path)),
    goToItem,
  }
}

/** What the service has not accepted yet, and scores not saved. */
const countsOf = (context: MarkingContext) => ({
  unsent: context.queue.length,
  disputed: context.disputes.length,
  undrawn: undrawnOf(context).length,
  unsaved: unsavedDrafts(context).length,
})

const isBusy = (context: MarkingContext): boolean => Object.values(countsOf(context)).some((count) => count > 0)
