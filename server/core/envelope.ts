import * as z from 'zod/mini'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { errorMessage } from '#api/contract/error-message.ts'
import { errorCodes, type ErrorId } from '#api/contract/errors.ts'
import { inputProblem } from '#api/contract/input-problem.ts'
import type { ListPosition } from '#api/contract/failure.ts'
import { resultCodes } from '#api/contract/result-codes.ts'
import { toWire } from '#api/contract/wire-keys.ts'
import { wirePath } from '#api/contract/wire-names.ts'
import { type GlobalFailure, globalTexts } from '#api/contract/result-texts.ts'
import type { Language } from '#domain/portal/language.ts'

/** `{"data": …, "result": {"code": 0, "msg": ""}}` (specification §7). */
export const envelope = (data: unknown, code: number, msg: string): string =>
  JSON.stringify({ data, result: { code, msg } })

export const success = (data: unknown): string => envelope(data, resultCodes.ok, '')

/** A success that found nothing left to do. */
export const alreadyDone = (data: unknown, id: 'alreadyDone' | 'alreadySaved', language: Language): string =>
  envelope(data, resultCodes[id], globalTexts[id][language])

export const globalFailure = (id: GlobalFailure, language: Language): string =>
  envelope(null, resultCodes[id], globalTexts[id][language])

/** An object that does not exist or is not the caller's; for a list of ids, with the position. */
export const notFound = (position: ListPosition | null, language: Language): string =>
  envelope(
    position && { ...position, field: wirePath(position.field) },
    resultCodes.notFound,
    globalTexts.notFound[language],
  )

/** An input that does not match its schema; `data.field` names the first wrong field. */
export function invalidInput(issues: Parameters<typeof inputProblem>[0], language: Language): string {
  const { field, message } = inputProblem(issues, language)
  return envelope({ field: wirePath(field) }, resultCodes.invalidInput, message)
}

/**
 * A declared error in its endpoint's wording; its data goes through their schema, because surplus fields must not leave
 * the service.
 */
export function declaredFailure(endpoint: EndpointData, id: ErrorId, data: unknown, language: Language): string {
  const schema = endpoint.errors[id]
  if (schema === undefined) throw new Error(`${endpoint.path} does not declare ${id}`)
  return envelope(
    schema === null ? {} : toWire(schema, z.encode(schema, data)),
    errorCodes[id],
    errorMessage(id, data, language),
  )
}
