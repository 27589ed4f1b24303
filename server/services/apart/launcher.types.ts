import type { ForkOptions } from 'node:child_process'

/** A Node program, and how it is started. */
export interface Launch extends Pick<ForkOptions, 'execPath' | 'execArgv' | 'env'> {
  readonly file: string
}

/** Messages to the launcher. The service numbers the processes. */
export type ToLauncher =
  | { readonly kind: 'start'; readonly id: number; readonly launch: Launch }
  | { readonly kind: 'message'; readonly id: number; readonly message: object }
  | { readonly kind: 'kill'; readonly id: number; readonly signal: NodeJS.Signals }

/** Messages from it: what it hears from a process, and what becomes of it. */
export type FromLauncher =
  | { readonly kind: 'spawn'; readonly id: number; readonly pid: number | undefined }
  | { readonly kind: 'message'; readonly id: number; readonly message: unknown }
  | { readonly kind: 'disconnect'; readonly id: number }
  | { readonly kind: 'exit'; readonly id: number; readonly code: number | null; readonly signal: NodeJS.Signals | null }
