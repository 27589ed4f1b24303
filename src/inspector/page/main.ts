import type { PageModule } from './page-module.ts'

/** What a demo page loads when somebody opens the inspector; the rest, including its styles, follows. */
export const openInspector: PageModule['openInspector'] = async (container, recorder, options) => {
  const { mountInspector } = await import('./mount.tsx')
  return mountInspector(container, recorder, options)
}

/** The same below a running page, so that its own flows can be watched. */
export const togglePanel: PageModule['togglePanel'] = async (recorder) => {
  const { toggle } = await import('./panel.ts')
  toggle(recorder)
}
