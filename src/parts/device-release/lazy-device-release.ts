import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'

/** Which of too many devices shall leave; fetched when it is first asked. */
export const LazyDeviceRelease = lazyPart(() =>
  import('./device-release.dialog.tsx').then((module) => module.DeviceReleaseDialog),
)
