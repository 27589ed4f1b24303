import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import type { LeftOut } from '#domain/paper/basket.ts'
import type { BasketChange } from '#domain/paper/basket-change.ts'
import type { Blueprint } from '#domain/paper/blueprint.ts'
import type { Filling, Unmet } from '#domain/paper/fill-blueprint.ts'

export type Change = BasketChange<BankQuestion>

export interface BasketInput {
  readonly subjectId: number
  /** What was not sent when the page was left. */
  readonly changes: readonly Change[]
}

export interface SendRequest {
  readonly subjectId: number
  readonly change: Change
}

/** `cleared` is what a clearing took out. */
export type SendAnswer =
  | { readonly kind: 'done'; readonly leftOut: readonly LeftOut[]; readonly cleared: readonly BankQuestion[] }
  | { readonly kind: 'refused'; readonly message: string }

export interface GatherRequest {
  readonly subjectId: number
  readonly blueprint: Blueprint
  /** Changes that the service may not have yet. */
  readonly changes: readonly Change[]
}

export type Gathered = Filling<BankQuestion>

export interface LeftOutQuestion extends Pick<LeftOut, 'reason'> {
  readonly question: BankQuestion
}

/** What a teacher has to know of the last change. */
export type Notice =
  | { readonly kind: 'leftOut'; readonly questions: readonly LeftOutQuestion[] }
  | { readonly kind: 'composed'; readonly count: number; readonly unmet: readonly Unmet[] }
  | { readonly kind: 'failed'; readonly message: string }

export interface BasketContext extends BasketInput {
  readonly attempts: number
  readonly notice: Notice | null
  /** What a paper is being composed by. */
  readonly blueprint: Blueprint
}

export type BasketEvent =
  | { readonly type: 'basket.change'; readonly change: Change }
  | { readonly type: 'basket.compose'; readonly blueprint: Blueprint }
  | { readonly type: 'notice.close' }
  | { readonly type: 'network.return' }
  /** Of the chart itself; null where nothing has to be told. */
  | { readonly type: 'notice.show'; readonly notice: Notice | null }

export type BasketEffectName = 'cleared'

/** These questions were taken out; putting them in again undoes that. */
export interface BasketEffect {
  readonly type: BasketEffectName
  readonly questions: readonly BankQuestion[]
}
