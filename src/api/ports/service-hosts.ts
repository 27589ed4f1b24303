import type { PageOrigin, ServiceHosts } from '#domain/portal/environments.ts'

/** Hosts configured by the operator in the page; empty names if there are none. */
export const pageServiceHosts = (): ServiceHosts => ({
  signOn: contentOf('podium-sign-on-host'),
  api: contentOf('podium-api-host'),
  fullScreen: contentOf('podium-full-screen-host'),
})

export const pageOrigin = (): PageOrigin => ({ origin: location.origin, cookies: document.cookie })

const contentOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''
