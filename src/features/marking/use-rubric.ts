import { messageOf } from '#api/client/failures.ts'
import { rubric, type RubricLine } from '#api/contract/areas/rubric.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useToast } from '#ui/toast/toast-context.ts'

type NewLine = Omit<RubricLine, 'rubricLineId'>

const nothing: readonly RubricLine[] = []

/** The rubric lines shared by the markers of an item. */
export function useRubric(assignmentId: number, itemId: number) {
  const toast = useToast()
  const ofItem = { assignmentId, itemId }
  const lines = useEndpoint(rubric.list, ofItem).data?.list ?? nothing
  const changes = { invalidates: [rubric.list] }
  const adding = useCommand(rubric.add, changes)
  const removing = useCommand(rubric.remove, changes)
  return {
    itemId,
    lines,
    isBusy: adding.isPending,
    failure: adding.error && messageOf(adding.error),
    add: (line: NewLine, onSuccess: () => void) => adding.mutate({ ...ofItem, ...line }, { onSuccess }),
    remove: ({ rubricLineId }: RubricLine) =>
      removing.mutate({ ...ofItem, rubricLineId }, { onError: (error: unknown) => toast.error(messageOf(error)) }),
  }
}

export type Rubric = ReturnType<typeof useRubric>
