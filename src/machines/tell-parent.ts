import { enqueueActions, type EventObject, type MachineContext } from 'xstate'
import type { GuideReport, WayReport } from './login/login-way.types.ts'

type Report = WayReport | GuideReport | null

/** An action: tells the flow that invoked this one, if there is something to tell. One that runs by itself tells nobody. */
export const tellParent = <Context extends MachineContext, Event extends EventObject>() =>
  enqueueActions<Context, Event, Report, Event, never, never, never, never, never>(
    ({ enqueue, self: { _parent: parent } }, report) => {
      if (report !== null && parent !== undefined) enqueue.sendTo(parent, report)
    },
  )
