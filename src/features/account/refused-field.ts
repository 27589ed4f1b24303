import type { CallError } from '#api/client/failures.ts'

/** The field that a refusal blames: by its error's id, else by the name that the service gives; null when it is none of these. */
export function refusedField<Field extends string>(
  { id, data }: CallError,
  fields: Readonly<Record<string, Field>>,
): Field | null {
  const named = typeof data === 'object' && data !== null && 'field' in data ? String(data.field) : ''
  return fields[id] ?? fields[named] ?? null
}
