import { assign, type DoneActorEvent, type ErrorActorEvent, fromPromise, setup } from 'xstate'
import {
  type AssignPaperContext,
  type AssignPaperEvent,
  type AssignPaperInput,
  type AssignPaperOutput,
  isSameAssignment,
  type PublishAnswer,
  type PublishRequest,
  type SaveAnswer,
  type SaveRequest,
} from './assign-paper.types.ts'

const save = fromPromise<SaveAnswer, SaveRequest>(() => Promise.reject(new Error('provide this actor')))
const publish = fromPromise<PublishAnswer, PublishRequest>(() => Promise.reject(new Error('provide this actor')))

/**
 * Whatever fails leads back to the form, and pressing again never makes a second assignment in a class: what is saved is changed
 * by its ids, and a save whose answer was lost is settled (sent again as it was) before anything else is sent.
 */
export const assignPaperMachine = setup({
  types: {
    context: {} as AssignPaperContext,
    events: {} as AssignPaperEvent,
    input: {} as AssignPaperInput,
    output: {} as AssignPaperOutput,
    tags: {} as 'busy',
  },
  actors: { save, publish },
  actions: {
    takePress: assign(({ context, event }) => ({
      wanted: { assignmentIds: context.assignmentIds, assignment: event.assignment, at: atOf(context, event) },
      publishes: event.type === 'assignment.publish',
      failure: null,
    })),
    noteSettled: assign(({ context }, answer: SaveAnswer) => ({
      unansweredSave: null,
      ...(answer.kind === 'saved' && {
        assignmentIds: answer.assignmentIds,
        saved: context.unansweredSave?.assignment ?? null,
        wanted: { ...requestOf(context.wanted), assignmentIds: answer.assignmentIds },
      }),
    })),
    noteSaved: assign(({ context }, answer: SaveAnswer) => ({
      unansweredSave: null,
      ...(answer.kind === 'saved'
        ? { assignmentIds: answer.assignmentIds, saved: context.wanted?.assignment ?? null }
        : { failure: answer }),
    })),
    notePublished: assign((_, answer: PublishAnswer) => ({
      isPublishUnanswered: false,
      ...(answer.kind === 'published' ? { assignedCount: answer.assignedCount } : { failure: answer }),
    })),
    noteUnanswered: assign((_, error: unknown) => ({ failure: { kind: 'unanswered', message: messageOf(error) } })),
    keepUnansweredSave: assign(({ context }) => ({ unansweredSave: context.wanted })),
    keepUnansweredPublish: assign({ isPublishUnanswered: true }),
  },
  guards: {
    mustSettle: ({ context, event }) =>
      context.unansweredSave !== null && !isSameAssignment(context.unansweredSave.assignment, event.assignment),
    isSaved: ({ context: { saved, unansweredSave }, event }) =>
      unansweredSave === null && saved !== null && isSameAssignment(saved, event.assignment),
    // What may already be out with the students cannot be called unpublished.
    mayBePublished: ({ context }) => context.isPublishUnanswered,
    publishes: ({ context }) => context.publishes,
  },
}).createMachine({
  id: 'assign-paper',
  description: 'Assigning a paper: the task is saved, then published (specification §1, §7).',
  context: ({ input }) => ({
    assignmentIds: input.assignmentIds,
    wanted: null,
    publishes: false,
    saved: null,
    unansweredSave: null,
    isPublishUnanswered: false,
    assignedCount: null,
    failure: null,
    ...input.kept,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'assignment.publish': [
          { guard: 'mustSettle', target: 'settling', actions: 'takePress' },
          { guard: 'isSaved', target: 'publishing', actions: 'takePress' },
          { target: 'saving', actions: 'takePress' },
        ],
        'assignment.keep': [
          { guard: 'mayBePublished' },
          { guard: 'mustSettle', target: 'settling', actions: 'takePress' },
          { guard: 'isSaved', target: 'done', actions: 'takePress' },
          { target: 'saving', actions: 'takePress' },
        ],
      },
    },
    settling: {
      tags: 'busy',
      invoke: {
        id: 'settle',
        src: 'save',
        input: ({ context }) => requestOf(context.unansweredSave),
        onDone: { target: 'saving', actions: { type: 'noteSettled', params: answerOf } },
        onError: { target: 'editing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => requestOf(context.wanted),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'editing',
            actions: { type: 'noteSaved', params: answerOf },
          },
          { guard: 'publishes', target: 'publishing', actions: { type: 'noteSaved', params: answerOf } },
          { target: 'done', actions: { type: 'noteSaved', params: answerOf } },
        ],
        onError: {
          target: 'editing',
          actions: [{ type: 'noteUnanswered', params: errorOf }, 'keepUnansweredSave'],
        },
      },
    },
    publishing: {
      tags: 'busy',
      invoke: {
        id: 'publish',
        src: 'publish',
        input: ({ context: { assignmentIds, wanted } }) => ({
          assignmentIds,
          courseIds: requestOf(wanted).assignment.courseIds,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'editing',
            actions: { type: 'notePublished', params: answerOf },
          },
          { target: 'done', actions: { type: 'notePublished', params: answerOf } },
        ],
        onError: {
          target: 'editing',
          actions: [{ type: 'noteUnanswered', params: errorOf }, 'keepUnansweredPublish'],
        },
      },
    },
    done: { type: 'final' },
  },
  output: ({ context }) => ({
    assignmentIds: context.assignmentIds,
    published: context.publishes,
    assignedCount: context.assignedCount,
  }),
})

/** A press that repeats an unanswered save is the same intent, so it keeps the instant of the first. */
function atOf({ unansweredSave }: AssignPaperContext, { assignment, at }: AssignPaperEvent): string {
  return unansweredSave !== null && isSameAssignment(unansweredSave.assignment, assignment) ? unansweredSave.at : at
}

function answerOf<Answer>({ event }: { readonly event: DoneActorEvent<Answer> }): Answer {
  return event.output
}

function errorOf({ event }: { readonly event: ErrorActorEvent }): unknown {
  return event.error
}

function requestOf(request: SaveRequest | null): SaveRequest {
  if (request === null) throw new Error('Nothing to save')
  return request
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
