import { assign, setup, stateIn } from 'xstate'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import {
  type AssignPaperContext,
  type AssignPaperEvent,
  type AssignPaperInput,
  type AssignPaperOutput,
  type AssignPaperTag,
  type Press,
  isSameAssignment,
  type PublishAnswer,
  type PublishRequest,
  type SaveAnswer,
  type SaveRequest,
} from './assign-paper.types.ts'

/**
 * Every failure leads back to the form, and pressing again never makes a second assignment in a class: what is saved is
 * changed by its ids, and a save whose response was lost is settled (resent unchanged) before anything else is sent.
 * Whether students may already have it is a region of its own.
 */
export const assignPaperMachine = setup({
  types: {
    context: {} as AssignPaperContext,
    events: {} as AssignPaperEvent,
    input: {} as AssignPaperInput,
    output: {} as AssignPaperOutput,
    tags: {} as AssignPaperTag,
  },
  actors: {
    save: placeholder<SaveAnswer, SaveRequest>(),
    publish: placeholder<PublishAnswer, PublishRequest>(),
  },
  actions: {
    takePress: assign(({ context }, press: Press) => ({
      wanted: { assignmentIds: context.assignmentIds, assignment: press.assignment, at: atOf(context, press) },
      failure: null,
    })),
    willPublish: assign({ publishes: true }),
    willKeep: assign({ publishes: false }),
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
    notePublished: assign((_, answer: PublishAnswer) =>
      answer.kind === 'published' ? { assignedCount: answer.assignedCount } : { failure: answer },
    ),
    noteUnanswered: assign((_, error: unknown) => ({ failure: { kind: 'unanswered', message: messageOf(error) } })),
    keepUnansweredSave: assign(({ context }) => ({ unansweredSave: context.wanted })),
  },
  guards: {
    isKind,
    mustSettle: ({ context: { unansweredSave } }, { assignment }: Press) =>
      unansweredSave !== null && !isSameAssignment(unansweredSave.assignment, assignment),
    isSaved: ({ context: { saved, unansweredSave } }, { assignment }: Press) =>
      unansweredSave === null && saved !== null && isSameAssignment(saved, assignment),
    wasPublishUnanswered: ({ context }) => context.kept?.isPublishUnanswered === true,
    isPerhapsPublished: stateIn({ open: { publication: 'perhapsPublished' } }),
    publishes: ({ context }) => context.publishes,
  },
}).createMachine({
  id: 'assign-paper',
  description: 'Assigning a paper: the assignment is saved, then published (specification §1, §7).',
  context: ({ input }) => startOf(input),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        assigning: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'assignment.publish': [
                  {
                    guard: { type: 'mustSettle', params: pressOf },
                    target: 'settling',
                    actions: [{ type: 'takePress', params: pressOf }, 'willPublish'],
                  },
                  {
                    guard: { type: 'isSaved', params: pressOf },
                    target: 'publishing',
                    actions: [{ type: 'takePress', params: pressOf }, 'willPublish'],
                  },
                  { target: 'saving', actions: [{ type: 'takePress', params: pressOf }, 'willPublish'] },
                ],
                'assignment.keep': [
                  // What students may already have cannot be kept unpublished.
                  { guard: 'isPerhapsPublished' },
                  {
                    guard: { type: 'mustSettle', params: pressOf },
                    target: 'settling',
                    actions: [{ type: 'takePress', params: pressOf }, 'willKeep'],
                  },
                  {
                    guard: { type: 'isSaved', params: pressOf },
                    target: '#assign-paper.done',
                    actions: [{ type: 'takePress', params: pressOf }, 'willKeep'],
                  },
                  { target: 'saving', actions: [{ type: 'takePress', params: pressOf }, 'willKeep'] },
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
                  { guard: kindIs('refused'), target: 'editing', actions: { type: 'noteSaved', params: answerOf } },
                  { guard: 'publishes', target: 'publishing', actions: { type: 'noteSaved', params: answerOf } },
                  { target: '#assign-paper.done', actions: { type: 'noteSaved', params: answerOf } },
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
                    guard: kindIs('refused'),
                    target: ['editing', '#assign-paper.open.publication.unpublished'],
                    actions: { type: 'notePublished', params: answerOf },
                  },
                  { target: '#assign-paper.done', actions: { type: 'notePublished', params: answerOf } },
                ],
                onError: {
                  target: ['editing', '#assign-paper.open.publication.perhapsPublished'],
                  actions: { type: 'noteUnanswered', params: errorOf },
                },
              },
            },
          },
        },
        publication: {
          initial: 'opening',
          states: {
            opening: {
              always: [{ guard: 'wasPublishUnanswered', target: 'perhapsPublished' }, { target: 'unpublished' }],
            },
            unpublished: {},
            perhapsPublished: { tags: 'perhapsPublished' },
          },
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

function startOf({ assignmentIds, kept }: AssignPaperInput): AssignPaperContext {
  return {
    kept: kept ?? null,
    assignmentIds: kept?.assignmentIds ?? assignmentIds,
    wanted: null,
    publishes: false,
    saved: kept?.saved ?? null,
    unansweredSave: kept?.unansweredSave ?? null,
    assignedCount: null,
    failure: null,
  }
}

/** A press that repeats an unanswered save is the same intent, so it keeps the first one's instant. */
function atOf({ unansweredSave }: AssignPaperContext, { assignment, at }: Press): string {
  return unansweredSave !== null && isSameAssignment(unansweredSave.assignment, assignment) ? unansweredSave.at : at
}

function pressOf({ event: { assignment, at } }: { readonly event: AssignPaperEvent }): Press {
  return { assignment, at }
}

function requestOf(request: SaveRequest | null): SaveRequest {
  if (request === null) throw new Error('Nothing to save')
  return request
}
