/** Fonts whose letters are drawn as bullets; Word takes the `o` of the last one for a small circle. */
const fontsOfBullets = /font-family:\s*["']?(?:wingdings|symbol|courier new)/i

/**
 * Word writes a list as paragraphs, with the number or bullet of each as text that programs are meant to ignore. Numbers are
 * kept with a single space behind; bullets are dropped, as are those of other lists. Its empty paragraphs contain a space.
 */
export function writeWordSigns(page: Document): void {
  for (const element of page.querySelectorAll('[data-style*="mso-list" i]')) {
    if (!/mso-list:\s*ignore/i.test(styleOf(element))) continue
    const sign = element.textContent.trim()
    element.replaceWith(isBullet(sign, element) ? '' : `${sign} `)
  }
  for (const filler of page.querySelectorAll(String.raw`o\:p`)) if (filler.textContent.trim() === '') filler.remove()
}

const isBullet = (sign: string, element: Element): boolean =>
  /^[^\p{L}\p{N}]$/u.test(sign) || (sign.length === 1 && fontsOfBullets.test(styleOf(element.parentElement)))

const styleOf = (element: Element | null): string => element?.getAttribute('data-style') ?? ''
