import { useMatches } from '@tanstack/react-router'
import { NotOpenScreen } from '#features/shell/not-open.screen.tsx'
import { usePageTitle } from './page-title.ts'

export function NotOpenPage() {
  const isPublic = useMatches({ select: (matches) => matches.at(-1)?.staticData.access === 'public' })
  return <NotOpenScreen title={usePageTitle()} isPublic={isPublic} />
}
