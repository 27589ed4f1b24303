import { useQueryClient } from '@tanstack/react-query'
import { CallError, messageOf } from '#api/client/failures.ts'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useFirstNames } from '#ui/language/use-first-names.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import type { Member } from './members.types.ts'
import { membersTexts } from './members.texts.ts'
import { useUndo } from './use-undo.ts'

const uidsOf = (members: readonly Member[]): number[] => members.map(({ uid }) => uid)

/**
 * Removing members and restoring them, and undoing other acts; an act on several members is done for all or for none.
 */
export function useMemberActs(courseId: number) {
  const texts = useTexts(membersTexts)
  const namesOf = useFirstNames('people')
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const cache = useQueryClient()
  const { isUndoing, tellDone } = useUndo(courseId)
  const stale = { invalidates: [member.list, member.info, member.removals, course.list] }
  const remove = useCommand(member.remove, stale)
  const restore = useCommand(member.restore, stale)
  const fail = async (error: unknown) => {
    // Somebody else has changed the class meanwhile, so the list is outdated.
    if (error instanceof CallError) await cache.invalidateQueries({ queryKey: keyOf(member.list) })
    await alert({ tone: 'error', title: texts.failedTitle, body: messageOf(error) })
  }
  const putBack = (removalId: number) =>
    restore.mutateAsync({ courseId, removalId }).then(({ count }) => toast.success(texts.restored(count)), fail)
  /** True if they were removed. */
  const takeOut = async (members: readonly Member[]): Promise<boolean> => {
    const question = {
      title: texts.removeTitle,
      body: texts.confirmRemove(namesOf(members)),
      details: [texts.removeKept, texts.removeUndo],
      confirmLabel: texts.remove,
      destroy: true,
    }
    if (members.length === 0 || !(await confirm(question))) return false
    try {
      const { removalId, count } = await remove.mutateAsync({ courseId, uids: uidsOf(members) })
      toast.undo(texts.removed(count), () => void putBack(removalId))
      return true
    } catch (error) {
      await fail(error)
      return false
    }
  }
  return { isBusy: remove.isPending || restore.isPending || isUndoing, takeOut, putBack, tellDone }
}

export type MemberActs = ReturnType<typeof useMemberActs>
