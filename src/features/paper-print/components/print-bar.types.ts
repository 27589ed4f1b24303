import type { PrintOptions } from '#domain/print/print-options.ts'

export interface PrintBarProps {
  readonly paperId: number
  /** Null until the pages have loaded. */
  readonly paperTitle: string | null
  readonly options: PrintOptions
  readonly onChange: (changed: Partial<PrintOptions>) => void
}
