/** Fills an empty database for a service that is starting; not meant to be run by hand. */
import { importBuilt } from './import-built.mjs'

const { default: fillProcess } = await importBuilt('fill-process.js')
await fillProcess()
