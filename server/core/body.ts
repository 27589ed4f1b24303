import { decodeForm, formType, type FormFields } from '#domain/wire/form.ts'
import { fileField, fileFormRoom, fileFormType, splitFileForm } from '#domain/wire/file-form.ts'
import { Refusal } from './refusal.ts'
import { mebibyte } from '#domain/values/sizes.ts'

/** Bytes allowed in a form body, unless its endpoint allows more. */
export const largestBody = mebibyte

/** A call's fields as sent: texts, and a file's bytes. */
export type SentFields = Readonly<Record<string, FormFields[string] | Uint8Array>>

export interface FormBody {
  readonly fields: SentFields
  readonly bytes: Uint8Array
}

/**
 * Reads and decodes a form or file form within its limits; throws Refusal (400, 413, 415). Where an endpoint allows more,
 * a single field may use all of it.
 */
export async function readForm(request: Request, most: number | null = null): Promise<FormBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== formType && type !== fileFormType) throw new Refusal(415, '请求格式不支持', 'Unsupported content type')
  const bytes = await readBytes(request, most ?? largestBody)
  if (type === formType) return { fields: fieldsOf(bytes, most), bytes }
  const parts = splitFileForm(bytes)
  if (parts === null) throw undecodable()
  return { fields: { ...fieldsOf(parts.form, fileFormRoom), [fileField]: parts.file }, bytes }
}

function fieldsOf(form: Uint8Array, longest: number | null): FormFields {
  const decoded = decodeForm(decodeUtf8(form), ...(longest === null ? [] : [longest]))
  if (!decoded.ok) throw undecodable()
  return decoded.value
}

/** A sender that disconnects midway is refused like one that sends garbage: it is not a fault of the service. */
async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge(most)
  if (request.headers.has('content-length')) return readWhole(request)
  if (request.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size > most) throw tooLarge(most)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof Refusal ? error : undecodable()
  }
  return Buffer.concat(chunks)
}

/** A body with a declared length, which the server enforces. */
async function readWhole(request: Request): Promise<Uint8Array> {
  try {
    return new Uint8Array(await request.arrayBuffer())
  } catch {
    throw undecodable()
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw undecodable()
  }
}

const undecodable = () =>
  new Refusal(400, '请求内容无法读取，请刷新页面重试', 'The request cannot be read; reload the page')

function tooLarge(most: number): Refusal {
  if (most <= largestBody) return new Refusal(413, '内容太大，请分几次保存', 'This is too large; save it in parts')
  return new Refusal(413, '文件太大，请换一个小一些的文件', 'The file is too large; choose a smaller one')
}
