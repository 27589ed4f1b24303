import { fromPromise } from 'xstate'
import { type Call, newKey } from '#api/client/client.ts'
import { phoneSheets } from '#api/contract/areas/phone-sheets.ts'
import type { SendAnswer, SendRequest } from '#machines/scan-upload/scan-upload.types.ts'
import { atOnce, sendFile } from '#parts/scan-upload/send-file.ts'

/** Sends photos to the service. A photo whose response was lost counts as the same one when sent again. */
export const phoneUploadActors = (call: Call) => ({
  send: fromPromise<SendAnswer, SendRequest>(({ input, signal }) =>
    sendFile(
      input,
      atOnce((sent) => call(phoneSheets.upload, sent, { signal, idempotencyKey: newKey() })),
    ),
  ),
})
