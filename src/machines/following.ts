import { answerOf, errorOf } from './outcome.ts'

/** Milliseconds from an answer about a job to the next question. */
export const untilNextLook = 1000

/** The delays of a chart that follows a job. */
export const followingDelays = { untilNextLook }

/** The action that records what is known of the job. */
export const noteAsked = { type: 'noteAsked' as const, params: answerOf }

/**
 * The states of a flow that follows a job of the service. An answer that ends nothing, or none at all, is followed by
 * another question: the job runs on without the page.
 */
export const following = <Context, Input, const Ends extends readonly object[]>(
  inputOf: (context: Context) => Input,
  ends: Ends,
) => ({
  initial: 'asking' as const,
  states: {
    asking: {
      invoke: {
        id: 'ask' as const,
        src: 'ask' as const,
        input: ({ context }: { readonly context: Context }) => inputOf(context),
        onDone: [...ends, { target: 'waiting' as const, actions: noteAsked }] as const,
        onError: { target: 'waiting' as const, actions: { type: 'noteUnanswered' as const, params: errorOf } },
      },
    },
    waiting: { after: { untilNextLook: 'asking' as const } },
  },
})
