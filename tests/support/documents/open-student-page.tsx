import { createRoot } from 'react-dom/client'
import { StudentApp } from '#companions/student/student-app.tsx'
import { StudentProviders } from '#companions/student/student-providers.tsx'
import { createStudentServices } from '#companions/student/student-services.ts'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'
import { type Journey, openPage } from './journey.ts'

/** The student page, composed as at its own start. */
export function openStudentPage(journey: Journey, path: string): void {
  openPage(journey, path, (container) => {
    const root = createRoot(container)
    root.render(
      <PodiumTheme>
        <StudentProviders services={createStudentServices()}>
          <StudentApp />
        </StudentProviders>
      </PodiumTheme>,
    )
    return () => root.unmount()
  })
}
