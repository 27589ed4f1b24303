import { assign, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { following, followingDelays, noteAsked } from '../following.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import { areColumnsAsked, decidedAll, keptDecisions, undecidedRows, withDecision } from './roster-import.rules.ts'
import { changeRequestOf, ofList, type OfList, readRequestOf } from './roster-import.requests.ts'
import type {
  ApplyAnswer,
  ApplyRequest,
  AskAnswer,
  ChangeRequest,
  FindAnswer,
  ListChange,
  ListSource,
  ReadAnswer,
  ReadRequest,
  RosterImportContext,
  RosterImportEvent,
  RosterImportInput,
  ViewAnswer,
} from './roster-import.types.ts'

const nothing = {
  source: null,
  sheets: [],
  chosenWorksheets: [],
  oneRosterClass: null,
  classes: [],
  importId: null,
  view: null,
  decisions: {},
  change: null,
  wasTried: false,
  written: { done: 0, total: 0 },
  result: null,
} satisfies Omit<RosterImportContext, 'courseId' | 'failure'>

/**
 * What the service knows outlives the page: a list that was read, and one being written, are found again. Nothing is
 * written that the teacher did not see: if the class has changed, the dry run is repeated. Every change to the list is
 * a press whose dry run the teacher waits for, so nothing is saved in the background (`saving`).
 */
export const rosterImportMachine = setup({
  types: {
    context: {} as RosterImportContext,
    events: {} as RosterImportEvent,
    input: {} as RosterImportInput,
    tags: {} as 'busy',
  },
  actors: {
    find: placeholder<FindAnswer, { readonly courseId: number }>(),
    read: placeholder<ReadAnswer, ReadRequest>(),
    view: placeholder<ViewAnswer, OfList>(),
    change: placeholder<ViewAnswer, ChangeRequest>(),
    apply: placeholder<ApplyAnswer, ApplyRequest>(),
    drop: placeholder<void, OfList>(),
    ask: placeholder<AskAnswer, OfList>(),
  },
  guards: {
    isKind,
    isDecided: ({ context }) =>
      !areColumnsAsked(context.view) && undecidedRows(context.view, context.decisions).length === 0,
  },
  actions: {
    takeSource: assign((_, source: ListSource) => ({ ...nothing, source, failure: null })),
    takeWorksheets: assign((_, chosenWorksheets: readonly string[]) => ({ chosenWorksheets, failure: null })),
    takeClass: assign((_, oneRosterClass: string) => ({ oneRosterClass, failure: null })),
    forget: assign({ ...nothing, failure: null }),
    noteFound: assign((_, found: FindAnswer) => (found.kind === 'none' ? {} : { importId: found.importId })),
    noteRead: assign((_, answer: ReadAnswer) => {
      if (answer.kind === 'refused') return { failure: { kind: 'refused', message: answer.message } as const }
      if (answer.kind === 'sheets') return { sheets: answer.sheets }
      return answer.kind === 'classes' ? { classes: answer.classes } : { importId: answer.importId, source: null }
    }),
    noteView: assign(({ context }, answer: ViewAnswer) =>
      answer.kind === 'view'
        ? { view: answer.view, decisions: keptDecisions(answer.view, context.decisions), change: null, wasTried: false }
        : { ...nothing, failure: { kind: 'refused', message: answer.message } as const },
    ),
    noteApplied: assign((_, answer: ApplyAnswer) =>
      answer.kind === 'started' ? { failure: null } : { failure: { kind: answer.kind, message: answer.message } },
    ),
    noteAsked: assign((_, answer: AskAnswer) => {
      if (answer.kind === 'done') return { result: answer.result, failure: null }
      return { written: { done: answer.done, total: answer.total }, failure: null }
    }),
    noteUnanswered: assign((_, error: unknown) => ({
      failure: { kind: 'unanswered', message: messageOf(error) } as const,
    })),
    decideRow: assign(({ context, event }) =>
      event.type === 'row.decide'
        ? { decisions: withDecision(context.decisions, event.row, event.decision), failure: null }
        : {},
    ),
    decideRows: assign(({ context, event }) =>
      event.type === 'rows.decide' ? { decisions: decidedAll(context.view, event.as), failure: null } : {},
    ),
    takeChange: assign((_, change: ListChange) => ({ change, failure: null })),
    noteTried: assign({ wasTried: true }),
    forgetView: assign({ view: null }),
    forgetFailure: assign({ failure: null }),
  },
  delays: followingDelays,
}).createMachine({
  id: 'roster-import',
  description: 'Importing a class list: read, reviewed, written by a job (specification §7 import/export students).',
  context: ({ input }) => ({ ...nothing, ...input, failure: null }),
  initial: 'resuming',
  states: {
    resuming: {
      tags: 'busy',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => ({ courseId: context.courseId }),
        onDone: [
          { guard: kindIs('none'), target: 'choosing' },
          { guard: kindIs('read'), target: 'loadingReview', actions: { type: 'noteFound', params: answerOf } },
          { target: 'following', actions: { type: 'noteFound', params: answerOf } },
        ],
        // The form is shown even so: an open list can wait.
        onError: 'choosing',
      },
    },
    choosing: {
      on: { 'list.read': { target: 'reading', actions: { type: 'takeSource', params: ({ event }) => event.source } } },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => readRequestOf(context),
        onDone: [
          { guard: kindIs('list'), target: 'loadingReview', actions: { type: 'noteRead', params: answerOf } },
          { guard: kindIs('sheets'), target: 'choosingWorksheets', actions: { type: 'noteRead', params: answerOf } },
          { guard: kindIs('classes'), target: 'choosingClass', actions: { type: 'noteRead', params: answerOf } },
          { target: 'choosing', actions: { type: 'noteRead', params: answerOf } },
        ],
        onError: { target: 'choosing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    choosingWorksheets: {
      on: {
        'sheets.choose': { target: 'reading', actions: { type: 'takeWorksheets', params: ({ event }) => event.names } },
        'list.drop': { target: 'choosing', actions: 'forget' },
      },
    },
    choosingClass: {
      on: {
        'class.choose': { target: 'reading', actions: { type: 'takeClass', params: ({ event }) => event.sourcedId } },
        'list.drop': { target: 'choosing', actions: 'forget' },
      },
    },
    loadingReview: {
      tags: 'busy',
      invoke: {
        id: 'view',
        src: 'view',
        input: ({ context }) => ofList(context),
        onDone: [
          { guard: kindIs('view'), target: 'reviewing', actions: { type: 'noteView', params: answerOf } },
          { target: 'choosing', actions: { type: 'noteView', params: answerOf } },
        ],
        onError: { target: 'reviewFailed', actions: [{ type: 'noteUnanswered', params: errorOf }, 'forgetView'] },
      },
    },
    reviewFailed: {
      on: { 'view.retry': { target: 'loadingReview', actions: 'forgetFailure' }, 'list.drop': 'dropping' },
    },
    reviewing: {
      on: {
        'row.decide': { actions: 'decideRow' },
        'rows.decide': { actions: 'decideRows' },
        'list.change': { target: 'changing', actions: { type: 'takeChange', params: ({ event }) => event.change } },
        'list.apply': [{ guard: 'isDecided', target: 'applying' }, { actions: 'noteTried' }],
        'list.drop': 'dropping',
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => changeRequestOf(context),
        onDone: [
          { guard: kindIs('view'), target: 'reviewing', actions: { type: 'noteView', params: answerOf } },
          { target: 'choosing', actions: { type: 'noteView', params: answerOf } },
        ],
        onError: { target: 'reviewing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    dropping: {
      tags: 'busy',
      invoke: {
        id: 'drop',
        src: 'drop',
        input: ({ context }) => ofList(context),
        onDone: { target: 'choosing', actions: 'forget' },
        onError: { target: 'loadingReview', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    applying: {
      tags: 'busy',
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context }) => ({
          ...ofList(context),
          digest: context.view?.digest ?? '',
          decisions: context.decisions,
        }),
        onDone: [
          { guard: kindIs('started'), target: 'following', actions: { type: 'noteApplied', params: answerOf } },
          { guard: kindIs('changed'), target: 'loadingReview', actions: { type: 'noteApplied', params: answerOf } },
          { target: 'reviewing', actions: { type: 'noteApplied', params: answerOf } },
        ],
        onError: { target: 'reviewing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    following: following(ofList, [
      { guard: kindIs('done'), target: '#roster-import.done', actions: noteAsked },
      { guard: kindIs('failed'), target: '#roster-import.failed', actions: noteAsked },
    ]),
    done: { on: { 'list.next': { target: 'choosing', actions: 'forget' } } },
    failed: { on: { 'list.next': { target: 'choosing', actions: 'forget' } } },
  },
})
