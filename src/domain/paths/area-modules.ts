import { areas } from './areas.ts'

/** An area's id and the address of the module mounted in its place. */
export interface AreaModuleAddress {
  readonly id: string
  readonly url: string
}

/**
 * The modules an operator configures for areas: `keben=https://areas.example.cn/keben.mjs`, separated by commas. Throws
 * an Error whose message says what is wrong; `isSafe` decides which addresses may be loaded.
 */
export function readAreaModules(text: string, isSafe: (url: URL) => boolean): readonly AreaModuleAddress[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, id = '', address = ''] = /^([\w-]+)=(.+)$/.exec(part) ?? []
      const url = urlOf(address)
      if (!areas.some((area) => area.id === id)) throw new Error(`there is no area ${id || part}`)
      if (url === null || !isSafe(url)) throw new Error(`the module of ${id} must be an https address, not ${address}`)
      return { id, url: url.href }
    })
}

/** `URL.canParse` is missing in Chrome before 120 and in Safari before 17. */
function urlOf(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
