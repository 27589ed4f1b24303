import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'

/** The choice of a device to sign out, loaded on demand. */
export const LazyDeviceRelease = lazyPart(() =>
  import('./device-release.dialog.tsx').then((module) => module.DeviceReleaseDialog),
)
