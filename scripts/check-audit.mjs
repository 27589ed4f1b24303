/** `npm run check-audit`: computes the chain of the audit again. */
import { importBuilt } from './import-built.mjs'

const { checkAudit } = await importBuilt('check-audit.js')
process.exitCode = await checkAudit()
