import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { home } from '#api/contract/areas/home.ts'
import { homework } from '#api/contract/areas/homework.ts'
import { paper } from '#api/contract/areas/paper.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { assignPaperMachine } from '#machines/assign-paper/assign-paper.machine.ts'
import { type AssignPaperOutput, type KeptAssignment, keptOf } from '#machines/assign-paper/assign-paper.types.ts'
import { assignActors } from './assign.actors.ts'

const options = {
  invalidates: [homework.list, homework.info, homework.students, home.today, paper.list],
  endsWithPage: true,
}

/** The machine of one dialog, with the service behind it; `onDone` is called once, when the task is where it should be. */
export function useAssignMachine(
  testIds: readonly number[],
  kept: KeptAssignment | undefined,
  onDone: (output: AssignPaperOutput) => void,
) {
  const { mutateAsync: save } = useCommand(homework.save, options)
  const { mutateAsync: publish } = useCommand(homework.publish, options)
  const [machine] = useState(() => assignPaperMachine.provide({ actors: assignActors(save, publish) }))
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { testIds, ...(kept && { kept }) } })
  const { output } = snapshot
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    if (output !== undefined) finish(output)
  }, [output])
  const doing = snapshot.matches('saving') ? 'saving' : snapshot.matches('publishing') ? 'publishing' : null
  return { snapshot, send, unanswered: keptOf(snapshot.context, doing) }
}
