import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#api/client/failures.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { correction, type ShownCorrection } from '#api/contract/groups/correction.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'

/** Corrections a teacher has to decide about, and whether students see the mean. */
export function useCorrections(assignmentId: number) {
  const alert = useAlert()
  const { data, error, refetch } = useEndpoint(correction.list, { assignmentId })
  const decide = useCommand(correction.decide, { invalidates: [correction.list] })
  const showMean = useCommand(assigning.showMean, { invalidates: [assigning.info] })
  const cache = useQueryClient()
  const say = (failure: unknown) => void alert({ tone: 'error', body: messageOf(failure) })
  const sayNewer = (failure: unknown) => {
    void cache.invalidateQueries({ queryKey: keyOf(correction.list) })
    say(failure)
  }
  return {
    list: data?.list ?? null,
    failure: data === undefined && error !== null ? messageOf(error) : null,
    retry: () => void refetch(),
    accept: ({ submissionId, item, answeredAt }: ShownCorrection) =>
      void decide
        .mutateAsync({ assignmentId, submissionId, itemId: item.itemId, answeredAt, isRight: true })
        .catch(sayNewer),
    showMean: (showsMean: boolean) => void showMean.mutateAsync({ assignmentId, showsMean }).catch(say),
  }
}
