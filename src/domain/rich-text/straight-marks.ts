/** Apostrophes, quotation marks and dashes as phone keyboards and word processors produce them. */
const apostrophes = /[\u2018\u2019\u201A\u201B\u2032\u02BC\u00B4`]/g
const quotes = /[\u201C-\u201F\u2033]/g
const dashes = /[\u2010-\u2015\u2212\u207B\u208B\uFE31\uFE32\uFE58]/g

/** With the apostrophe, the quotation mark and the hyphen of a keyboard. */
export const straightMarks = (text: string): string =>
  text.replaceAll(apostrophes, "'").replaceAll(quotes, '"').replaceAll(dashes, '-')
