import { createContext, use } from 'react'

export interface Question {
  /** Default: the action, i.e. `confirmLabel`; 操作提示 if that is omitted, too. */
  readonly title?: string
  /** What will happen, in numbers ("要删除“期末完形专练（一）”吗？"). */
  readonly body: string
  /** One line per consequence. */
  readonly details?: readonly string[]
  /** The action's verb ("删除"); default: 确定. */
  readonly confirmLabel?: string
  /** Default: 取消. */
  readonly cancelLabel?: string
  /** The action is destructive: its button is red. */
  readonly destroy?: boolean
}

export interface Notice {
  /** `success` 操作成功, `error` 错误提示, otherwise 提示. */
  readonly tone?: 'plain' | 'success' | 'error'
  readonly title?: string
  readonly body: string
  readonly details?: readonly string[]
  /** Default: 确定. */
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

/** `await confirm({…})` is true for the action, false for 取消, the close button and Escape. */
export const useConfirm = (): Ask['confirm'] => useAsk().confirm

/** `await alert({…})` resolves when the notice is closed, by any means. */
export const useAlert = (): Ask['alert'] => useAsk().alert
