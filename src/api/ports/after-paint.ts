/**
 * Resolves once what was changed on the page is painted, so that work which nobody sees does not delay it; at once where
 * nothing is painted, as behind another tab.
 */
export function afterPaint(): Promise<void> {
  if (document.hidden || typeof IntersectionObserver === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', done)
      resolve()
    }
    // Its first report comes right after the next frame, and unlike a timer's not some time later.
    const observer = new IntersectionObserver(done)
    observer.observe(document.documentElement)
    document.addEventListener('visibilitychange', done)
  })
}
