import type { ItemReport } from '#api/contract/areas/report.ts'

/** A section's name without its number: 三、阅读理解 becomes 阅读理解. */
export const sectionName = ({ sectionText }: ItemReport): string =>
  sectionText.replace(/^[一二三四五六七八九十]+、\s*/, '')
