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
  const place = path.join(projectRoot(), file)
  if (!existsSync(place)) throw new RecordError(`${file} is missing`)
  return recordsIn(file, readFileSync(place, 'utf8'), schema)
}

/** The records in the text of a file. The error has a line for each mistake: the file, the record's code and the field. */
export function recordsIn<Schema extends z.ZodMiniType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema>[] {
  const list = listIn(file, text)
  const { data, error } = z.safeParse(z.array(schema), list, { error: localeError })
  if (error) throw new RecordError(error.issues.map((issue) => `${file}, ${mistakeIn(list, issue)}`).join('\n'))
  return data
}

function listIn(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RecordError(`${file} is not JSON: ${String(error)}`, { cause: error })
  }
}

function mistakeIn(list: unknown, { path: [index, ...field], message }: z.core.$ZodIssue): string {
  if (typeof index !== 'number' || !Array.isArray(list)) return message
  const code = z.safeParse(coded, list[index]).data?.code ?? `record ${index + 1}`
  return field.length === 0 ? `${code}: ${message}` : `${code}, ${z.core.toDotPath(field)}: ${message}`
}
