/**
 * Makes a Word file of a paper in its own process: building and packing it takes seconds of processor time. Plain
 * JavaScript, because Node runs no TypeScript.
 */
import { Packer } from 'docx'
import { datedZip } from './dated-zip.mjs'
import { wordDocument } from './word-document.mjs'

process.once('message', async (/** @type {import('../make-apart.ts').MakeRequest} */ { json, pictures }) => {
  /** @type {import('../word-file.ts').WordRequest} */
  const request = JSON.parse(json)
  const bytes = datedZip(await Packer.toBuffer(wordDocument({ ...request, pictures })), new Date(request.changedAt))
  process.send?.({ bytes }, () => process.disconnect())
})
