/** The build that this page is of; empty where the page does not say. */
export const pageBuild = (): string => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="podium-build"]')?.content ?? ''
  return /^[\w-]{1,20}$/.test(content) && content !== '__BUILD__' ? content : ''
}
