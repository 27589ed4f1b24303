import { handover } from '#api/contract/groups/handover.ts'
import { implement } from '../implement.ts'
import { acceptOffer, offerAssignment, refuseOffer, takeBackOffer } from './change-keeper.ts'
import { handoverInfo, waitingFor } from './handovers.ts'

export const handoverHandlers = implement(handover, {
  info: ({ assignmentId }, { db, caller }) => handoverInfo(db, assignmentId, caller),
  offer: async ({ assignmentId, teacherId }, { db, caller, now, fail }) => {
    const refused = await offerAssignment(db, teacherId, { assignmentId, caller, now })
    return refused === null ? {} : fail(refused)
  },
  takeBack: async ({ assignmentId }, { db, caller, now, fail }) => {
    const refused = await takeBackOffer(db, { assignmentId, caller, now })
    return refused === null ? {} : fail(refused)
  },
  waiting: async (_input, { db, caller }) => ({ list: await waitingFor(db, caller.uid) }),
  accept: async ({ assignmentId }, { db, caller, now, fail }) => {
    const outcome = await acceptOffer(db, { assignmentId, caller, now })
    return typeof outcome === 'string' ? fail(outcome) : outcome
  },
  refuse: async ({ assignmentId }, { db, caller, now }) => {
    await refuseOffer(db, { assignmentId, caller, now })
    return {}
  },
})
