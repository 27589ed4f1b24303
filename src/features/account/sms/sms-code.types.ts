import type { ReactNode } from 'react'

/** Shows the slide puzzle for a mobile above the page; the route brings it. */
export type RenderCaptcha = (mobile: string, onSolved: (token: string) => void, onClose: () => void) => ReactNode
