/** Whether the service that sent this page runs the demo school; unclear values count as no. */
export const isDemoPage = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector<HTMLMetaElement>('meta[name="podium-mode"]')?.content === 'demo'
