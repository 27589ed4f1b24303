import { scan } from '#api/contract/groups/scan.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { messageOf } from '#api/client/failures.ts'
import { markingPaths, type ScanFlags } from '#domain/paths/marking-paths.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useToast } from '#ui/toast/toast-context.ts'

/** Opens the scan of an assignment, starting one if there is none. */
export function useOpenScan(flags: ScanFlags) {
  const { push } = useNavigation()
  const toast = useToast()
  const add = useCommand(scan.add, { invalidates: [scan.assignments] })
  return {
    isBusy: add.isPending,
    open: async (assignmentId: number) => {
      try {
        const { scanId } = await add.mutateAsync({ assignmentId })
        push(markingPaths.scan(scanId, flags))
      } catch (error) {
        toast.error(messageOf(error))
      }
    },
  }
}
