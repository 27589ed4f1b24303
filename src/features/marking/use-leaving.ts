import { type MouseEvent, useEffect } from 'react'
import { undrawnOf, unsavedDrafts, unsentOf } from '#machines/marking/marking.rules.ts'
import type { MarkingContext } from '#machines/marking/marking.types.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { markingTexts } from './marking.texts.ts'
import type { Marking } from './use-marking.ts'

/** Props of a link that leads away from the work. */
export interface LeavingLink {
  readonly href: string
  readonly onClick: (event: MouseEvent) => void
}

/** Leaving with unsent marks or drawings, or with unsaved scores, asks first; so does closing the page. */
export function useLeaving({ now, drained }: Marking): (path: string) => LeavingLink {
  const texts = useTexts(markingTexts)
  const confirm = useConfirm()
  const { push } = useNavigation()
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isBusy(now())) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [now])
  const leave = async (path: string) => {
    const { unsent, undrawn, unsaved } = countsOf(now())
    const isSent = await drained()
    const { isKept } = now()
    const details = [
      ...(isSent || unsent === 0 ? [] : [texts.leaveUnsent(unsent)]),
      ...(isSent || undrawn === 0 ? [] : [texts.leaveUndrawn(undrawn)]),
      ...(unsaved === 0 ? [] : [isKept ? texts.leaveUnsaved(unsaved) : texts.leaveLost(unsaved)]),
    ]
    const question = {
      body: texts.leaveAsk,
      details,
      confirmLabel: texts.leave,
      cancelLabel: texts.stay,
      destroy: unsaved > 0 && !isKept,
    }
    if (details.length === 0 || (await confirm(question))) push(path)
  }
  return (path) => ({
    href: hrefOf(path),
    onClick: (event) => {
      if (!isBusy(now()) || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      void leave(path)
    },
  })
}

/** What the service has not accepted yet, and scores not saved. */
const countsOf = (context: MarkingContext) => ({
  unsent: unsentOf(context).length,
  undrawn: undrawnOf(context).length,
  unsaved: unsavedDrafts(context).length,
})

const isBusy = (context: MarkingContext): boolean => Object.values(countsOf(context)).some((count) => count > 0)
