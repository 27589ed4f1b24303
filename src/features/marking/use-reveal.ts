import { messageOf } from '#api/client/failures.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule, type MarkingRuleRow } from '#api/contract/groups/marking-rule.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { rulesTexts } from './rules.texts.ts'

/** Reveals the names of an assignment, after a question. */
export function useReveal() {
  const texts = useTexts(rulesTexts)
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const command = useCommand(markingRule.reveal, { invalidates: [markingRule.list, marking.items, marking.waiting] })
  return async ({ assignmentId, assignmentName, unmarked }: MarkingRuleRow) => {
    if (unmarked > 0) return alert({ tone: 'plain', body: texts.revealFirst(unmarked) })
    const question = {
      body: texts.revealAsk(assignmentName),
      details: [texts.revealDetail],
      confirmLabel: texts.reveal,
      destroy: true,
    }
    if (!(await confirm(question))) return undefined
    return command.mutateAsync({ assignmentId }).then(
      () => toast.success(texts.revealDone),
      (error: unknown) => alert({ tone: 'error', body: messageOf(error) }),
    )
  }
}
