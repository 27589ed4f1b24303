import { type MouseEvent, useEffect, useEffectEvent } from 'react'
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

/** Leaving with marks or drawings that are unsent, or marks entered and not saved, asks first; so does closing the page. */
export function useLeaving({ unsent, undrawn, unsaved, drained }: Marking): (path: string) => LeavingLink {
  const texts = useTexts(markingTexts)
  const confirm = useConfirm()
  const { push } = useNavigation()
  const isBusy = unsent > 0 || undrawn > 0 || unsaved > 0
  const onClosing = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isBusy) event.preventDefault()
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => onClosing(event)
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  const leave = async (path: string) => {
    const isSent = await drained()
    const details = [
      ...(isSent || unsent === 0 ? [] : [texts.leaveUnsent(unsent)]),
      ...(isSent || undrawn === 0 ? [] : [texts.leaveUndrawn(undrawn)]),
      ...(unsaved > 0 ? [texts.leaveUnsaved(unsaved)] : []),
    ]
    const question = {
      body: texts.leaveAsk,
      details,
      confirmLabel: texts.leave,
      cancelLabel: texts.stay,
      destroy: unsaved > 0,
    }
    if (details.length === 0 || (await confirm(question))) push(path)
  }
  return (path) => ({
    href: hrefOf(path),
    onClick: (event) => {
      if (!isBusy || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      void leave(path)
    },
  })
}
