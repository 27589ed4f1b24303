/** Characters of at most an em: Latin ones, and the usual Chinese ones with their punctuation. */
const plainText = /^[ -~\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]*$/

/** What marks a formula, a picture, a blank, or bold text: as wide as it may be. */
const marked = /[$![\]*_\\|]/

/** The letter before an option and the space to the next one, in ems. */
const letterAndGap = 2.2

/** A seal takes some of each line. */
const besideSeal = 0.9

/**
 * Whether four options certainly fit on one line, however wide their characters are, so that they need not be measured.
 * What this cannot tell is measured by the template.
 */
export function areSurelyShort(options: readonly { readonly text: string }[], lineWidth: number): boolean {
  const most = (lineWidth * besideSeal) / 4 - letterAndGap
  return (
    options.length > 0 &&
    options.length <= 4 &&
    options.every(({ text }) => text.length <= most && plainText.test(text) && !marked.test(text))
  )
}
