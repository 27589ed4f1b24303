/** Leaves the page for a path of the portal and reloads it, so that nothing of the former user remains. */
export type ReloadAt = (path: string) => void

export const browserStartAnew: ReloadAt = (path) => {
  window.history.replaceState(null, '', `#${path}`)
  window.location.reload()
}
