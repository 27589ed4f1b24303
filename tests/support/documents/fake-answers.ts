import { type Call, createClient } from '#api/client/client.ts'
import { errorTexts } from '#api/contract/error-texts.ts'
import { errorCodes, type ErrorId } from '#api/contract/errors.ts'
import { ourPath } from '#api/contract/wire-names.ts'
import { isFileBytes, splitFileForm } from '#domain/wire/file-form.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { late } from '#tests/support/service/lateness.ts'
import { sentData, sentErrorData } from '#tests/support/service/wire-data.ts'

/** A call as sent: the form's fields under our names with their encoded values, and the idempotency key of a write. */
export interface Sent {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  /** What a file form brought. */
  readonly file: Uint8Array | null
  readonly key: string | null
}

/**
 * Answers (or promises of them) by path; a function gets the fields. A thrown error is a lost answer; a `Response` is
 * sent as is.
 */
export type Answers = Readonly<Record<string, (fields: Sent['fields']) => unknown>>

class Refused {
  readonly id: ErrorId
  readonly data: unknown

  constructor(id: ErrorId, data: unknown) {
    this.id = id
    this.data = data
  }
}

/** A refusal by the service, with the text of the contract. */
export const refused = (id: ErrorId, data: unknown = null): unknown => new Refused(id, data)

/** No answer at all: the network fails. */
export function lost(): never {
  throw new TypeError('the network is gone')
}

/** The page's own client over canned answers, with a record of everything it sent. For faults and simple reads only. */
export function fakeAnswers(answers: Answers): { readonly call: Call; readonly sent: Sent[] } {
  const sent: Sent[] = []
  const answerTo = late(async ({ path, fields }: Pick<Sent, 'path' | 'fields'>): Promise<Response> => {
    const answer = await answers[path]?.(fields)
    return answer instanceof Response ? answer : Response.json(envelopeOf(path, answer))
  })
  const fetch = (url: URL | RequestInfo, request?: RequestInit): Promise<Response> => {
    const path = typeof url === 'string' ? url : ''
    const { form, file } = sentBody(request?.body)
    const fields = Object.fromEntries([...form].map(([name, value]) => [ourPath(name), value]))
    sent.push({ path, fields, file, key: new Headers(request?.headers).get('idempotency-key') })
    return answerTo({ path, fields })
  }
  const call = createClient({
    fetch,
    network: fakeNetwork(),
    language: () => 'zh-CN',
    uid: () => 1,
    recoverSession: () => Promise.resolve('gone'),
  })
  return { call, sent }
}

function sentBody(body: RequestInit['body']) {
  const parts = isFileBytes(body) ? splitFileForm(body) : null
  const form = typeof body === 'string' ? body : new TextDecoder().decode(parts?.form)
  return { form: new URLSearchParams(form), file: parts?.file ?? null }
}

function envelopeOf(path: string, answer: unknown): unknown {
  if (answer instanceof Refused)
    return {
      data: sentErrorData(path, answer.id, answer.data),
      result: { code: errorCodes[answer.id], msg: errorTexts[answer.id]['zh-CN'] },
    }
  if (answer === undefined) return { data: null, result: { code: 1002, msg: '没有找到，可能已被删除' } }
  return { data: sentData(path, answer), result: { code: 0, msg: '' } }
}
