import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { ProfilePageHead } from '#parts/profile-page-head/profile-page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'

export interface SubPageProps {
  readonly title: string
  readonly state: string
  /** One form. */
  readonly children: ReactNode
}

/** A page for changing one item of the profile. */
export function SubPage({ title, state, children }: SubPageProps) {
  return (
    <div>
      <ProfilePageHead title={title} state={state} />
      <Surface label={title} padded>
        <Box w="min(100%, calc(420 * var(--u)))">{children}</Box>
      </Surface>
    </div>
  )
}
