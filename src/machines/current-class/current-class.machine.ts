import { assign, setup } from 'xstate'
import { answerOf } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import type { CurrentClassContext, CurrentClassEvent, CurrentClassInput } from './current-class.types.ts'

/** If the list loses the current class, its first class becomes current. */
export const currentClassMachine = setup({
  types: {
    context: {} as CurrentClassContext,
    events: {} as CurrentClassEvent,
    input: {} as CurrentClassInput,
    tags: {} as 'opening',
  },
  actors: {
    /** Fetches the list again. */
    fetchCourses: placeholder<readonly number[]>(),
  },
  actions: {
    noteList: assign((_, courseIds: readonly number[]) => ({ courseIds })),
    noteWanted: assign((_, wanted: number) => ({ wanted })),
    forgetWanted: assign({ wanted: null }),
    takeWanted: assign(({ context }) => ({ courseId: context.wanted, wanted: null })),
    takeFirst: assign(({ context }) => ({ courseId: context.courseIds[0] ?? null })),
    takeNone: assign({ courseId: null }),
    /** Stores the current class for this teacher's next visit. */
    keep: () => {},
  },
  guards: {
    hasNone: ({ context }) => context.courseIds.length === 0,
    isWanted: ({ context }) => context.wanted !== null,
    isWantedThere: ({ context: { courseIds, wanted } }) => wanted !== null && courseIds.includes(wanted),
    isCurrentThere: ({ context: { courseIds, courseId } }) => courseId !== null && courseIds.includes(courseId),
  },
}).createMachine({
  id: 'currentClass',
  description: 'The current class: which one it is, and that there is none (specification §4).',
  context: ({ input: { courseIds, last } }) => ({ courseIds, courseId: last, wanted: null }),
  initial: 'deciding',
  on: {
    'courses.changed': { target: '.deciding', actions: { type: 'noteList', params: ({ event }) => event.courseIds } },
    'course.choose': { target: '.deciding', actions: { type: 'noteWanted', params: ({ event }) => event.courseId } },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isWantedThere', target: 'current', actions: ['takeWanted', 'keep'] },
        { guard: 'isWanted', target: 'fetching' },
        { guard: 'hasNone', target: 'empty', actions: 'takeNone' },
        { guard: 'isCurrentThere', target: 'current' },
        { target: 'current', actions: 'takeFirst' },
      ],
    },
    /** A class was chosen that is not in the list yet. */
    fetching: {
      invoke: {
        id: 'fetchCourses',
        src: 'fetchCourses',
        onDone: { target: 'settling', actions: { type: 'noteList', params: answerOf } },
        onError: { target: 'deciding', actions: 'forgetWanted' },
      },
    },
    /** A class missing from the new list, too, is silently dropped: it is not this teacher's, or archived. */
    settling: {
      always: [
        { guard: 'isWantedThere', target: 'deciding' },
        { target: 'deciding', actions: 'forgetWanted' },
      ],
    },
    /** The teacher has no class: pages say so, and a first one can be opened. */
    empty: {
      initial: 'inviting',
      states: {
        inviting: { on: { 'course.open': 'opening' } },
        opening: { tags: 'opening', on: { 'course.cancel': 'inviting' } },
      },
    },
    current: {},
  },
})
