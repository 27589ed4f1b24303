import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/**
 * A Word file whose parts and properties carry the date of its paper's last change instead of the file's creation.
 * @param {Uint8Array} bytes
 * @param {Date} date
 */
export function datedZip(bytes, date) {
  const parts = unzipSync(bytes)
  const properties = parts['docProps/core.xml']
  if (properties !== undefined) parts['docProps/core.xml'] = strToU8(datedProperties(strFromU8(properties), date))
  return zipSync(parts, { mtime: date })
}

/** @param {string} xml @param {Date} date */
const datedProperties = (xml, date) =>
  xml.replaceAll(/(<dcterms:(created|modified)[^>]*>)[^<]*/g, (_, start) => start + date.toISOString())
