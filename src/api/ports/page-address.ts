/** Leaves the page for a path of the portal and reloads it, so that nothing of the former user remains. */
export type ReloadAt = (path: string) => void

export const browserReloadAt: ReloadAt = (path) => {
  window.history.replaceState(window.history.state, '', `#${path}`)
  window.location.reload()
}
