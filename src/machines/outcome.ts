import type { DoneActorEvent, ErrorActorEvent } from 'xstate'

/** What a guard `isKind` is given. */
export interface KindOfAnswer {
  readonly answer: { readonly kind: string }
  readonly kind: string
}

/** The guard `isKind` of a chart, for a row of an `onDone`: the answer is of this kind. */
export const kindIs = (kind: string) => ({
  type: 'isKind' as const,
  params: ({ event }: Done<{ readonly kind: string }>): KindOfAnswer => ({ answer: event.output, kind }),
})

export const isKind = (_: unknown, { answer, kind }: KindOfAnswer): boolean => answer.kind === kind

interface Done<Answer> {
  readonly event: DoneActorEvent<Answer>
}

/** The answer of an invocation, for the action that notes it. */
export const answerOf = <Answer>({ event }: Done<Answer>): Answer => event.output

/** What an invocation failed with. */
export const errorOf = ({ event }: { readonly event: ErrorActorEvent }): unknown => event.error
