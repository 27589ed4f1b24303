import { assign, type ErrorActorEvent, setup } from 'xstate'
import type { SubjectId } from '#domain/classes/subjects.ts'
import { isSubjectOfStage } from '#domain/classes/teaching.ts'
import { type BookVersionFacts, isBookVersionMissing } from '#domain/classes/missing-book-version.ts'
import { messageOf } from '../message-of.ts'
import { placeholder } from '../placeholder.ts'
import {
  type BookVersionContext,
  type BookVersionEvent,
  type BookVersionInput,
  isWhole,
  type TeachingForm,
  withStage,
  withSubject,
} from './book-version.types.ts'

/** The choice survives a failure, and is restored with its stage. */
export const bookVersionMachine = setup({
  types: {
    context: {} as BookVersionContext,
    events: {} as BookVersionEvent,
    input: {} as BookVersionInput,
    tags: {} as 'shown' | 'busy',
  },
  actors: {
    save: placeholder<void, TeachingForm>(),
  },
  actions: {
    noteFacts: assign((_, facts: BookVersionFacts) => facts),
    noteSaved: assign(({ context }) => ({ bookVersion: context.form.bookVersion })),
    change: assign(({ context, event }) => {
      const { form, lastOfStage } = context
      if (event.type === 'stage.choose') return { form: withStage(lastOfStage, event.stageId), failure: '' }
      if (event.type === 'subject.choose') return { form: withSubject(form, event.subjectId), failure: '' }
      return event.type === 'version.choose' ? { form: { ...form, bookVersion: event.bookVersion }, failure: '' } : {}
    }),
    rememberStage: assign(({ context: { form, lastOfStage } }) =>
      form.stageId === null ? {} : { lastOfStage: { ...lastOfStage, [form.stageId]: form } },
    ),
    noteTried: assign({ wasTried: true }),
    clearFailure: assign({ failure: '' }),
    noteFailure: assign((_, error: unknown) => ({ failure: messageOf(error) })),
  },
  guards: {
    isMissing: ({ context }) => isBookVersionMissing(context),
    isOfStage: ({ context: { form } }, subjectId: SubjectId) =>
      form.stageId !== null && isSubjectOfStage(subjectId, form.stageId),
    isWhole: ({ context }) => isWhole(context.form),
  },
}).createMachine({
  id: 'bookVersion',
  description: 'Who teaches English and has no book version chooses one (specification §4, §5 Book-version dialog).',
  context: ({ input }) => ({ ...input, lastOfStage: {}, wasTried: false, failure: '' }),
  initial: 'checking',
  states: {
    checking: {
      always: [{ guard: 'isMissing', target: 'asking' }, { target: 'resting' }],
    },
    resting: {
      on: { 'facts.change': { target: 'checking', actions: { type: 'noteFacts', params: factsOf } } },
    },
    asking: {
      tags: 'shown',
      on: {
        'facts.change': { target: 'checking', actions: { type: 'noteFacts', params: factsOf } },
        'stage.choose': { actions: ['change', 'rememberStage'] },
        'subject.choose': {
          guard: { type: 'isOfStage', params: ({ event }) => event.subjectId },
          actions: ['change', 'rememberStage'],
        },
        'version.choose': { actions: ['change', 'rememberStage'] },
        'form.submit': [{ guard: 'isWhole', target: 'saving' }, { actions: 'noteTried' }],
        'dialog.later': 'postponed',
      },
    },
    saving: {
      tags: ['shown', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => context.form,
        onDone: { target: 'resting', actions: 'noteSaved' },
        onError: { target: 'asking', actions: { type: 'noteFailure', params: errorOf } },
      },
    },
    /** Until the portal is opened again. */
    postponed: { type: 'final' },
  },
})

function factsOf({ event }: { readonly event: { readonly facts: BookVersionFacts } }): BookVersionFacts {
  return event.facts
}

function errorOf({ event }: { readonly event: ErrorActorEvent }): unknown {
  return event.error
}
