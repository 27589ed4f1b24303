import { createContext, use } from 'react'

export interface Question {
  /** Left out: the act, which is `confirmLabel`; 操作提示 where that is left out, too. */
  readonly title?: string
  /** What will happen, in numbers ("要删除“期末完形专练（一）”吗？"). */
  readonly body: string
  /** One line each consequence. */
  readonly details?: readonly string[]
  /** The verb of the act ("删除"); left out: 确定. */
  readonly confirmLabel?: string
  /** Left out: 取消. */
  readonly cancelLabel?: string
  /** The act destroys something: its button is red. */
  readonly destroy?: boolean
}

export interface Notice {
  /** `success` 操作成功, `error` 错误提示, else 提示. */
  readonly tone?: 'plain' | 'success' | 'error'
  readonly title?: string
  readonly body: string
  readonly details?: readonly string[]
  /** Left out: 确定. */
  readonly confirmLabel?: string
}

export interface Ask {
  readonly confirm: (question: Question) => Promise<boolean>
  readonly alert: (notice: Notice) => Promise<void>
}

export const AskContext = createContext<Ask | null>(null)

function useAsk(): Ask {
  const ask = use(AskContext)
  if (ask === null) throw new Error('useConfirm and useAlert need a ConfirmProvider above them')
  return ask
}

/** `await confirm({…})` is true for the act, false for 取消, the close button and Escape. */
export const useConfirm = (): Ask['confirm'] => useAsk().confirm

/** `await alert({…})` ends when the notice was closed, whichever way. */
export const useAlert = (): Ask['alert'] => useAsk().alert
