import * as z from 'zod/mini'
import { verification } from '#api/contract/groups/verification.ts'
import { token } from '#api/contract/schemas/sign-on.ts'
import type { Executor } from '#server/database/database.ts'
import { minute } from '#domain/time/units.ts'
import { CaptchaDown, type CaptchaBinding, type CaptchaProvider } from './captcha-provider.ts'
import { captchaSubject } from './captcha-subject.ts'
import { postJson } from './post-json.ts'

const solved = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('solved'), token }),
  z.object({ kind: z.literal('wrong'), left: z.int() }),
  z.object({ kind: z.literal('expired') }),
])

const verified = z.object({ valid: z.boolean() })

/** How long, in ms, it counts as down after a failed call; each process keeps track of its own. */
const downFor = minute

/**
 * A third party's slide puzzles, reached below `url`: `/new` takes `{subject, visitor}` and returns a puzzle as in the
 * contract, `/solve` takes `{captchaId, x, visitor}` and returns `{kind: "solved", token}`, `{kind: "wrong", left}` or
 * `{kind: "expired"}`, `/verify` takes `{token, subject, visitor}`, uses the token up and returns `{valid}`. The third
 * party learns no mobile and no name: subject and visitor are hashes.
 */
export function httpCaptcha({ url, secret }: { readonly url: string; readonly secret: string }): CaptchaProvider {
  let downUntil = -Infinity
  const ask = async <Schema extends z.ZodMiniType>(
    verb: string,
    body: unknown,
    schema: Schema,
    now: Date,
  ): Promise<z.output<Schema>> => {
    const peer = { name: 'captcha provider', url: `${url}/${verb}`, secret }
    try {
      const answer = await postJson(peer, body, async (response): Promise<unknown> => response.json())
      const read = z.parse(schema, answer)
      downUntil = -Infinity
      return read
    } catch (cause) {
      downUntil = now.getTime() + downFor
      throw new CaptchaDown('The captcha provider cannot be reached', { cause })
    }
  }
  return {
    newPuzzle: async (db, request) => ask('new', await bound(db, request), verification.newCaptcha.output, request.now),
    solve: (_db, { captchaId, x, visitorHash: visitor, now }) => ask('solve', { captchaId, x, visitor }, solved, now),
    verify: async (db, { token: value, now, ...binding }) =>
      (await ask('verify', { token: value, ...(await bound(db, binding)) }, verified, now)).valid,
    isDown: (now) => now.getTime() < downUntil,
  }
}

const bound = async (db: Executor, { purpose, subject, visitorHash: visitor }: CaptchaBinding) => ({
  subject: await captchaSubject(db, purpose, subject),
  visitor,
})
