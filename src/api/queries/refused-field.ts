import { type ErrorId, isErrorId } from '#api/contract/errors.ts'
import type { AnyFailure } from '#api/contract/failure.ts'

/** Fields of a form by the errors that blame them, and by the names that the endpoint's input has for them. */
interface BlamedFields<Field extends string> {
  readonly errors: Readonly<Partial<Record<ErrorId, Field>>>
  readonly inputs: Readonly<Record<string, Field>>
}

/** The field that a refusal blames; null when it is none of these. */
export function refusedField<Field extends string>(
  failure: AnyFailure,
  { errors, inputs }: BlamedFields<Field>,
): Field | null {
  if (failure.id === 'invalidInput') return inputs[failure.data.field] ?? null
  return isErrorId(failure.id) ? (errors[failure.id] ?? null) : null
}
