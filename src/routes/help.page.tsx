import { useRouteContext } from '@tanstack/react-router'
import { HelpScreen } from '#features/help/help.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useTeacher } from './teacher-context.tsx'

export function HelpPage() {
  const { isEmbedded, isDesktop } = useRouteContext({ from: '/teacher' })
  const { teacher, course } = useTeacher()
  const surface = isEmbedded ? 'embedded' : isDesktop ? 'desktop' : 'browser'
  return (
    <NavigationFromRouter>
      <HelpScreen teacher={teacher} courseId={course?.courseId ?? null} surface={surface} />
    </NavigationFromRouter>
  )
}
