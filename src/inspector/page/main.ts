import type { PageModule } from './page-module.ts'

/** What pages of a demo fetch when somebody opens the inspector; the rest, its styles too, comes behind it. */
export const openInspector: PageModule['openInspector'] = async (container, recorder, options) => {
  const { mountInspector } = await import('./mount.tsx')
  return mountInspector(container, recorder, options)
}

/** The same below a page that goes on, so that its own flows can be watched. */
export const togglePanel: PageModule['togglePanel'] = async (recorder) => {
  const { toggle } = await import('./panel.ts')
  toggle(recorder)
}
