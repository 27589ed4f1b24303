import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PersonalCentreScreen } from '#features/shell/personal/personal-centre.screen.tsx'
import { useTeacher } from './teacher-context.tsx'

/** A page of the personal centre, beside the list of all of them. */
export function PersonalPage({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const teacher = useTeacher()
  return (
    <PersonalCentreScreen isSchoolOwner={teacher.isSchoolOwner} path={pathname}>
      {children}
    </PersonalCentreScreen>
  )
}
