import type { MouseEvent } from 'react'
import { hrefOf } from '#ui/navigation/navigation.tsx'

/** Props of a link that leads away from work. */
export interface LeavingLink {
  readonly href: string
  readonly onClick: (event: MouseEvent) => void
}

export type LinkTo = (path: string) => LeavingLink

/** A link that leaves in a way of its own, if `asks`; in a new tab it opens as any other. */
export const leavingLink = (path: string, leave: () => void, asks = () => true): LeavingLink => ({
  href: hrefOf(path),
  onClick: (event) => {
    if (!asks() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    leave()
  },
})
