import type { LinkTo } from '#parts/leaving/leaving-link.ts'
import { useLeaving } from '#parts/leaving/use-leaving.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { jobTexts } from './job.texts.ts'

/** Only this page has the files still to be sent. */
export function useLeavingUpload(unsent: number): LinkTo {
  const texts = useTexts(jobTexts)
  const confirm = useConfirm()
  return useLeaving({
    loses: () => unsent > 0,
    agrees: () =>
      confirm({
        body: texts.leaveAsk(unsent),
        details: [texts.leaveLoses, texts.leaveKeeps],
        confirmLabel: texts.leave,
        cancelLabel: texts.stay,
        destroy: true,
      }),
  })
}
