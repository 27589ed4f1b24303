import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { account } from '#api/contract/groups/account.ts'
import { user } from '#api/contract/groups/user.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useCommand } from '#api/queries/use-command.ts'
import type { BookVersionFacts } from '#domain/classes/missing-book-version.ts'
import { bookVersionMachine } from '#machines/book-version/book-version.machine.ts'
import { isWhole, type TeachingForm } from '#machines/book-version/book-version.types.ts'

export interface BookVersionPrompt {
  readonly facts: BookVersionFacts
  /** The initial values of the form. */
  readonly form: TeachingForm
}

/** The choice of a book version: whether to ask for it, the form, and saving it. */
export function useBookVersion({ facts, form }: BookVersionPrompt) {
  const { mutateAsync } = useCommand(account.updateTeaching, { invalidates: [user.teacherInfo], isSetting: true })
  const [machine] = useState(() =>
    bookVersionMachine.provide({
      actors: {
        save: fromPromise<void, TeachingForm>(async ({ input }) => {
          if (isWhole(input)) await mutateAsync(input)
        }),
      },
    }),
  )
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { ...facts, form } })
  const { hasCourse, subjectId, bookVersion } = facts
  useEffect(
    () => send({ type: 'facts.change', facts: { hasCourse, subjectId, bookVersion } }),
    [send, hasCourse, subjectId, bookVersion],
  )
  return { snapshot, send }
}
