import { assign, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { following, followingDelays, noteAsked } from '../following.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import {
  canConfirm,
  confirmRequestOf,
  ofImport,
  openReview,
  uploadRequestOf,
  withReviewed,
} from './paper-import.rules.ts'
import type {
  AskAnswer,
  ConfirmAnswer,
  ConfirmRequest,
  OfPaperImport,
  PaperImportContext,
  PaperImportEvent,
  PaperImportInput,
  PaperSource,
  UploadAnswer,
  UploadRequest,
} from './paper-import.types.ts'

const nothing = {
  source: null,
  info: null,
  reviewed: [],
  paperTitle: '',
  wasTried: false,
  done: null,
  failure: null,
} satisfies Omit<PaperImportContext, 'subjectId' | 'paperImportId'>

/**
 * The service stores the file and what was read from it; corrections live here until they are confirmed, all at once.
 * Nothing enters the bank without the teacher's consent.
 */
export const paperImportMachine = setup({
  types: {
    context: {} as PaperImportContext,
    events: {} as PaperImportEvent,
    input: {} as PaperImportInput,
    tags: {} as 'busy',
  },
  actors: {
    upload: placeholder<UploadAnswer, UploadRequest>(),
    ask: placeholder<AskAnswer, OfPaperImport>(),
    confirm: placeholder<ConfirmAnswer, ConfirmRequest>(),
    cancel: placeholder<void, OfPaperImport>(),
  },
  guards: {
    isKind,
    isKnown: ({ context }) => context.paperImportId !== null,
    canConfirm: ({ context }) => canConfirm(context),
    isReviewed: ({ context }) => context.info?.import.state === 'ready',
  },
  actions: {
    takeSource: assign((_, source: PaperSource) => ({ source, failure: null })),
    noteUploaded: assign((_, answer: UploadAnswer) =>
      answer.kind === 'kept'
        ? { paperImportId: answer.paperImportId, source: null }
        : { failure: { kind: 'refused', message: answer.message } as const },
    ),
    noteAsked: assign((_, answer: AskAnswer) =>
      answer.kind === 'gone'
        ? { failure: { kind: 'refused', message: answer.message } as const }
        : { info: answer.info, failure: null },
    ),
    beginReview: assign((_, answer: AskAnswer) =>
      answer.kind === 'ready' ? openReview(answer.info, answer.kept) : {},
    ),
    noteConfirmed: assign((_, answer: ConfirmAnswer) =>
      answer.kind === 'confirmed'
        ? { done: { questionCount: answer.questionCount, paperId: answer.paperId }, failure: null }
        : { failure: { kind: 'refused', message: answer.message } as const },
    ),
    noteUnanswered: assign((_, error: unknown) => ({
      failure: { kind: 'unanswered', message: messageOf(error) } as const,
    })),
    changeQuestion: assign(({ context, event }) =>
      event.type === 'question.change'
        ? { reviewed: withReviewed(context.reviewed, event.at, { question: event.question }), failure: null }
        : {},
    ),
    takeQuestion: assign(({ context, event }) =>
      event.type === 'question.take'
        ? { reviewed: withReviewed(context.reviewed, event.at, { isTaken: event.isTaken }), failure: null }
        : {},
    ),
    takeQuestions: assign(({ context, event }) =>
      event.type === 'questions.take'
        ? { reviewed: context.reviewed.map((one) => ({ ...one, isTaken: event.isTaken })), failure: null }
        : {},
    ),
    namePaper: assign(({ event }) => (event.type === 'paper.name' ? { paperTitle: event.title, failure: null } : {})),
    noteTried: assign({ wasTried: true }),
    forgetFailure: assign({ failure: null }),
  },
  delays: followingDelays,
}).createMachine({
  id: 'paper-import',
  description:
    'Importing a paper: uploaded, read by a job, reviewed, confirmed (specification §2 /import-paper, §7.6).',
  context: ({ input }) => ({ ...nothing, ...input }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'isKnown', target: 'following' }, { target: 'choosing' }],
    },
    choosing: {
      on: {
        'file.upload': { target: 'uploading', actions: { type: 'takeSource', params: ({ event }) => event.source } },
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => uploadRequestOf(context),
        onDone: [
          { guard: kindIs('kept'), target: 'stored', actions: { type: 'noteUploaded', params: answerOf } },
          { target: 'choosing', actions: { type: 'noteUploaded', params: answerOf } },
        ],
        onError: { target: 'choosing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    stored: {
      description: 'The service has the file; what becomes of it is followed where it is checked.',
      type: 'final',
    },
    following: {
      on: { 'import.cancel': 'cancelling' },
      ...following(ofImport, [
        {
          guard: kindIs('ready'),
          target: '#paper-import.reviewing',
          actions: [noteAsked, { type: 'beginReview', params: answerOf }],
        },
        { guard: kindIs('over'), target: '#paper-import.ended', actions: noteAsked },
        { guard: kindIs('gone'), target: '#paper-import.ended', actions: noteAsked },
      ]),
    },
    reviewing: {
      on: {
        'question.change': { actions: 'changeQuestion' },
        'question.take': { actions: 'takeQuestion' },
        'questions.take': { actions: 'takeQuestions' },
        'paper.name': { actions: 'namePaper' },
        'import.confirm': [
          { guard: 'canConfirm', target: 'confirming', actions: 'forgetFailure' },
          { actions: 'noteTried' },
        ],
        'import.cancel': 'cancelling',
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => confirmRequestOf(context),
        onDone: [
          { guard: kindIs('confirmed'), target: 'done', actions: { type: 'noteConfirmed', params: answerOf } },
          { target: 'reviewing', actions: { type: 'noteConfirmed', params: answerOf } },
        ],
        onError: { target: 'reviewing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => ofImport(context),
        onDone: { target: 'cancelled', actions: 'forgetFailure' },
        onError: [
          { guard: 'isReviewed', target: 'reviewing', actions: { type: 'noteUnanswered', params: errorOf } },
          { target: 'following', actions: { type: 'noteUnanswered', params: errorOf } },
        ],
      },
    },
    ended: {
      description: 'Refused, given up, or confirmed before: the state of the import says which.',
      type: 'final',
    },
    cancelled: { type: 'final' },
    done: { type: 'final' },
  },
})
