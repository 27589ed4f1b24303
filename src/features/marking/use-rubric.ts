import { messageOf } from '#api/client/failures.ts'
import { type NewRubricLine, rubric, type RubricLine } from '#api/contract/groups/rubric.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useToast } from '#ui/toast/toast-context.ts'

const nothing: readonly RubricLine[] = []

/** What the teacher has written for other items and may take over. */
export const useEarlierLines = ({ assignmentId, itemId }: Pick<Rubric, 'assignmentId' | 'itemId'>) =>
  useEndpoint(rubric.earlier, { assignmentId, itemId })

/** The rubric lines shared by the markers of an item. */
export function useRubric(assignmentId: number, itemId: number) {
  const toast = useToast()
  const ofItem = { assignmentId, itemId }
  const lines = useEndpoint(rubric.list, ofItem).data?.list ?? nothing
  const changes = { invalidates: [rubric.list, rubric.earlier] }
  const adding = useCommand(rubric.add, changes)
  const taking = useCommand(rubric.addMany, changes)
  const removing = useCommand(rubric.remove, changes)
  return {
    ...ofItem,
    lines,
    isBusy: adding.isPending || taking.isPending,
    failure: adding.error && messageOf(adding.error),
    takeFailure: taking.error && messageOf(taking.error),
    take: (rubricLines: NewRubricLine[], onSuccess: () => void) =>
      taking.mutate({ ...ofItem, rubricLines }, { onSuccess }),
    add: (line: NewRubricLine, onSuccess: () => void) => adding.mutate({ ...ofItem, ...line }, { onSuccess }),
    remove: ({ rubricLineId }: RubricLine) =>
      removing.mutate({ ...ofItem, rubricLineId }, { onError: (error: unknown) => toast.error(messageOf(error)) }),
  }
}

export type Rubric = ReturnType<typeof useRubric>
