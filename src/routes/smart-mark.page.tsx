import { useMemo } from 'react'
import { useGrants } from '#api/queries/use-grants.ts'
import { markListQuery } from '#domain/features/granted-features.ts'
import { SmartMarkScreen } from '#features/smart-mark/smart-mark.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useCurrentClass } from './use-current-class.ts'

/** 智能阅卷: assignments of the current class with answer sheets to read. */
export function SmartMarkPage() {
  const { course } = useCurrentClass()
  const { known } = useGrants()
  const flags = useMemo(() => (known === undefined ? {} : markListQuery(known.grants, known.now)), [known])
  return (
    <NavigationFromRouter>
      <SmartMarkScreen course={course} flags={flags} />
    </NavigationFromRouter>
  )
}
