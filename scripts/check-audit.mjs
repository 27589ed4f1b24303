/** `npm run check-audit`: recomputes the audit's hash chain. */
import { importBuilt } from './import-built.mjs'

const { checkAudit } = await importBuilt('check-audit.js')
process.exitCode = await checkAudit()
