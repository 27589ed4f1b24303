/**
 * Makes a Word file of a paper in a process of its own: building and packing it holds a processor for seconds. Plain
 * JavaScript, because Node runs no TypeScript.
 */
import { Packer } from 'docx'
import { datedZip } from './dated-zip.mjs'
import { wordDocument } from './word-document.mjs'

process.once('message', async (/** @type {import('./word-document.mjs').WordRequest} */ request) => {
  const bytes = datedZip(await Packer.toBuffer(wordDocument(request)), request.changedAt)
  process.send?.({ bytes }, () => process.disconnect())
})
