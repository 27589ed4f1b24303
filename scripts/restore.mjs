/** `npm run restore -- FILE`: see `server/backup/restore.ts`. */
import { importBuilt } from './import-built.mjs'

const { restore } = await importBuilt('restore.js')
process.exitCode = await restore(process.argv.slice(2))
