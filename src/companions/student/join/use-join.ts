import { messageOf } from '#api/client/failures.ts'
import { join } from '#api/contract/groups/join.ts'
import { student } from '#api/contract/groups/student.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

export type OwnClass = OutputOf<typeof join.mine>['list'][number]

const changes = { invalidates: [join.find, join.mine, student.assignments] }

/** The class of a code, and asking to join it. */
export function useJoin(classCode: string) {
  const query = useEndpoint(join.find, { classCode })
  const command = useCommand(join.ask, changes)
  return {
    course: query.data ?? null,
    failure: query.data === undefined && query.error !== null ? query.error : null,
    retry: () => void query.refetch(),
    isBusy: command.isPending,
    /** Why asking failed; empty if it did not. */
    problem: command.error === null ? '' : messageOf(command.error),
    ask: () => command.mutate({ classCode }),
  }
}

/** The student's classes and requests; pending ones can be withdrawn. */
export function useOwnClasses() {
  const query = useEndpoint(join.mine, {})
  const command = useCommand(join.withdraw, changes)
  return {
    classes: query.data?.list ?? null,
    /** When they were read (milliseconds since 1970). */
    readAt: query.dataUpdatedAt,
    failure: query.data === undefined && query.error !== null ? messageOf(query.error) : null,
    retry: () => void query.refetch(),
    /** The class whose request is currently being withdrawn. */
    leaving: command.isPending ? command.variables.courseId : null,
    problem: command.error === null ? '' : messageOf(command.error),
    withdraw: (courseId: number) => command.mutate({ courseId }, { onError: () => void query.refetch() }),
  }
}
