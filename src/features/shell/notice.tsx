import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { shellTexts } from './shell.texts.ts'

export interface NoticeProps {
  readonly title: string
  readonly why: string
  /** The next step; home by default. */
  readonly action?: ReactNode
}

/** Replaces a page that cannot be shown. */
export function Notice({ title, why, action }: NoticeProps) {
  const texts = useTexts(shellTexts)
  const toHome = <LinkButton to={publicPaths.home}>{texts.toHome}</LinkButton>
  return (
    <Stack justify="center" gap={0} mih="60vh">
      <EmptyState title={title} titleAs="h1" why={why} action={action ?? toHome} />
    </Stack>
  )
}
