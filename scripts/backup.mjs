/** `npm run backup -- FILE`: see `server/backup/backup.ts`. */
import { importBuilt } from './import-built.mjs'

const { backup } = await importBuilt('backup.js')
process.exitCode = await backup(process.argv.slice(2))
