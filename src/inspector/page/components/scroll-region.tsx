import type { ReactNode, Ref } from 'react'

export interface ScrollRegionProps {
  /** Accessible name. */
  readonly label: string
  readonly className: string | undefined
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** What scrolls and holds nothing to press must be reachable for the keyboard itself. */
const reachable = { tabIndex: 0, role: 'region' } as const

export function ScrollRegion({ label, className = '', ref, children }: ScrollRegionProps) {
  return (
    <div {...reachable} {...(ref !== undefined && { ref })} className={className} aria-label={label}>
      {children}
    </div>
  )
}
