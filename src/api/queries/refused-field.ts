import { type ErrorId, isErrorId } from '#api/contract/errors.ts'
import type { AnyFailure } from '#api/contract/failure.ts'

/** Fields of a form by the errors that blame them, and by their names in the endpoint's input. */
interface BlamedFields<Field extends string> {
  readonly errors: Readonly<Partial<Record<ErrorId, Field>>>
  readonly inputs: Readonly<Record<string, Field>>
}

/** The field blamed by a refusal; null if it is none of these. */
export function refusedField<Field extends string>(
  failure: AnyFailure,
  { errors, inputs }: BlamedFields<Field>,
): Field | null {
  if (failure.id === 'invalidInput') return inputs[failure.data.field] ?? null
  return isErrorId(failure.id) ? (errors[failure.id] ?? null) : null
}
