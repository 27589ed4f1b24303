/** What the chart of the question basket does not say, as in `machine-tables.ts` for the sign-on. */
import type { AnyMachineSnapshot } from 'xstate'
import { basketMachine } from '#machines/basket/basket.machine.ts'
import type { Change } from '#machines/basket/basket.types.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import type { MachineTable } from './model.ts'

type Context = AnyMachineSnapshot['context']

const [first, second, third] = [bankQuestion(7), bankQuestion(8), bankQuestion(9)]

const add: Change = { kind: 'add', key: 'k7', questions: [first] }

const unmet = [{ name: '一般过去时', difficulty: 3, missing: 40 }]

/** Events that lead to another change. */
const adding = ['basket.change', 'basket.compose']

const nameOf = (change: Change) => (change.kind === 'add' ? change.questions[0]?.questionId : change.kind)

export const basketTable: MachineTable = {
  name: 'basket',
  machine: basketMachine,
  openings: {
    fresh: () => ({ subjectId: 203, changes: [] }),
    unsent: () => ({ subjectId: 203, changes: [add] }),
  },
  answers: {
    send: [
      { kind: 'done', leftOut: [], cleared: [] },
      { kind: 'done', leftOut: [{ questionId: 7, reason: 'full' }], cleared: [] },
      { kind: 'done', leftOut: [], cleared: [second, third] },
      { kind: 'refused', message: '这道题已被删除' },
    ],
    gather: [
      { chosen: [third], unmet, reused: 1, key: 'k9' },
      { chosen: [], unmet, reused: 0, key: 'k9' },
    ],
  },
  payloads: {
    'basket.change': [{ change: add }, { change: { kind: 'clear', key: 'k8', questionIds: [8, 9] } }],
    'basket.compose': [{ blueprint: [{ knowledgeId: 4, name: '一般过去时', marks: [0, 20, 40] }] }],
    'notice.show': [{ notice: null }],
  },
  // Events that the chart sends itself come from nowhere else; two changes cover as much as ten.
  isPossible: ({ type }, { context }) =>
    type !== 'notice.show' && (!adding.includes(type) || context.changes.length < 2),
  key: ({ changes, notice }: Context) => [changes.map(nameOf), notice?.kind],
}
