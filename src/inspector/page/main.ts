import type { PageModule } from './page-module.ts'

/** What pages of a demo fetch when somebody opens the inspector; the rest, its styles too, comes behind it. */
export const openInspector: PageModule['openInspector'] = async (container, recorder, options) => {
  const { mountInspector } = await import('./mount.tsx')
  return mountInspector(container, recorder, options)
}
