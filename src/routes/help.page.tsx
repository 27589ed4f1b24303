import { useRouteContext } from '@tanstack/react-router'
import { HelpScreen } from '#features/help/help.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useTeacher } from './teacher-context.tsx'
import { useCurrentClass } from './use-current-class.ts'

const keeps = { page: 'help', fields: ['part', 'state'] }

export function HelpPage() {
  const { isEmbedded, isDesktop } = useRouteContext({ from: '/teacher' })
  const teacher = useTeacher()
  const { course } = useCurrentClass()
  const surface = isEmbedded ? 'embedded' : isDesktop ? 'desktop' : 'browser'
  return (
    <NavigationFromRouter keeps={keeps}>
      <HelpScreen teacher={teacher} courseId={course?.courseId ?? null} surface={surface} />
    </NavigationFromRouter>
  )
}
