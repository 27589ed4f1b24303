import { errorCodes, type ErrorId } from '#api/contract/errors.ts'
import { resultCodes } from '#api/contract/result-codes.ts'

export type ResultId = ErrorId | keyof typeof resultCodes

const ids = new Map<number, ResultId>(
  Object.entries({ ...resultCodes, ...errorCodes }).map(([id, code]) => [code, id as ResultId]),
)

/** The name of a call's result in the contract: `ok`, `notFound`, `mobileTaken`. */
export function resultId({ code }: { readonly code: number }): ResultId {
  const id = ids.get(code)
  if (id === undefined) throw new Error(`No answer of the contract has the code ${code}`)
  return id
}
