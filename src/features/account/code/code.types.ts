import type { ReactNode } from 'react'
import type { CodePurpose } from '#domain/code-purpose.ts'

/** Shows the slide puzzle for a code to a mobile or an e-mail address above the page; the route brings it. */
export type RenderCaptcha = (
  code: { readonly purpose: CodePurpose; readonly recipient: string },
  onSolved: (token: string) => void,
  onClose: () => void,
) => ReactNode
