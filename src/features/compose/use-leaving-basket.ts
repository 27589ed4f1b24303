import { useConfirmLeaving } from '#parts/leaving/use-leaving.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { basketTexts } from './basket.texts.ts'

/** Only this page has changes that neither the service nor the browser has stored: leaving asks while there are any. */
export function useLeavingBasket(unstored: number): void {
  const texts = useTexts(basketTexts)
  const confirm = useConfirm()
  useConfirmLeaving({
    loses: () => unstored > 0,
    agrees: () =>
      confirm({
        body: texts.leaveAsk(unstored),
        details: [texts.leaveLoses],
        confirmLabel: texts.leave,
        cancelLabel: texts.stay,
        destroy: true,
      }),
  })
}
