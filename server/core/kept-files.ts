import * as z from 'zod/mini'
import type { Language } from '#domain/language.ts'
import { type Answer, json } from './answer.ts'
import type { ServiceOptions } from './call.ts'
import { cookieName, hashCookie, readCookie } from './cookies.ts'
import { globalFailure } from './envelope.ts'
import { type Surface, surfaceOf } from './ports.ts'
import { Refusal } from './refusal.ts'

/** Files below one path that whoever is signed in may read by GET, as pages show them. What a name stands for never changes. */
export interface KeptFiles<Db> {
  /** With a slash at its end. */
  readonly prefix: string
  readonly find: (db: Db, name: string) => Promise<KeptFile | null>
}

interface KeptFile {
  readonly type: string
  readonly bytes: Uint8Array
}

const surfaces: ReadonlySet<Surface> = new Set(Object.values(surfaceOf))

/** One read of a few rows, as calls are let in. */
const asRead = { endpoint: { access: 'teacher', effect: 'read', output: z.object({}) }, isPrepared: false } as const

/** Answers one file. Throws Refusal (404) where there is none. */
export async function keptFileAnswer<Db>(
  options: ServiceOptions<Db>,
  { prefix, find }: KeptFiles<Db>,
  { headers, path, language }: { readonly headers: Headers; readonly path: string; readonly language: Language },
): Promise<Answer> {
  return options.admission.admit(asRead, async () => {
    if (!(await isSignedInSomewhere(options, headers))) return json(globalFailure('notLoggedIn', language), 403)
    const file = await find(options.ports.db, path.slice(prefix.length))
    if (file === null) throw new Refusal(404, '没有这个文件', 'No such file')
    return { status: 200, headers: { ...keptHeaders, 'content-type': file.type }, body: new Uint8Array(file.bytes) }
  })
}

const keptHeaders = {
  'cache-control': 'private, max-age=31536000, immutable',
  // Pages may stand on another host of the operator's.
  'cross-origin-resource-policy': 'same-site',
} as const

/** A picture of a page says neither its surface nor its frame: any session of this browser will do, as nothing is changed. */
async function isSignedInSomewhere<Db>(
  { ports, secure, frameOrigins, now }: ServiceOptions<Db>,
  headers: Headers,
): Promise<boolean> {
  const frames = secure ? [null, ...frameOrigins] : [null]
  for (const surface of surfaces)
    for (const frame of frames) {
      const token = readCookie(headers.get('cookie'), cookieName(surface, secure, frame))
      if (token === null) continue
      if (await ports.sessions.find(hashCookie(surface, token, { secure, frame }), surface, now())) return true
    }
  return false
}
