import type { DoneActorEvent, ErrorActorEvent } from 'xstate'

/** Parameters of the guard `isKind`. */
export interface KindOfAnswer {
  readonly answer: { readonly kind: string }
  readonly kind: string
}

/** The guard `isKind` for a row of an `onDone`: the output is of this kind. */
export const kindIs = (kind: string) => ({
  type: 'isKind' as const,
  params: ({ event }: Done<{ readonly kind: string }>): KindOfAnswer => ({ answer: event.output, kind }),
})

export const isKind = (_: unknown, { answer, kind }: KindOfAnswer): boolean => answer.kind === kind

interface Done<Answer> {
  readonly event: DoneActorEvent<Answer>
}

/** The output of an invocation, for the action that records it. */
export const answerOf = <Answer>({ event }: Done<Answer>): Answer => event.output

/** The error of a failed invocation. */
export const errorOf = ({ event }: { readonly event: ErrorActorEvent }): unknown => event.error
