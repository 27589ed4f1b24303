import * as z from 'zod/mini'
import { pageMessageLimits } from '#domain/portal/constants.ts'
import { json } from '#domain/wire/json.ts'
import { endpoint } from '../endpoint.ts'

const { perCall, address, detail } = pageMessageLimits

/** What a page reports about itself (specification §7 Misc, §8 Loader errors). */
export const logs = {
  /**
   * Parts of a page that failed to load. Written to the service's own log, scrubbed, and shown to nobody; at most
   * `senderLimits.pageMessages` a minute from one IP address.
   */
  uploadMessages: endpoint({
    path: '/front/uploadmsg',
    access: 'public',
    effect: 'write',
    owner: 'none',
    input: z.object({
      messages: json(
        z
          .array(
            z.object({
              /** `script` is a chunk-load error, `style` a CSS chunk-load failure. */
              type: z.enum(['script', 'style']),
              /** The requested path; empty if the browser does not reveal it. */
              address: z.string().check(z.maxLength(address)),
              /** The browser's description. */
              detail: z.string().check(z.maxLength(detail)),
              /** The build of the page; empty if unknown. */
              build: z.string().check(z.regex(/^[\w-]{0,20}$/)),
            }),
          )
          .check(z.minLength(1), z.maxLength(perCall)),
      ),
    }),
  }),
} as const
