import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. Runs on any Node that knows modules: it stands before the check of the version. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
