/** A book's name without its version and edition (七年级上册 for 人教版2024 七年级上册). */
export const shortBookName = (name: string): string => name.replace(/^\S*版\S*\s+(?=\S)/, '')
