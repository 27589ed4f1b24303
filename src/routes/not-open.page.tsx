import { NotOpenScreen } from '#features/shell/not-open.screen.tsx'
import { usePageTitle } from './page-title.ts'

export function NotOpenPage() {
  return <NotOpenScreen title={usePageTitle()} />
}
