import * as z from 'zod/mini'
import { encodeForm, type FormFields } from './form.ts'

/**
 * A call that brings a file: a form body, a line feed, which no form contains, and the file as it is. A form alone would
 * need base64, a third more bytes on slow lines and two copies in memory.
 */
export const fileFormType = 'application/octet-stream'

/** The field that holds the file, whatever else a call's input has. */
export const fileField = 'content'

/** Bytes of the other fields at most. */
export const fileFormRoom = 131_072

/** Whether a value is the bytes of a file; those of another window are, too. */
export const isFileBytes = (value: unknown): value is Uint8Array => ArrayBuffer.isView(value)

/** The schema of that field. */
export const fileBytes = z.custom<Uint8Array>(isFileBytes)

const lineFeed = 10

/** The format of such a body. Throws as `encodeForm` does, and without a file. */
export const fileForm = {
  type: fileFormType,
  encode: ({ [fileField]: file, ...fields }: Readonly<Record<string, unknown>>): Uint8Array<ArrayBuffer> => {
    if (!isFileBytes(file)) throw new TypeError(`"${fileField}" is no file`)
    const form = new TextEncoder().encode(`${encodeForm(fields as FormFields)}\n`)
    const body = new Uint8Array(form.length + file.length)
    body.set(form)
    body.set(file, form.length)
    return body
  },
} as const

/** The form and the file in such a body, not copied; null if it is none. */
export function splitFileForm(body: Uint8Array): { readonly form: Uint8Array; readonly file: Uint8Array } | null {
  const end = body.subarray(0, fileFormRoom + 1).indexOf(lineFeed)
  return end === -1 ? null : { form: body.subarray(0, end), file: body.subarray(end + 1) }
}
