import type { PrintOptions } from '#domain/print/print-options.ts'

export interface PrintBarProps {
  readonly paperId: number
  /** Null until pages have loaded. */
  readonly paperTitle: string | null
  /** Whether the pages under the chosen options are there. */
  readonly isPrinted: boolean
  readonly options: PrintOptions
  readonly onChange: (changed: Partial<PrintOptions>) => void
}
