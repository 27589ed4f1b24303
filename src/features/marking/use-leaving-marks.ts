import { undrawnOf, unsavedDrafts, unsentOf } from '#machines/marking/marking.rules.ts'
import type { MarkingContext } from '#machines/marking/marking.types.ts'
import type { LinkTo } from '#parts/leaving/leaving-link.ts'
import { useLeaving } from '#parts/leaving/use-leaving.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { markingTexts } from './marking.texts.ts'
import type { Marking } from './use-marking.ts'

/** Leaving with unsent marks or drawings, or with unsaved scores, asks first. */
export function useLeavingMarks({ now, drained }: Marking): LinkTo {
  const texts = useTexts(markingTexts)
  const agreesToLeave = useConfirmLeavingItem()
  const agrees = async () => {
    const { unsent, undrawn, unsaved } = countsOf(now())
    const isSent = await drained()
    const { isKept } = now()
    const details = [
      ...(isSent || unsent === 0 ? [] : [texts.leaveUnsent(unsent)]),
      ...(isSent || undrawn === 0 ? [] : [texts.leaveUndrawn(undrawn)]),
      ...(unsaved === 0 ? [] : [isKept ? texts.leaveUnsaved(unsaved) : texts.leaveLost(unsaved)]),
    ]
    return agreesToLeave({ details, destroy: unsaved > 0 && !isKept })
  }
  return useLeaving({ loses: () => isBusy(now()), agrees })
}

interface LeavingDetails {
  /** What happens to the work; if nothing does, nobody is asked. */
  readonly details: readonly string[]
  /** Whether work is lost. */
  readonly destroy: boolean
}

/** Asks whether to leave the item, and resolves to whether it is left. */
export function useConfirmLeavingItem(): (question: LeavingDetails) => Promise<boolean> {
  const texts = useTexts(markingTexts)
  const confirm = useConfirm()
  return async ({ details, destroy }) => {
    const question = {
      body: texts.leaveAsk,
      details,
      confirmLabel: texts.leave,
      cancelLabel: texts.stay,
      destroy,
    }
    return details.length === 0 || confirm(question)
  }
}

/** What the service has not accepted yet, and scores not saved. */
const countsOf = (context: MarkingContext) => ({
  unsent: unsentOf(context).length,
  undrawn: undrawnOf(context).length,
  unsaved: unsavedDrafts(context).length,
})

const isBusy = (context: MarkingContext): boolean => Object.values(countsOf(context)).some((count) => count > 0)
