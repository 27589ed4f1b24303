import type { ReactNode, Ref } from 'react'

export interface ScrollRegionProps {
  /** Accessible name. */
  readonly label: string
  readonly className: string | undefined
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** A scrollable area without focusable content must be focusable itself. */
const reachable = { tabIndex: 0, role: 'region' } as const

export function ScrollRegion({ label, className = '', ref, children }: ScrollRegionProps) {
  return (
    <div {...reachable} {...(ref !== undefined && { ref })} className={className} aria-label={label}>
      {children}
    </div>
  )
}
