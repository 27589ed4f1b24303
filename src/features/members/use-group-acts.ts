import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { memberDialogsTexts } from './member-dialogs.texts.ts'
import type { Group } from './members.types.ts'
import { useGrouping } from './use-grouping.ts'
import type { TellDone } from './use-undo.ts'

/** Creates, renames and dissolves groups of a class. */
export function useGroupActs(courseId: number, tellDone: TellDone) {
  const texts = useTexts(memberDialogsTexts)
  const confirm = useConfirm()
  const command = useGrouping()
  const regroup = (uids: readonly number[], groupName: string, message: string): Promise<boolean> =>
    command.mutateAsync({ courseId, uids: [...uids], groupName }).then(
      ({ changeId }) => {
        tellDone(message, changeId)
        return true
      },
      // The dialog shows the error.
      () => false,
    )
  return {
    isBusy: command.isPending,
    error: command.error,
    make: (name: string, uids: readonly number[]) => regroup(uids, name, texts.grouped(uids.length, name)),
    rename: ({ uids }: Group, name: string) => regroup(uids, name, texts.renamed(name)),
    dissolve: async ({ name, uids }: Group) => {
      const question = { body: texts.confirmDissolve(name, uids.length), confirmLabel: texts.dissolve, destroy: true }
      if (await confirm(question)) await regroup(uids, '', texts.dissolved(name))
    },
  }
}

export type GroupActs = ReturnType<typeof useGroupActs>
