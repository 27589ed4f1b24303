import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. Must run on any Node with ES modules, as it is imported before the version check. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
