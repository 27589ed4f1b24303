import type { ReactNode } from 'react'
import type { SmsPurpose } from '#domain/sms-purpose.ts'

/** Shows the slide puzzle for a code to a mobile above the page; the route brings it. */
export type RenderCaptcha = (
  code: { readonly purpose: SmsPurpose; readonly mobile: string },
  onSolved: (token: string) => void,
  onClose: () => void,
) => ReactNode
