import { createActor, fromPromise, waitFor } from 'xstate'
import { assignPaperMachine } from '../assign-paper.machine.ts'
import type {
  AssignedTask,
  KeptAssignment,
  PublishAnswer,
  PublishRequest,
  SaveAnswer,
  SaveRequest,
} from '../assign-paper.types.ts'

export const task: AssignedTask = {
  courseIds: [1, 3],
  paperId: 2,
  testName: '第五单元检测',
  kind: 'homework',
  testType: 1,
  userJoinType: 1,
  uids: [],
  beginTime: null,
  endTime: '2026-11-20T12:00:00.000Z',
  duration: null,
}
export const renamed: AssignedTask = { ...task, testName: '第五单元小测' }

export const first = '2026-11-19T02:00:00.000Z'
export const second = '2026-11-19T02:05:00.000Z'

export const refused = {
  kind: 'refused',
  field: 'endTime',
  courseId: null,
  message: '截止时间已经过去，请改晚一些',
} as const
export const lost = { kind: 'unanswered', message: '网络连接错误' } as const

/** A service that answers in the given order, an Error being a lost answer; what it was sent is kept. */
export function started(
  saves: readonly (SaveAnswer | Error)[],
  publishes: readonly (PublishAnswer | Error)[] = [],
  testIds: readonly number[] = [],
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
        answerOf(publishes, published.push(input.testIds) - 1),
      ),
    },
  })
  const actor = createActor(machine, { input: { testIds, ...(kept && { kept }) } }).start()
  const press = async (type: 'task.publish' | 'task.keep', pressed = task, at = first) => {
    actor.send({ type, task: pressed, at })
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  return { actor, saved, published, press }
}

export const savedAs = (...testIds: number[]): SaveAnswer => ({ kind: 'saved', testIds })
export const publishedTo = (assignedCount: number | null): PublishAnswer => ({ kind: 'published', assignedCount })
