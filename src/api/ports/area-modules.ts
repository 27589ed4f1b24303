import { type AreaId, areas } from '#domain/paths/areas.ts'
import type { AreaModule } from './area.ts'

/** Module addresses the operator configured for areas; no other address is ever loaded. */
export function remoteAreas(): ReadonlyMap<AreaId, string> {
  const content = document.querySelector<HTMLMetaElement>('meta[name="podium-areas"]')?.content ?? ''
  const entries = content.split(' ').flatMap((part) => {
    const at = part.indexOf('=')
    const area = areas.find(({ id }) => id === part.slice(0, at))
    return area === undefined ? [] : [[area.id, part.slice(at + 1)] as const]
  })
  return new Map(entries)
}

/** Loads a module from elsewhere; rejects if it violates the contract of an area. */
export async function loadRemoteArea(url: string): Promise<AreaModule> {
  const module: Partial<AreaModule> = await import(/* @vite-ignore */ url)
  const { mount, unmount } = module
  if (typeof mount !== 'function' || typeof unmount !== 'function') throw new Error(`${url} is no area`)
  return { mount, unmount }
}
