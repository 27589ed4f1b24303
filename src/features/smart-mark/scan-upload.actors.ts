import { fromPromise } from 'xstate'
import { type Call, newKey } from '#api/client/client.ts'
import { scan } from '#api/contract/groups/scan.ts'
import type { SendAnswer, SendRequest } from '#machines/scan-upload/scan-upload.types.ts'
import { sendFile } from '#parts/scan-upload/send-file.ts'
import { inParts } from '#parts/scan-upload/send-in-parts.ts'

/**
 * Uploads files. One resent after a lost response is the same intent: it does not count as having come again. Joining
 * parts again is another one, as it removes those that were sent in vain.
 */
export const scanUploadActors = (call: Call) => ({
  send: fromPromise<SendAnswer, SendRequest>(({ input, signal }) => {
    const options = () => ({ signal, idempotencyKey: newKey() })
    return sendFile(
      input,
      inParts({
        upload: (sent) => call(scan.upload, sent, { signal, idempotencyKey: input.sending }),
        add: (part) => call(scan.addPart, part, options()),
        join: (file) => call(scan.joinParts, file, options()),
      }),
    )
  }),
})
