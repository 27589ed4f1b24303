import * as z from 'zod/mini'
import type { Language } from '#domain/portal/language.ts'
import { type Answer, json } from './answer.ts'
import type { ServiceOptions } from './call.ts'
import { cookieName, hashCookie, readCookie } from './cookies.ts'
import { globalFailure } from './envelope.ts'
import { type SignedIn, type Surface, surfaceOf } from './ports.ts'
import { Refusal } from './refusal.ts'
import type { KeptFiles } from './kept-files.types.ts'

const surfaces: ReadonlySet<Surface> = new Set(Object.values(surfaceOf))

/** Admitted like a read of a few rows. */
const asRead = { endpoint: { access: 'teacher', effect: 'read', output: z.object({}) }, isPrepared: false } as const

/** Serves one file. Throws Refusal (404) if there is none. */
export async function keptFileAnswer<Db>(
  options: ServiceOptions<Db>,
  { prefix, isOwned, find }: KeptFiles<Db>,
  { headers, path, language }: { readonly headers: Headers; readonly path: string; readonly language: Language },
): Promise<Answer> {
  return options.admission.admit(asRead, async () => {
    const readers = await signedIn(options, headers)
    if (readers.length === 0) return json(globalFailure('notLoggedIn', language), 403)
    const file = await find(options.ports.db, path.slice(prefix.length), readers)
    if (file === null) throw new Refusal(404, '没有这个文件', 'No such file')
    const known = {
      ...keptHeaders,
      ...(isOwned && ownedHeaders),
      ...(file.isPassing && passingHeaders),
      'content-type': file.type,
    }
    return { status: 200, headers: known, body: new Uint8Array(file.bytes) }
  })
}

const keptHeaders = {
  'cache-control': 'private, max-age=31536000, immutable',
  // Pages may be on another host of the operator's.
  'cross-origin-resource-policy': 'same-site',
} as const

/** What one person may read must not be shown to the next user of this browser. */
const ownedHeaders = { 'cache-control': 'private, max-age=3600', vary: 'Cookie' } as const

const passingHeaders = { 'cache-control': 'private, no-store' } as const

/**
 * An image request names neither its surface nor its frame, so any session of this browser counts; nothing is changed
 * by it.
 */
async function signedIn<Db>(
  { ports, secure, frameOrigins, now }: ServiceOptions<Db>,
  headers: Headers,
): Promise<readonly SignedIn[]> {
  const found: SignedIn[] = []
  const frames = secure ? [null, ...frameOrigins] : [null]
  for (const surface of surfaces)
    for (const frame of frames) {
      const token = readCookie(headers.get('cookie'), cookieName(surface, secure, frame))
      if (token === null) continue
      const reader = await ports.sessions.find(hashCookie(surface, token, { secure, frame }), surface, now())
      if (reader) found.push(reader)
    }
  return found
}
