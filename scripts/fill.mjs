/** Fills an empty database for the service that starts; not for a terminal. */
import { importBuilt } from './import-built.mjs'

const { default: fillProcess } = await importBuilt('fill-process.js')
await fillProcess()
