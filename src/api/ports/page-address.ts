/** Leaves the page for a path of the portal and starts it anew, so that nothing of the former user stays in it. */
export type StartAnew = (path: string) => void

export const browserStartAnew: StartAnew = (path) => {
  window.history.replaceState(null, '', `#${path}`)
  window.location.reload()
}
