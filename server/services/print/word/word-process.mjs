/**
 * Makes a Word file of a paper in a process of its own: building and packing it holds a processor for seconds. Plain
 * JavaScript, because Node runs no TypeScript.
 */
import { Packer } from 'docx'
import { wordDocument } from './word-document.mjs'

process.once('message', async (/** @type {import('./word-document.mjs').WordRequest} */ request) => {
  const bytes = await Packer.toBuffer(wordDocument(request))
  process.send?.({ bytes }, () => process.disconnect())
})
