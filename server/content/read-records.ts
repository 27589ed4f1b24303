import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { projectRoot } from '#server/database/project-root.ts'

/** A file of records is not as it should be; the message is for whoever wrote it. */
export class RecordError extends Error {}

const { localeError } = z.locales.en()

const coded = z.object({ code: z.string() })

/**
 * The records of a JSON file, which is given by its path in the project. Read on every call: only what fills a database
 * needs them, not the start of a service that has its content.
 */
export function readRecords<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema>[] {
  const location = path.join(projectRoot(), file)
  if (!existsSync(location)) throw new RecordError(`${file} is missing`)
  return recordsIn(file, readFileSync(location, 'utf8'), schema)
}

/**
 * The records in the text of a file. The error has a line for each mistake, in the order of the file: the file, the
 * record's code and the field.
 */
export function recordsIn<Schema extends z.ZodMiniType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema>[] {
  const list = listIn(file, text)
  const { data, error } = z.safeParse(z.array(schema), list, { error: localeError })
  if (error === undefined) return data
  const mistakes = error.issues
    .flatMap(mistakesOf)
    .toSorted((one, other) => compare(positionIn(list, one), positionIn(list, other)))
  throw new RecordError(mistakes.map((mistake) => `${file}, ${lineOf(list, mistake)}`).join('\n'))
}

function listIn(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RecordError(`${file} is not JSON: ${String(error)}`, { cause: error })
  }
}

interface Mistake {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** The schema tells all unknown fields of a record at once; each has a position of its own. */
const mistakesOf = (issue: z.core.$ZodIssue): readonly Mistake[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], message: 'Unrecognized key' }))
    : [issue]

/** The position in the file: the number of the record, then of its field and so on; a missing field is behind all others. */
function positionIn(list: unknown, { path }: Mistake): readonly number[] {
  let within = list
  return path.map((step) => {
    const fields = Object.entries(within ?? {})
    const index = fields.findIndex(([name]) => name === String(step))
    within = fields[index]?.[1]
    return index < 0 ? fields.length : index
  })
}

function compare(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((step, depth) => step !== other[depth])
  return differing < 0 ? one.length - other.length : (one[differing] ?? 0) - (other[differing] ?? -1)
}

function lineOf(list: unknown, { path: [index, ...field], message }: Mistake): string {
  if (typeof index !== 'number' || !Array.isArray(list)) return message
  const code = z.safeParse(coded, list[index]).data?.code ?? `record ${index + 1}`
  return field.length === 0 ? `${code}: ${message}` : `${code}, ${z.core.toDotPath(field)}: ${message}`
}
