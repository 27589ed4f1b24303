import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import type { LeftOut } from '#domain/paper/basket.ts'
import type { BasketChange } from '#domain/paper/basket-change.ts'
import type { Blueprint } from '#domain/paper/blueprint.ts'
import type { Filling, Unmet } from '#domain/paper/fill-blueprint.ts'

export type Change = BasketChange<BankQuestion> & {
  /** The same for every attempt, by whichever tab and after a reload: the service makes each change once. */
  readonly key: string
}

export interface BasketInput {
  readonly subjectId: number
  /** What was unsent when the page was left. */
  readonly changes: readonly Change[]
}

export interface SendRequest {
  readonly subjectId: number
  readonly change: Change
}

/** `cleared` is what clearing removed. */
export type SendAnswer =
  | { readonly kind: 'done'; readonly leftOut: readonly LeftOut[]; readonly cleared: readonly BankQuestion[] }
  | { readonly kind: 'refused'; readonly message: string }

export interface GatherRequest {
  readonly subjectId: number
  readonly blueprint: Blueprint
  /** Changes that the service may not have yet. */
  readonly changes: readonly Change[]
}

export interface Gathered extends Omit<Filling<BankQuestion>, 'repeating'> {
  /** Of the change that puts the chosen ones into the basket. */
  readonly key: string
}

export interface LeftOutQuestion extends Pick<LeftOut, 'reason'> {
  readonly question: BankQuestion
}

/** What a teacher should know about the last change. */
export type Notice =
  | { readonly kind: 'leftOut'; readonly questions: readonly LeftOutQuestion[] }
  | { readonly kind: 'composed'; readonly count: number; readonly reused: number; readonly unmet: readonly Unmet[] }
  | { readonly kind: 'failed'; readonly message: string }

export interface BasketContext extends BasketInput {
  readonly attempts: number
  readonly notice: Notice | null
  /** The blueprint of a paper being composed. */
  readonly blueprint: Blueprint
}

export type BasketEvent =
  | { readonly type: 'basket.change'; readonly change: Change }
  | { readonly type: 'basket.compose'; readonly blueprint: Blueprint }
  | { readonly type: 'notice.close' }
  | { readonly type: 'network.return' }
  /** From the chart itself; null if there is nothing to report. */
  | { readonly type: 'notice.show'; readonly notice: Notice | null }

export type BasketEffectName = 'cleared'

/** These questions were removed; adding them again undoes that. */
export interface BasketEffect {
  readonly type: BasketEffectName
  readonly questions: readonly BankQuestion[]
}
