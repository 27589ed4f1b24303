import { enqueueActions, type EventObject, type MachineContext } from 'xstate'
import type { GuideReport, WayReport } from './login/login-way.types.ts'

type Report = WayReport | GuideReport | null

/** An action: reports to the parent flow, if there is one and something to report. */
export const tellParent = <Context extends MachineContext, Event extends EventObject>() =>
  enqueueActions<Context, Event, Report, Event, never, never, never, never, never>(
    ({ enqueue, self: { _parent: parent } }, report) => {
      if (report !== null && parent !== undefined) enqueue.sendTo(parent, report)
    },
  )
