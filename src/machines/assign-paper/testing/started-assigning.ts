import { createActor, fromPromise, waitFor } from 'xstate'
import { assignPaperMachine } from '../assign-paper.machine.ts'
import type {
  NewAssignment,
  KeptAssignment,
  PublishAnswer,
  PublishRequest,
  SaveAnswer,
  SaveRequest,
} from '../assign-paper.types.ts'

export const assignment: NewAssignment = {
  courseIds: [1, 3],
  paperId: 2,
  assignmentName: '第五单元检测',
  kind: 'homework',
  assignmentType: 1,
  audience: 1,
  uids: [],
  beginTime: null,
  endTime: '2026-11-20T12:00:00.000Z',
  duration: null,
  minutesApart: null,
}
export const renamed: NewAssignment = { ...assignment, assignmentName: '第五单元小测' }

export const first = '2026-11-19T02:00:00.000Z'
export const second = '2026-11-19T02:05:00.000Z'

export const refused = {
  kind: 'refused',
  field: 'endTime',
  courseId: null,
  message: '截止时间已经过去，请改晚一些',
} as const
export const lost = { kind: 'unanswered', message: '网络连接错误' } as const

/** A service with scripted responses, an Error being a lost one; requests are recorded. */
export function started(
  saves: readonly (SaveAnswer | Error)[],
  publishes: readonly (PublishAnswer | Error)[] = [],
  assignmentIds: readonly number[] = [],
  kept?: KeptAssignment,
) {
  const saved: SaveRequest[] = []
  const published: (readonly number[])[] = []
  const answerOf = <Answer>(answers: readonly (Answer | Error)[], index: number): Answer => {
    const answer = answers[index]
    if (answer === undefined) throw new Error('nothing more was expected')
    if (answer instanceof Error) throw answer
    return answer
  }
  const machine = assignPaperMachine.provide({
    actors: {
      save: fromPromise<SaveAnswer, SaveRequest>(async ({ input }) => answerOf(saves, saved.push(input) - 1)),
      publish: fromPromise<PublishAnswer, PublishRequest>(async ({ input }) =>
        answerOf(publishes, published.push(input.assignmentIds) - 1),
      ),
    },
  })
  const actor = createActor(machine, { input: { assignmentIds, ...(kept && { kept }) } }).start()
  const press = async (type: 'assignment.publish' | 'assignment.keep', pressed = assignment, at = first) => {
    actor.send({ type, assignment: pressed, at })
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  return { actor, saved, published, press }
}

export const savedAs = (...assignmentIds: number[]): SaveAnswer => ({ kind: 'saved', assignmentIds })
export const publishedTo = (assignedCount: number | null): PublishAnswer => ({ kind: 'published', assignedCount })
