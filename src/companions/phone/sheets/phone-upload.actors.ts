import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { phoneSheets } from '#api/contract/groups/phone-sheets.ts'
import type { SendAnswer, SendRequest } from '#machines/scan-upload/scan-upload.types.ts'
import { atOnce, sendFile } from '#parts/scan-upload/send-file.ts'

/** Sends photos to the service. One resent after a lost response is one intent: it does not count as sent twice. */
export const phoneUploadActors = (call: Call) => ({
  send: fromPromise<SendAnswer, SendRequest>(({ input, signal }) =>
    sendFile(
      input,
      atOnce((sent) => call(phoneSheets.upload, sent, { signal, idempotencyKey: input.sending })),
    ),
  ),
})
