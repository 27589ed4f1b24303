import { SmartMarkScreen } from '#features/smart-mark/smart-mark.screen.tsx'
import { useScanFlags } from '#features/smart-mark/use-scan-flags.ts'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useCurrentClass } from './use-current-class.ts'

const bareAddress = {}

/** 智能阅卷: assignments of the current class with answer sheets to read. */
export function SmartMarkPage() {
  const { course } = useCurrentClass()
  const flags = useScanFlags(bareAddress) ?? bareAddress
  return (
    <NavigationFromRouter>
      <SmartMarkScreen course={course} flags={flags} />
    </NavigationFromRouter>
  )
}
