/** Columns whose texts ship with the product and have a name in each language. */
const contentColumns = ['knowledge', 'section', 'criterion'] as const

type ContentColumn = (typeof contentColumns)[number]

const isOfContent = (column: string): column is ContentColumn => contentColumns.some((one) => one === column)

/** A section's name without its number: 三、阅读理解 becomes 阅读理解. */
export const sectionName = (section: string): string => section.replace(/^[一二三四五六七八九十]+、\s*/, '')

/**
 * A text of a report's column as the reader's language names it, on screen and in files. A section that has a name
 * there loses its Chinese number.
 */
export function contentText(column: string, text: string, nameIn: (name: string) => string): string {
  if (!isOfContent(column)) return text
  if (column !== 'section') return nameIn(text)
  const plain = sectionName(text)
  const named = nameIn(plain)
  return named === plain ? text : named
}
