/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const rowsAtOnce = 2_000

/** Runs an insert over many rows in parts, and collects the returned rows. */
export async function inParts<Row, Answer>(
  rows: readonly Row[],
  insert: (part: Row[]) => Promise<Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    answers.push(...(await insert(rows.slice(start, start + rowsAtOnce))))
  return answers
}

/** A value that must exist; throws with the name of a missing one. */
export function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The starting content has no ${name}`)
  return value
}
