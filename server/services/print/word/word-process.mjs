/**
 * Makes a Word file of a paper in its own process: building and packing it takes seconds of processor time. Plain
 * JavaScript, because Node runs no TypeScript.
 */
import { Packer } from 'docx'
import { datedZip } from './dated-zip.mjs'
import { wordDocument } from './word-document.mjs'

process.once('message', async (/** @type {import('./word-document.mjs').WordRequest} */ request) => {
  const bytes = datedZip(await Packer.toBuffer(wordDocument(request)), request.changedAt)
  process.send?.({ bytes }, () => process.disconnect())
})
