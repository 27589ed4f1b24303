import type { IconName } from '../icon/icon-paths.ts'
import type { ToastKind } from './toast-log.ts'

export const toastIcons: Readonly<Record<ToastKind, IconName>> = {
  success: 'check',
  warning: 'warning',
  error: 'close',
  undo: 'undo',
}
