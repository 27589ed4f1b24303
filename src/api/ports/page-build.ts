/** The build of this page; empty if unknown. */
export const pageBuild = (): string => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="podium-build"]')?.content ?? ''
  return /^[\w-]{1,20}$/.test(content) && content !== '__BUILD__' ? content : ''
}
