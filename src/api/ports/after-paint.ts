/**
 * Resolves once the page's changes are painted, so that invisible work does not delay them; at once if nothing is
 * painted, as in a background tab.
 */
export function afterPaint(): Promise<void> {
  if (document.hidden || typeof IntersectionObserver === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', done)
      resolve()
    }
    // Its first report comes right after the next frame, not some time later like a timer's.
    const observer = new IntersectionObserver(done)
    observer.observe(document.documentElement)
    document.addEventListener('visibilitychange', done)
  })
}
