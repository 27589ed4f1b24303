import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { home } from '#api/contract/groups/home.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { assignPaperMachine } from '#machines/assign-paper/assign-paper.machine.ts'
import { type AssignPaperOutput, type KeptAssignment, keptOf } from '#machines/assign-paper/assign-paper.types.ts'
import { assignActors } from './assign.actors.ts'

const options = {
  invalidates: [
    assigning.list,
    assigning.info,
    assigning.students,
    home.today,
    paper.list,
    paper.unassigned,
    paper.unassignedCount,
  ],
  endsWithPage: true,
}

/**
 * The machine of one dialog, connected to the service; `onDone` is called once, when the assignment is in its final
 * state.
 */
export function useAssignMachine(
  assignmentIds: readonly number[],
  kept: KeptAssignment | undefined,
  onDone: (output: AssignPaperOutput) => void,
) {
  const { mutateAsync: save } = useCommand(assigning.save, options)
  const { mutateAsync: publish } = useCommand(assigning.publish, options)
  const [machine] = useState(() => assignPaperMachine.provide({ actors: assignActors(save, publish) }))
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { assignmentIds, ...(kept && { kept }) } })
  const { output } = snapshot
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    if (output !== undefined) finish(output)
  }, [output])
  const isSaving = snapshot.matches({ open: { assigning: 'saving' } })
  const isPublishUnanswered =
    snapshot.matches({ open: { assigning: 'publishing' } }) || snapshot.hasTag('perhapsPublished')
  return { snapshot, send, unanswered: keptOf(snapshot.context, { isSaving, isPublishUnanswered }) }
}
